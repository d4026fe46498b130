import { expect, test } from 'vitest'
import { readCoverage, sideOf, type Side } from '../../../scripts/requirement-coverage.ts'

const { requirements, unknown } = readCoverage()

test('every ID in the title of a test is in tests/requirements.csv', () => expect(unknown).toEqual([]))

/** D-7 also asks for a one-time id in each message of the app, which no app sends. */
const NOT_MET = ['D-7']

test('every requirement and rule is listed once, and named by a test', () => {
  const ids = requirements.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(130)
  expect(ids).toEqual([...new Set(ids)])
  expect(requirements.filter(({ mentions }) => mentions.length === 0).map(({ id }) => id)).toEqual(NOT_MET)
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

test('every requirement with a screen is proven in a browser, and every call on its side', () => {
  const seen = requirements.filter(({ id }) => ON_SCREEN.test(id)).map(({ id }) => id)
  expect(seen.length).toBeGreaterThan(60)
  expect(seen.filter((id) => !sidesOf(id).has('browser'))).toEqual(Object.keys(PROVEN_ELSEWHERE))
  const gateway = requirements.filter(({ id }) => /^(?:GW|ACT|AGT|MSG)-/.test(id)).map(({ id }) => id)
  expect(gateway.filter((id) => !sidesOf(id).has('gateway') && !sidesOf(id).has('whole'))).toEqual([])
})

test.each(Object.entries(PROVEN_ELSEWHERE))(
  '%s, which no browser test names, has tests of the side that proves it',
  (id, [side]) => expect([...sidesOf(id)]).toContain(side),
)
