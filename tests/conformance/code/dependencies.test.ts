import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FRONT_PACKAGES } from '@fanfare/runner/release/make-release.ts'
import { reachedFrom, withoutTypeImports } from '../../fixtures/import-graph.ts'
import { importedPackages, packagesIn } from '../../fixtures/imported-packages.ts'
import { ROOT, SOURCE_FOLDERS, isTest, sourceFiles } from '../../fixtures/source-files.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>
const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest
const isOurs = (name: string) => name.startsWith('@fanfare/')
const namesOf = (...lists: (Record<string, string> | undefined)[]) => lists.flatMap((list) => Object.keys(list ?? {}))

const folders = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
const site = manifestOf('.')
const imported = importedPackages()

/** The folder whose package.json speaks for a file. */
const packageOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`)) ?? '.'
const isForDevelopers = (path: string) =>
  isTest(path) || /^(?:bench|scripts|tests|types)\/|^(?:playwright|vitest|console\/vite)\.config\.ts$/.test(path)

test('every import is declared by its own package, or for developers by the whole project', () => {
  expect(imported.size).toBeGreaterThan(20)
  const forDevelopers = namesOf(site.dependencies, site.devDependencies, site.optionalDependencies)
  const missing = [...imported].flatMap(([name, paths]) =>
    paths
      .filter((path) => {
        const { dependencies, optionalDependencies } = manifestOf(packageOf(path))
        if (namesOf(dependencies, optionalDependencies).includes(name)) return false
        return !isForDevelopers(path) || !forDevelopers.includes(name)
      })
      .map((path) => `${path} imports ${name}`),
  )
  expect(missing).toEqual([])
})

test('every package declares only what it imports', () => {
  const idle = folders.flatMap((folder) =>
    namesOf(manifestOf(folder).dependencies)
      .filter((name) => !imported.get(name)?.some((path) => packageOf(path) === folder && !isForDevelopers(path)))
      .map((name) => `${folder} declares ${name}`),
  )
  expect(idle).toEqual([])
})

test('[LOC-7] one library adds days and months, and one file reads the rules of a zone', () => {
  expect(['date-fns', '@date-fns/tz', 'luxon', 'moment'].filter((name) => imported.has(name))).toEqual([])
  expect(imported.get('dayjs')?.length).toBeGreaterThan(1)
  const readsZones = /dayjs\/plugin\/timezone|\.formatToParts\(/
  const readers = sourceFiles(/(?<!\.test)\.tsx?$/).filter(({ text }) => readsZones.test(text))
  // The second one reads how a currency is written, the third one a zone's name.
  expect(readers.map(({ path }) => path)).toEqual([
    'packages/kernel/time/zoned-time.ts',
    'packages/languages/display-rate.ts',
    'packages/languages/own-time-note.ts',
  ])
})

test('a thread for large texts starts without the modules of the database', () => {
  const files = sourceFiles(/\.ts$/, SOURCE_FOLDERS)
  const reached = reachedFrom(['packages/gateway/thread.ts'], files)
  const own = files.filter(({ path }) => reached.has(path))
  expect(own.length).toBeGreaterThan(50)
  expect(own.flatMap(({ text }) => packagesIn(withoutTypeImports(text)))).not.toContain('kysely')
})

test('the packages that a release takes for the front are those that its files import', () => {
  const files = sourceFiles(/\.(?:ts|tsx|mjs)$/, SOURCE_FOLDERS).filter(({ path }) => !isTest(path))
  const reached = reachedFrom(['front/server.ts'], files)
  const own = files.filter(({ path }) => reached.has(path) && !path.startsWith('packages/'))
  expect(own.length).toBeGreaterThan(60)
  const names = new Set(own.flatMap(({ text }) => packagesIn(withoutTypeImports(text))))
  expect([...names].filter((name) => !isOurs(name)).toSorted()).toEqual(FRONT_PACKAGES)
})
