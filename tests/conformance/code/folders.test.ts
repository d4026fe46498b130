import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from '../../fixtures/imports.ts'
import { ROOT, SOURCE_FOLDERS, type SourceFile, sourceFiles } from '../../fixtures/source-files.ts'

const MOST_FILES = 40
const MOST_LINES = 300

/** Folders that grow by one file with each entry of a list: how many files they may have, and why. */
const LISTS: Readonly<Record<string, readonly [most: number, because: string]>> = {
  'docs/decisions': [46, 'a file for each decision, by number'],
  'tests/e2e/states': [120, 'signatures of pictures, a file for each group and view, written by a command'],
}

/**
 * How many sources the project has at most, and which part of them has one importer: a file with one importer is a part of that
 * importer, unless it has a subject of its own. Both are lowered when files are merged, and raised only by a decision that says why.
 */
const MOST_SOURCES = 2530
const MOST_WITH_ONE_IMPORTER = 0.352

/** Tokens of source that each room has at most. Lower a row when the room has become lighter; only a decision that says why raises one. */
const MOST_TOKENS: Readonly<Record<string, number>> = {
  app: 14_750,
  bench: 23_500,
  components: 313_800,
  console: 66_250,
  front: 27_550,
  gallery: 25_500,
  lib: 78_500,
  'packages/activities': 30_250,
  'packages/contract': 48_250,
  'packages/gateway': 380_500,
  'packages/kernel': 22_500,
  'packages/languages': 14_750,
  'packages/runner': 45_500,
  scripts: 21_000,
  store: 14_250,
}
const TOKEN =
  /\/\*[^]*?\*\/|\/\/.*|`(?:\\[^]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[A-Za-z_$][\w$]*|\d[\w.]*|[^\s\w]/g
/** Names, numbers, strings and signs. A string of many words counts as them, so that code in a string saves nothing. */
const tokensOf = ({ text }: SourceFile): number =>
  text.match(TOKEN)?.reduce((sum, token) => {
    if (/^\/[/*]/.test(token)) return sum
    return sum + (token.length > 40 && /^[`'"]/.test(token) ? token.split(/\s+/).length : 1)
  }, 0) ?? 0
const roomOf = (path: string): string => path.split('/', path.startsWith('packages/') ? 2 : 1).join('/')

const all = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
const read = (path: string): SourceFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)
const TESTS = /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:tests|testing)\//
const isCode = (path: string): boolean => /(?<!\.d)\.(?:ts|tsx|mjs|cjs)$/.test(path)

/** The folders with more files than they may have; a folder in one does not count as a file. */
function crowded(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > (LISTS[folder]?.[0] ?? MOST_FILES))
    .map(([folder, count]) => `${folder} has ${count} files`)
}

const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1

const tooLong = (files: readonly SourceFile[]): string[] =>
  files.filter((file) => linesOf(file) > MOST_LINES).map(({ path }) => path)

/** The sources that exactly one of the files imports, by `import()` too. */
function withOneImporter(files: readonly SourceFile[]): string[] {
  const importers = new Map<string, number>()
  for (const file of files)
    for (const target of new Set(importsOf(file))) importers.set(target, (importers.get(target) ?? 0) + 1)
  return files.filter(({ path }) => importers.get(path) === 1).map(({ path }) => path)
}

test('no folder has more than 40 files, lists aside', () => {
  expect(all.length).toBeGreaterThan(3000)
  expect(crowded(all)).toEqual([])
})

test('no source has more than 300 lines', () => {
  const files = all.filter((path) => !isTest(path) && (isCode(path) || path.endsWith('.css'))).map(read)
  expect(files.length).toBeGreaterThan(2000)
  expect(tooLong(files)).toEqual([])
})

test('the project has no more sources than before, and no more of them with one importer', () => {
  const files = all.filter((path) => isCode(path) && !TESTS.test(path)).map(read)
  expect(files.length).toBeGreaterThan(1500)
  expect(files.length).toBeLessThanOrEqual(MOST_SOURCES)
  expect(withOneImporter(files).length / files.length).toBeLessThanOrEqual(MOST_WITH_ONE_IMPORTER)
})

test('no room has more tokens of source than its budget', () => {
  const isSource = (path: string) => (isCode(path) || path.endsWith('.css')) && path.includes('/') && !TESTS.test(path)
  const rooms = Map.groupBy(all.filter(isSource).map(read), ({ path }) => roomOf(path))
  const weights = [...rooms].map(
    ([room, files]) => [room, files.reduce((sum, file) => sum + tokensOf(file), 0)] as const,
  )
  expect(weights.filter(([room, tokens]) => tokens > (MOST_TOKENS[room] ?? 0))).toEqual([])
})

test('every folder with code is read by the checks of the product, or is of developers', () => {
  const ofDevelopers = ['bench', 'scripts', 'tests', 'types']
  const withCode = all.filter((path) => /\/.*\.(?:ts|tsx|mjs|cjs)$/.test(path)).map((path) => path.split('/')[0])
  expect(new Set(withCode)).toEqual(new Set([...SOURCE_FOLDERS, ...ofDevelopers]))
})

/** The fewest files that a check of a folder reads. A check of an empty folder would find nothing, and pass. */
const FEWEST: Record<(typeof SOURCE_FOLDERS)[number], number> = {
  app: 60,
  gallery: 30,
  components: 500,
  store: 50,
  lib: 200,
  front: 40,
  console: 10,
  packages: 900,
}

test.each(Object.entries(FEWEST))('a check of %s reads at least %i files', (folder, fewest) => {
  expect(sourceFiles(/\.tsx?$/, [folder]).length).toBeGreaterThanOrEqual(fewest)
})

test('the checks find a crowded folder, a long source, and a source with one importer', () => {
  const paths = Array.from({ length: MOST_FILES + 1 }, (_, index) => `lib/part/${index}.ts`)
  expect(crowded([...paths, 'lib/part/deeper/a.ts'])).toEqual(['lib/part has 41 files'])
  expect(crowded(paths.slice(1))).toEqual([])
  expect(tooLong([{ path: 'lib/a.ts', text: 'a\n'.repeat(MOST_LINES + 1) }])).toEqual(['lib/a.ts'])
  expect(tooLong([{ path: 'lib/a.ts', text: 'a\n'.repeat(MOST_LINES) }])).toEqual([])
  const files = [
    { path: 'lib/a.ts', text: "import './b.ts'\nimport { c } from '#lib/c.ts'" },
    { path: 'lib/b.ts', text: "import { c } from './c.ts'\nimport type { C } from './c.ts'" },
    { path: 'lib/c.ts', text: '' },
  ]
  expect(withOneImporter(files)).toEqual(['lib/b.ts'])
})
