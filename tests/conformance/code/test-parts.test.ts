import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { longTestFiles, testFiles } from '@fanfare/runner/testing/test-files.ts'
import { MOCKS_MODULES } from '../../../vitest.config.ts'

/** Every test runs in `npm test` or in `npm test -- long`, and in one of them alone. */
const files = testFiles().map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }))

/** Folders with configurations of their own. Added files are a part of another project's copy. */
const LANES: Record<string, RegExp> = {
  'vitest.config.ts': /^(?!tests\/(?:e2e|lifecycle|faults|browsers|additions\/files)\/).*\.test\.tsx?$/,
  'tests/lifecycle/vitest.config.ts': /^tests\/lifecycle\/.*\.test\.ts$/,
  'tests/faults/vitest.config.ts': /^tests\/faults\/[^/]*\.test\.ts$/,
  'tests/faults/night.config.ts': /^tests\/faults\/night\/.*\.test\.ts$/,
  'tests/browsers/vitest.config.ts': /^tests\/browsers\/.*\.test\.ts$/,
  'playwright.config.ts': /^tests\/e2e\/.*\.spec\.ts$/,
  'a copy of the project': /^tests\/additions\/files\//,
}

test('each file of tests belongs to one lane', () => {
  expect(files.length).toBeGreaterThan(700)
  const lanes = (path: string) => Object.keys(LANES).filter((lane) => LANES[lane]?.test(path))
  expect(files.map(({ path }) => [path, lanes(path)]).filter(([, of]) => of?.length !== 1)).toEqual([])
  const steps = readFileSync(inRoot('packages', 'runner', 'testing', 'steps.ts'), 'utf8')
  for (const lane of Object.keys(LANES).filter((name) => /(?:vitest|night)\.config/.test(name)))
    expect(steps).toContain(lane)
})

test('tests have no other tags than long and night, in one form', () => {
  const vitest = files.filter(({ path }) => path.includes('.test.') && !path.endsWith('test-parts.test.ts'))
  const tags = vitest.flatMap(({ path, text }) =>
    (text.match(/(?<=^ *\{ |['`], \{ )tags: \[?['"].*$|@module-tag.*$/gm) ?? []).map((tag) => [path, tag]),
  )
  expect(tags.length).toBeGreaterThan(20)
  expect(tags.filter(([, tag = '']) => !/^tags: \['(?:long|night)'\]|^@module-tag (?:long|night)$/.test(tag))).toEqual(
    [],
  )
  expect(longTestFiles()).toContain('tests/backup/commands.test.ts')
})

test('a file that mocks modules has a worker of its own, because a shared one may have loaded them before', () => {
  const mocks = files.filter(
    ({ path, text }) => /\.test\.ts$|\.static\.test\.tsx$/.test(path) && /^\s*vi\.(?:do)?mock\(/im.test(text),
  )
  expect(mocks.map(({ path }) => path).toSorted()).toEqual(MOCKS_MODULES)
})

/** Calls that start the product, or its gateway with a database of its own. */
const STARTS = /\b(?:startSite|Stack\.start|startDatabase|makeRelease)\(/

test('`npm test` starts one product for all tests of lifecycle, and one for all faults', () => {
  const isLong = ({ text }: { text: string }) =>
    /^\/\/ @module-tag (?:long|night)\n/.test(text) ||
    text.match(/^(?:test|describe)\b/gm)?.length === text.match(/\btags: \['(?:long|night)'\]/g)?.length
  const short = files.filter((file) => /^tests\/(?:lifecycle|faults)\/[^/]*$/.test(file.path) && !isLong(file))
  expect(short.map(({ path }) => path)).toContain('tests/faults/under-load.test.ts')
  const starting = short.filter(({ text }) => STARTS.test(text)).map(({ path }) => path)
  expect(starting).toEqual(['tests/lifecycle/release.test.ts'])
  expect(readFileSync(inRoot('tests/lifecycle/release.test.ts'), 'utf8').match(/startSite\(/g)).toHaveLength(1)
  // The others take the product of the worker.
  expect(readFileSync(inRoot('tests/faults/support/stack.ts'), 'utf8').match(/Stack\.start\(/g)).toHaveLength(1)
})

test('a file `.static.test.tsx`, which has no browser, only reads a page', () => {
  const still = files.filter(({ path }) => path.endsWith('.static.test.tsx'))
  expect(still.length).toBeGreaterThan(10)
  expect(still.filter(({ text }) => /\b(?:userEvent|fireEvent|renderHook|act)\b/.test(text))).toEqual([])
})
