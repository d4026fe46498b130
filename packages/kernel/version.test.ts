import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VERSION } from './version.ts'

test('the site and every package have the same version', () => {
  const files = ['package.json', ...globSync('packages/*/package.json')]
  expect(files.length).toBeGreaterThan(6)
  const versions = files.map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
  expect(new Set(versions)).toEqual(new Set([VERSION]))
})
