import { describe, expect, test } from 'vitest'
import { parseActivityFile } from '../parse-files.ts'
import { expectFaults, faultsIn } from '../testing/expect-faults.ts'

const GOOD = `alias: small-cup
type: PersonalTrading
timeZone: Europe/Berlin
startTime: '2027-01-01T00:00:00Z'
endTime: '2027-01-10T00:00:00Z'
tasks:
  - id: trade
    type: TRADING_VOLUME
    period: DURING
    target: { amount: '100', unit: USDT }
    reward: { type: DROP, kind: Token, amount: { amount: '1', unit: USDT } }
tiers:
  - { id: first, rankFrom: 1, rankTo: 1, reward: { type: DROP, kind: Token, amount: { amount: '1', unit: USDT } } }
budget:
  - { rewardType: DROP, unit: USDT, limit: '10000' }
texts:
  en:
    title: Small cup
    rules: Be fair.
    tasks:
      trade: { title: Trade }
    labels:
      first: First place
settleDays: 3
`

const faults = (...changes: (readonly [string, string])[]): string[] => {
  let text = GOOD
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  return faultsIn(text)
}

describe('[ACT-9] a fault names the allowed value that the written one is most like', () => {
  test.each([
    ['a field', 'timeZone:', 'timezone:', 'timezone: is not a field of an activity file; did you mean timeZone?'],
    ['a field of a task', 'period:', 'perid:', 'tasks.0.perid: is not a field of tasks; did you mean period?'],
    ['a type of activity', 'PersonalTrading', 'PersonalTrade', 'did you mean PersonalTrading?'],
    ['a type of task', 'TRADING_VOLUME', 'TRADING_VOLUMES', 'did you mean TRADING_VOLUME?'],
    ['a period', 'DURING', 'during', 'must be one of EVERYDAY, AFTER, DURING; did you mean DURING?'],
    ['a time zone', 'Europe/Berlin', 'Europe/Berln', 'must be an IANA time zone; did you mean Europe/Berlin?'],
    ['a language', '  en:', '  eng: {}\n  en:', 'texts.eng: is not a language of the site; did you mean en?'],
    ['a task’s text', 'trade: {', 'tarde: {', 'texts.en.tasks.tarde: names no task of this file; did you mean trade?'],
    ['a label', 'first: F', 'frist: F', 'names no item, prize, tier, weight class, task or group; did you mean first?'],
  ])('%s', (_, from, to, expected) => expect(faults([from, to])).toContainEqual(expect.stringContaining(expected)))

  test('but nothing for a word that is like none of them', () => {
    expect(faults(['DURING', 'ONCE'])).toEqual(['cup.yaml:9:5 tasks.0.period: must be one of EVERYDAY, AFTER, DURING'])
  })
})

describe('[ACT-9] a fault is written for the author of the file', () => {
  test.each([
    ["amount: '100'", 'amount: 100', "tasks.0.target.amount: must be text: put it in quotes, '100'"],
    ['    title: Small cup\n', '', 'texts.en.title: is missing: text is needed'],
    ['title: Small cup', `title: ${'x'.repeat(81)}`, 'texts.en.title: must have at most 80 characters'],
    ['rankTo: 1', 'rankTo: 0', 'tiers.0.rankTo: must be at least 1'],
    ["'2027-01-01T00:00:00Z'", "'2027-01-01'", 'startTime: must be an instant such as "2027-01-01T00:00:00Z"'],
    ['target: { amount', 'target: { value', 'tasks.0.target.value: is not a field of target; there are amount, unit'],
    ["amount: '100', unit: USDT", "value: '100', unit: BTC", 'tasks.0.target.amount: is missing: text is needed'],
    ['rewardType: DROP', 'type: DROP', 'budget.0.type: is not a field of budget; there are rewardType, unit, limit'],
    ['rewardType: DROP, ', '', 'budget.0.rewardType: is missing: must be one of GIFT_CASH, DROP,'],
    ['settleDays: 3', "pool: '100'", "pool: must be a block of fields, { amount: '100', unit: USDT }"],
    ['settleDays: 3', 'audience: { regionsExcluded: [USA] }', 'GB; did you mean US (United States)?'],
    ['settleDays: 3', 'audience: { regionsExcluded: [CA, UK] }', 'GB; did you mean GB (United Kingdom)?'],
    ['settleDays: 3', 'audience: { regionsExcluded: [XX] }', 'regionsExcluded.0: must be an ISO 3166 code such as GB'],
    ['settleDays: 3', 'audience: []', 'audience: must be a block of fields (newWithinDays, minimumAgeDays,'],
    [
      'rankFrom:',
      'from:',
      'tiers.0.from: is not a field of tiers; there are id, weightClass, rankFrom, rankTo, reward',
    ],
    [
      'title: Trade }',
      'title: Trade, description: Spot, futures and copies }',
      'texts.en.tasks.trade.futures and copies: is half of a text: a text with a comma is in quotes',
    ],
    [
      'title: Small cup',
      'title: Cup: the small one',
      'cannot be read: a text with a colon and a space, or of several lines, is in quotes',
    ],
    ['  en:', 'one line\n  and another\n  en:', 'cannot be read: a text of several lines is in quotes'],
    ['{ title: Trade }', '{ title: Trade: now }', 'cannot be read: a text with a colon and a space is in quotes'],
    ['  en:', '\ten:', 'begins with a tab: indent with spaces'],
  ])('%s → %s', (from, to, expected) => expect(faults([from, to])).toContainEqual(expect.stringContaining(expected)))
})

test('[ACT-9] faults of single fields and between fields are reported together, in the order of their lines', () => {
  const found = faults(
    ['timeZone: Europe/Berlin', 'timezone: Europe/Berlin'],
    ['2027-01-10', '2026-01-10'],
    ['period: DURING', 'period: SOMETIMES'],
    ['rankFrom: 1, rankTo: 1', 'rankFrom: 2, rankTo: 3'],
    ['unit: USDT, limit', 'unit: BTC, limit'],
    ['      first: First place', '      frist: First place'],
  )
  expectFaults(
    found,
    /^cup\.yaml:1:1 timeZone: is missing/,
    /^cup\.yaml:3:1 timezone: is not a field/,
    /^cup\.yaml:5:1 endTime: must be after startTime/,
    /^cup\.yaml:9:5 tasks\.0\.period: must be one of/,
    /^cup\.yaml:13:\d+ tiers\.0\.rankFrom: must be 1$/,
    /^cup\.yaml:13:\d+ tiers\.0\.reward: has no line in budget/,
    /^cup\.yaml:22:\d+ texts\.en\.labels: has no name for first$/,
  )
})

test('[ACT-9] an entry after a broken one is checked under its own number', () => {
  const second = `  - id: more
    type: TRADING_VOLUME
    period: AFTER
    target: { amount: '100', unit: USDT }
    reward: { type: DROP, kind: Token, amount: { amount: '1', unit: BTC } }
tiers:`
  expectFaults(
    faults(['period: DURING', 'period: SOMETIMES'], ['tiers:', second]),
    'tasks.0.period',
    'tasks.1.reward: has no line in budget: DROP:BTC is needed',
    'texts.en.tasks: has no title for the task more',
  )
})

test('[ACT-9] a language without any text is left out, and one that is begun must be whole', () => {
  const german = (title: string) =>
    [
      [
        'texts:\n',
        `texts:\n  de:\n    title: ${title}\n    rules: MISSING\n    tasks:\n      trade: { title: MISSING }\n    labels: { first: MISSING }\n`,
      ],
    ] as const
  const parsed = parseActivityFile(GOOD.replace(...german('MISSING')[0]), 'cup.yaml')
  expect(parsed.ok && Object.keys(parsed.file.texts)).toEqual(['en'])
  expectFaults(
    faults(...german('Kleiner Cup')),
    'texts.de.rules: is missing: write this text instead of MISSING',
    'texts.de.tasks.trade.title: is missing',
    'texts.de.labels.first: is missing',
  )
  const questions = '    faq: [{ question: Fair?, answer: Yes. }]\n'
  expectFaults(
    faults(
      german('Kleiner Cup')[0],
      ['rules: MISSING', 'rules: Fair.'],
      ['title: MISSING', 'title: Handeln'],
      ['first: MISSING', 'first: Erster'],
      ['    title: Small cup\n', `    title: Small cup\n    subtitle: Now\n${questions}`],
      ['{ title: Trade }', '{ title: Trade, description: Often }'],
    ),
    /texts\.de\.subtitle: is missing: English has it$/,
    /texts\.de\.faq: must have as many entries as in English, 1$/,
    /texts\.de\.tasks\.trade\.description: is missing: English has it$/,
  )
  expectFaults(faults(['title: Small cup', 'title: MISSING']), 'texts.en.title: is missing')
})
