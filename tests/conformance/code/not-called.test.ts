import { expect, test } from 'vitest'
import { parseConfig } from '@fanfare/kernel/config/config.ts'
import { namedBy, productEntries, productFiles, reachedFrom } from '../../fixtures/import-graph.ts'

/**
 * Code that the product does not call yet, with the screen or setting that will: a whole file by its path, one export
 * as `path#export`, a setting by its name. Empty when the product is complete.
 */
const NOT_CALLED_YET: Readonly<Record<string, string>> = {}

/** Code that only tests and tools call, with the reason why it is not in a test folder. */
const FOR_TESTS_ONLY: Readonly<Record<string, string>> = {
  'packages/runner/processes/processes.ts#secondsOfEnded':
    'reads /proc as its neighbours do, for the steps of npm test',
}

const files = productFiles()
const paths = files.map(({ path }) => path)
const listed = { ...NOT_CALLED_YET, ...FOR_TESTS_ONLY }
const inList = (pattern: RegExp) => Object.keys(listed).filter((entry) => pattern.test(entry))

/** Developers' pages and commands count here: code that they use is not dead. */
const DEVELOPERS =
  /^app\/\[locale\]\/dev\/.*(?:page\.tsx|layout\.tsx|route\.ts)$|^packages\/runner\/commands\/test\.ts$|^scripts\/(?!loaders\/)/

test('every file is reachable from a page, a process, a command or a tool, or listed as not called yet', () => {
  expect(files.length).toBeGreaterThan(500)
  const entries = [...productEntries(paths), ...paths.filter((path) => DEVELOPERS.test(path))]
  const reached = reachedFrom(entries, files, namedBy)
  expect(paths.filter((path) => !reached.has(path)).toSorted()).toEqual(inList(/^[^#]+\/[^#]+$/).toSorted())
})

const VALUE = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm
const DESTRUCTURED = /^export const \{ ([^}]+) \} = /gm

/** The exported values of a file, and how often the file itself uses a name. */
const exportsOf = (text: string): [name: string, unused: number][] => [
  ...[...text.matchAll(VALUE)].map(([, name = '']): [string, number] => [name, 1]),
  ...[...text.matchAll(DESTRUCTURED)]
    .flatMap(([, names = '']) => names.split(/,\s*/).filter(Boolean))
    .map((name): [string, number] => [name, 2]),
]

const count = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0

/** `path#export` of every value that only tests use. Next and the migrator load their files by name. */
function unusedExports(): string[] {
  const called = new Set(productEntries(paths))
  const words = new Map<string, number>()
  for (const { text } of files)
    for (const word of new Set(text.match(/\w+/g))) words.set(word, (words.get(word) ?? 0) + 1)
  return files
    .filter(({ path }) => !called.has(path) && !DEVELOPERS.test(path) && !(path in listed))
    .flatMap(({ path, text }) =>
      exportsOf(text)
        .filter(([name, unused]) => words.get(name) === 1 && count(text, name) === unused)
        .map(([name]) => `${path}#${name}`),
    )
}

test('every exported value is used by the product or listed', () => {
  expect(unusedExports().toSorted()).toEqual(inList(/#/).toSorted())
})

test('every setting is read by the product or listed as not used yet', () => {
  const result = parseConfig({})
  const settings = Object.keys(result.ok ? result.config : {}).filter((name) => /^[A-Z_]+$/.test(name))
  const readers = files.filter(({ path }) => !/^packages\/kernel\/config|^scripts\/settings-table/.test(path))
  const unread = settings.filter((name) => !readers.some(({ text }) => count(text, name) > 0))
  expect(unread.toSorted()).toEqual(inList(/^[A-Z_]+$/).toSorted())
})
