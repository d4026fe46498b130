import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedPackages } from '../fixtures/imported-packages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>
const manifest = JSON.parse(read('package.json')) as Manifest
const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
const imported = importedPackages()

const page = read('docs/dependencies.md')
const rowsOf = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
const unused = page.split(/^## /m).find((section) => section.startsWith('Not imported yet')) ?? ''

/** Packages that another one of ours brings along in the version that belongs to it. */
const BROUGHT_ALONG: Record<string, string> = { 'use-intl': 'next-intl', 'icu-minify': 'next-intl' }

test('every package of package.json has its one line in docs/dependencies.md, and no line is stale', () => {
  expect(rowsOf(page).toSorted()).toEqual(Object.keys(declared).toSorted())
})

test('versions are exact', () => {
  expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('what our code imports is declared', () => {
  expect(imported.size).toBeGreaterThan(20)
  const strangers = [...imported].filter(([name]) => !(name in declared) && !(name in BROUGHT_ALONG))
  expect(strangers).toEqual([])
})

test('what is brought along belongs to the package that brings it', () => {
  for (const [name, bringer] of Object.entries(BROUGHT_ALONG)) {
    const { dependencies } = JSON.parse(read(`node_modules/${bringer}/package.json`)) as Manifest
    expect(dependencies).toHaveProperty([name])
    expect(declared).toHaveProperty([bringer])
  }
})

test('what the page says is not imported is imported nowhere', () => {
  expect(rowsOf(unused).length).toBeLessThan(rowsOf(page).length)
  expect(rowsOf(unused).filter((name) => imported.has(name))).toEqual([])
})

test('what runs in production is imported, or its line says why not', () => {
  const silent = Object.keys(manifest.dependencies ?? {}).filter((name) => !imported.has(name))
  const excused = silent.filter(
    (name) =>
      rowsOf(unused).includes(name) || new RegExp(`^\\| \`${name}\` \\| (Peer of|Read as files)`, 'm').test(page),
  )
  expect(silent).toEqual(excused)
})
