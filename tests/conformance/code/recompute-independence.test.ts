import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, wrongWays } from '../../fixtures/imports.ts'
import { packagesIn } from '../../fixtures/imported-packages.ts'
import { isTest, ROOT, sourceFiles } from '../../fixtures/source-files.ts'

const FOLDER = 'packages/recompute/'
/** PostgreSQL's client and exact decimals: no more is needed to read facts and to add them up. */
const PACKAGES = ['big.js', 'pg']

const sources = sourceFiles(/\.ts$/, ['packages/recompute'])
const program = sources.filter(({ path }) => !isTest(path))

test('the second implementation imports nothing of ours, so it shares no mistake with the first', () => {
  expect(program.length).toBeGreaterThan(20)
  expect(sources.flatMap(importsOf).filter((path) => !path.startsWith(FOLDER))).toEqual([])
  expect([...new Set(program.flatMap(({ text }) => packagesIn(text)))].toSorted()).toEqual(PACKAGES)
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, FOLDER, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(Object.keys(dependencies)).toEqual(PACKAGES)
})

test('only the command and tests import the second implementation, so no engine can lean on it', () => {
  const users = sourceFiles(/\.(?:ts|tsx)$/, ['packages', 'app', 'components', 'store', 'lib', 'front', 'console'])
    .filter((file) => !file.path.startsWith(FOLDER) && importsOf(file).some((path) => path.startsWith(FOLDER)))
    .map(({ path }) => path)
  expect(users).toEqual(['packages/runner/commands/recompute.ts'])
})

test('the scan finds an import of an engine', () => {
  const text = "import { decide } from '../../gateway/engines/tasks/rules/decide.ts'"
  expect(wrongWays({ path: `${FOLDER}outcomes/tasks.ts`, text })).toHaveLength(1)
})

test('it reads the views for auditors alone', () => {
  const read = program.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:from|join)\s+([a-z_]+)\b/g)].map(([, name]) => name),
  )
  const named = new Set(read.filter((name) => name?.includes('_')))
  expect([...named].filter((name) => !name?.startsWith('audit_'))).toEqual([])
})

test('money is never a float in it', () => {
  const floats = program.filter(({ text }) =>
    /\b(?:parseFloat|toNumber)\b|\bNumber\([^)]*(?:amount|volume|quantity|rebate|fee)/.test(text),
  )
  expect(floats.map(({ path }) => path)).toEqual([])
})
