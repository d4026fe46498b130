import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, SOURCE_FOLDERS, sourceFiles } from '../../fixtures/source-files.ts'

const MOST_FILES = 40

/** Folders that grow by one file with each entry of a list: how many files they may have, and why. */
const LISTS: Readonly<Record<string, readonly [most: number, because: string]>> = {
  'docs/decisions': [80, 'a file for each decision, by number'],
  'tests/e2e/states': [120, 'signatures of pictures, a file for each group and view, written by a command'],
}

const all = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))

/** The folders with more files than they may have; a folder in one does not count as a file. */
function crowded(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > (LISTS[folder]?.[0] ?? MOST_FILES))
    .map(([folder, count]) => `${folder} has ${count} files`)
}

test('no folder has more than 40 files, lists aside', () => {
  expect(all.length).toBeGreaterThan(3000)
  expect(crowded(all)).toEqual([])
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

test('the check finds a crowded folder', () => {
  const paths = Array.from({ length: MOST_FILES + 1 }, (_, index) => `lib/part/${index}.ts`)
  expect(crowded([...paths, 'lib/part/deeper/a.ts'])).toEqual(['lib/part has 41 files'])
  expect(crowded(paths.slice(1))).toEqual([])
})
