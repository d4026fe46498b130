import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policyOf } from '@fanfare/gateway/console/pages.ts'
import { CONSOLE_BUILD } from '@fanfare/runner/start/build.ts'

/** KiB of all scripts of the console after gzip; a page loads fewer. */
const MOST_SCRIPT = 150

const folder = mkdtempSync(join(tmpdir(), 'fanfare-console-build-'))
let files: string[] = []
beforeAll(() => {
  execFileSync(process.execPath, [...CONSOLE_BUILD, '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string): Buffer => readFileSync(join(folder, path))

test('all scripts of the console have at most 150 KiB after gzip', () => {
  const scripts = files.filter((path) => path.endsWith('.js'))
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(read(path)).length, 0)
  expect(bytes / 1024).toBeGreaterThan(50)
  expect(bytes / 1024).toBeLessThanOrEqual(MOST_SCRIPT)
})

test('the page of the console has no inline script, no inline style and no address of another host', () => {
  const html = read('index.html').toString()
  expect(policyOf(html)).toContain("script-src 'self'; style-src 'self';")
  expect(html).not.toMatch(/\sstyle=|\son\w+=|data:|https?:\/\//)
  for (const path of files.filter((name) => name.endsWith('.css')))
    expect(read(path).toString()).not.toMatch(/url\((?!\/assets\/)/)
})

test('a primitive’s rule wins over an element’s on every page of the console, whatever loads first', () => {
  const [sheet = '', ...others] = files.filter((path) => path.endsWith('.css'))
  expect(others).toEqual([])
  expect(read(sheet).toString()).toMatch(/^@layer base, ?ui;/)
})

test('the console has the words that users read at a pause, and no other texts of the site', () => {
  const script = files
    .filter((path) => path.endsWith('.js'))
    .map((path) => read(path).toString())
    .join('')
  expect(script).toContain('We’re checking something in this activity.')
  expect(script).not.toContain('Create account')
})
