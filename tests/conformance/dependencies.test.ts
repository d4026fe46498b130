import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedPackages } from '../fixtures/imported-packages.ts'
import { sourceFiles } from '../fixtures/source-files.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>
const manifest = JSON.parse(read('package.json')) as Manifest
const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
const imported = importedPackages()

const page = read('docs/dependencies.md')
const rowsOf = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)
const unused = page.split(/^## /m).find((section) => section.startsWith('Not imported yet')) ?? ''

test('every package of package.json has one line in docs/dependencies.md, and every line a package', () => {
  expect(rowsOf(page).toSorted()).toEqual(Object.keys(declared).toSorted())
})

test('versions are exact', () => {
  expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

test('every imported package is declared', () => {
  expect(imported.size).toBeGreaterThan(20)
  const strangers = [...imported].filter(([name]) => !(name in declared))
  expect(strangers).toEqual([])
})

test('a package listed as not imported is imported nowhere', () => {
  expect(rowsOf(unused).length).toBeLessThan(rowsOf(page).length)
  expect(rowsOf(unused).filter((name) => imported.has(name))).toEqual([])
})

test('every production dependency is imported, or its line gives the reason', () => {
  const silent = Object.keys(manifest.dependencies ?? {}).filter((name) => !imported.has(name))
  const excused = silent.filter(
    (name) =>
      rowsOf(unused).includes(name) || new RegExp(`^\\| \`${name}\` \\| (Peer of|Read as files)`, 'm').test(page),
  )
  expect(silent).toEqual(excused)
})

test('[LOC-7] one library adds days and months, and one file reads the rules of a zone', () => {
  expect(['date-fns', '@date-fns/tz', 'luxon', 'moment'].filter((name) => imported.has(name))).toEqual([])
  expect(imported.get('dayjs')?.length).toBeGreaterThan(1)
  const readsZones = /dayjs\/plugin\/timezone|\.formatToParts\(/
  const readers = sourceFiles(/(?<!\.test)\.tsx?$/).filter(({ text }) => readsZones.test(text))
  // The first one reads a zone's name.
  expect(readers.map(({ path }) => path)).toEqual(['lib/i18n/own-time-note.ts', 'lib/time/zoned-time.ts'])
})
