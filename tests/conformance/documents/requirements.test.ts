import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCoverage, sideOf, type Side } from '../../../scripts/requirement-coverage.ts'
import { ROOT } from '../../fixtures/source-files.ts'

const { requirements, unknown } = readCoverage()

test('every ID in the title of a test is in docs/requirements.md or docs/money-and-ledger.md', () => {
  expect(unknown).toEqual([])
})

test('the documents number each requirement once', () => {
  const ids = requirements.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const families = new Set(ids.map((id) => id.replace(/-\d+$/, '')))
  expect([...families]).toEqual(
    expect.arrayContaining(['SCR', 'PAGE', 'LOC', 'SHELL', 'AUTH', 'API', 'NET', 'APP', 'ACT', 'AGT', 'MSG', 'SHARE']),
  )
  expect([...families]).toEqual(expect.arrayContaining(['UI', 'ANA', 'GW', 'DEV', 'D']))
})

/** Requirements of these families are seen on a screen. */
const ON_SCREEN = /^(?:SCR|PAGE|LOC|SHELL|AUTH|APP|ACT|AGT|MSG|SHARE|UI|ANA)-/
/** Those among them that no browser test names, with the side that proves them. */
const PROVEN_ELSEWHERE: Readonly<Record<string, [side: Side, reason: string]>> = {
  'PAGE-1': ['unit', 'a label in events and in the name of a saved file, which no page shows'],
  'LOC-9': ['unit', 'one formatter writes every number, and its tests hold each language'],
  'SHELL-6': ['screen', 'the slices of the store, which other parts show'],
  'ACT-2': ['gateway', 'codes on the wire; the pictures of states have a reward of each type'],
  'ACT-5': ['gateway', 'which facts a period counts is decided there'],
  'ACT-6': ['gateway', 'operators of activity files collapse before anything is shown'],
  'AGT-3': ['gateway', 'a right: a foreign id answers like an absent one'],
  'AGT-5': ['gateway', 'names are masked before they leave it, so a page has no others'],
}

const sidesOf = (id: string): Set<Side> =>
  new Set(requirements.find((one) => one.id === id)?.mentions.map(({ path }) => sideOf(path)))

test('every requirement with a screen is proven in a browser, and every call and board of the gateway on its side', () => {
  const seen = requirements.filter(({ id }) => ON_SCREEN.test(id)).map(({ id }) => id)
  expect(seen.length).toBeGreaterThan(60)
  expect(seen.filter((id) => !sidesOf(id).has('browser'))).toEqual(Object.keys(PROVEN_ELSEWHERE))
  const gateway = requirements.filter(({ id }) => /^(?:GW|ACT|AGT|MSG)-/.test(id)).map(({ id }) => id)
  expect(gateway.filter((id) => !sidesOf(id).has('gateway') && !sidesOf(id).has('whole'))).toEqual([])
})

test.each(Object.entries(PROVEN_ELSEWHERE))(
  '%s, which no browser test names, has tests of the side that proves it',
  (id, [side]) => {
    expect([...sidesOf(id)]).toContain(side)
  },
)

const reliability = readFileSync(join(ROOT, 'docs', 'reliability.md'), 'utf8')
const [, listed = ''] = /^## 10\. Each item and its test\n([\s\S]*)$/m.exec(reliability) ?? []
const items = [...listed.matchAll(/^\| ((?:G|D-|DEV-)\d+) \| (.+) \|$/gm)].map(([, id = '', tests = '']) => ({
  id,
  tests: [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, path = '', title = '']) => ({ path, title })),
}))

test('docs/money-and-ledger.md lists each goal, part of the suite and decision with a test, once', () => {
  const goals = [...reliability.matchAll(/^\| (G\d+) \|/gm)].map(([, id = '']) => id)
  const numbered = requirements.map(({ id }) => id).filter((id) => /^(?:D|DEV)-/.test(id))
  expect(items.map(({ id }) => id)).toEqual([...new Set([...goals, ...numbered])])
  expect(items.filter(({ tests }) => tests.length === 0)).toEqual([])
})

test('each test that docs/money-and-ledger.md lists for an item has that title', () => {
  const gone = items.flatMap(({ id, tests }) =>
    tests
      .filter(({ path, title }) => !readFileSync(join(ROOT, path), 'utf8').includes(title))
      .map(({ path, title }) => `${id}: ${path} has no “${title}”`),
  )
  expect(gone).toEqual([])
})
