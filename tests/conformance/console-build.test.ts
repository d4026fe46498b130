import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { policyOf } from '@fanfare/gateway/console/pages.ts'
import { CONSOLE_BUILD } from '@fanfare/runner/start/build.ts'

/** KiB of the scripts of a page after gzip, with all that it loads later. */
const MOST_SCRIPT = 159
/** KiB of all scripts, which no page loads together: the editor and the pages of the queues are apart. */
const MOST_OF_ALL = 185

const folder = temporaryFolder()
execFileSync(process.execPath, [...CONSOLE_BUILD, '--outDir', folder, '--manifest'], {
  env: { ...process.env, NODE_ENV: 'production' },
})
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })

const read = (path: string): Buffer => readFileSync(join(folder, path))

const kib = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(read(path)).length, 0) / 1024

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** The scripts of each page by the address of its file: those of the shell, its own, and what it loads later. */
function scriptsOfPages(): Map<string, string[]> {
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<string, Chunk>
  const withImports = (name: string, seen: ReadonlySet<string>, withLater: boolean): ReadonlySet<string> => {
    const chunk = manifest[name]
    if (chunk === undefined || seen.has(name)) return seen
    const next = [...(chunk.imports ?? []), ...(withLater ? (chunk.dynamicImports ?? []) : [])]
    return next.reduce((all, one) => withImports(one, all, withLater), new Set([...seen, name]) as ReadonlySet<string>)
  }
  const shell = withImports('index.html', new Set(), false)
  const filesOf = (names: ReadonlySet<string>) => [...names].map((name) => manifest[name]?.file ?? '')
  const pages = manifest['index.html']?.dynamicImports ?? []
  return new Map(pages.map((page) => [page, filesOf(withImports(page, shell, true))]))
}

test('each page of the console loads at most 159 KiB of scripts after gzip', () => {
  const pages = scriptsOfPages()
  expect([...pages.keys()]).toContain('screens/edit.tsx')
  const sizes = [...pages].map(([page, scripts]) => ({ page, size: kib(scripts) }))
  expect(Math.min(...sizes.map(({ size }) => size))).toBeGreaterThan(100)
  expect(sizes.filter(({ size }) => size > MOST_SCRIPT)).toEqual([])
})

test('all scripts of the console together have at most 185 KiB', () => {
  const scripts = files.filter((path) => path.endsWith('.js'))
  expect(new Set([...scriptsOfPages().values()].flat())).toEqual(new Set(scripts))
  expect(kib(scripts)).toBeLessThanOrEqual(MOST_OF_ALL)
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
