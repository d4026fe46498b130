import Big from 'big.js'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ACTIVITY_TYPES, type EngineName } from '@fanfare/contract/activity-types.ts'
import { issueText } from './issue.ts'
import { activityFileNames, loadActivityFiles } from './load-files.ts'
import { parseActivityFile } from './parse-files.ts'
import { FILE_MAXIMUM } from './parse-yaml-file.ts'
import { expectFault, expectFaults, faultsIn as faults } from './testing/expect-faults.ts'

const GOOD = `alias: small-cup
type: PersonalTrading
timeZone: UTC
startTime: '2027-01-01T00:00:00Z'
endTime: '2027-01-10T00:00:00Z'
tasks:
  - id: trade
    type: TRADING_VOLUME
    period: DURING
    target: { amount: '100', unit: USDT }
    reward: { type: DROP, kind: Token, amount: { amount: '1', unit: USDT } }
budget:
  - { rewardType: DROP, unit: USDT, limit: '10000' }
texts:
  en:
    title: Small cup
    rules: Be fair.
    tasks:
      trade: { title: Trade }
settleDays: 3
`
const withDraws = (text: string): string =>
  text
    .replace(/reward: .*/, 'reward: { type: LOTTERY_COUNT, kind: InKind, amount: { count: 1 } }')
    .replace('budget:\n', "budget:\n  - { rewardType: LOTTERY_COUNT, unit: DRAW, limit: '100' }\n")
const changed = (from: string, to: string): string[] => {
  expect(GOOD).toContain(from)
  return faults(GOOD.replace(from, to))
}

test('[ACT-9] reads a valid file with its defaults', () => {
  expect(parseActivityFile(GOOD, 'cup.yaml')).toMatchObject({
    ok: true,
    file: { alias: 'small-cup', listed: true, tasks: [{ claimDays: 7, operator: 'greater-equal' }] },
  })
})

test.each('Asia/Kolkata Asia/Kathmandu Europe/Kyiv America/Argentina/Buenos_Aires Pacific/Chatham Etc/UTC'.split(' '))(
  '[ACT-5] accepts the time zone %s, whichever of its names the machine prefers',
  (zone) => expect(changed('timeZone: UTC', `timeZone: ${zone}`)).toEqual([]),
)

describe('[ACT-9] a fault has file, line, column and field', () => {
  test.each([
    ['a missing field', 'timeZone: UTC\n', '', /^cup\.yaml:1:1 timeZone: /],
    ['a wrong type', "endTime: '2027-01-10T00:00:00Z'", 'endTime: 5', /^cup\.yaml:5:1 endTime: /],
    ['a wrong measure', "{ amount: '100', unit: USDT }\n", '{ count: 3 }\n', /^cup\.yaml:10:5 tasks\.0\.target: /],
    ['an offset for a time zone', 'UTC', "'+05:30'", /^cup\.yaml:3:1 timeZone: must be an IANA time zone$/],
    ['a time zone that is none', 'UTC', 'Mars/Olympus', /^cup\.yaml:3:1 timeZone: must be an IANA time zone$/],
    ['days and instants', "'2027-01-10T00:00:00Z'", "'+3d 00:00'", /^cup\.yaml:5:1 endTime: must be of the same form/],
    ['a budget below one reward', "'10000'", "'0.5'", /tasks\.0\.reward: is more than its whole budget$/],
    ['consent of no version', 'fair.', 'fair.\n    consent: Yes.', /texts\.en\.consent: and consentVersion/],
    ['English left out', '  en:\n', '  ar:\n', /^cup\.yaml:14:1 texts\.en: is needed$/],
    [
      'prizes of no lottery',
      'budget:',
      'prizes:\n  - { id: a, weight: 1, stock: null, fallback: null, reward: null }\nbudget:',
      /^cup\.yaml:12:1 prizes: belongs to Lottery$/,
    ],
  ])('%s', (_, from, to, expected) => expect(changed(from, to)[0]).toMatch(expected))
})

test.each([
  [
    'prizes whose fallbacks form a cycle',
    '{ id: a, weight: 1, stock: 1, fallback: b, reward: null }\n  - { id: b, weight: 1, stock: 1, fallback: a, reward: null }',
    /^cup\.yaml:13:\d+ prizes\.0\.fallback: leads back to itself$/,
  ],
  [
    'a stock that the budget does not cover',
    "{ id: a, weight: 1, stock: 5, fallback: null, reward: { type: DROP, kind: Token, amount: { amount: '3000', unit: USDT } } }",
    'budget.0.limit: must cover every prize in stock and every place: 15000',
  ],
])('[ACT-9] refuses %s', (_, prizes, fault) => {
  const file = GOOD.replace('PersonalTrading', 'Lottery').replace('budget:', `prizes:\n  - ${prizes}\nbudget:`)
  expectFault(faults(file), fault)
})

test('[ACT-9] the fields of campaigns and landing pages need what they belong to', () => {
  expect(changed('timeZone: UTC', 'timeZone: UTC\nairdrop: { snapshotHours: [48, 24] }')).toEqual([
    'cup.yaml:4:1 airdrop: needs a SPOT_HOLDS task',
    'cup.yaml:4:12 airdrop.snapshotHours: must be in ascending order',
  ])
  expect(changed('timeZone: UTC', 'timeZone: UTC\nwinBack: { pausedDays: 60 }')).toEqual([
    'cup.yaml:4:1 winBack: belongs to page events',
  ])
  expect(changed('timeZone: UTC', 'timeZone: UTC\nsectionImages: { what: horn }')).toEqual([
    'cup.yaml:4:18 sectionImages.what: names no section of the texts',
  ])
})

describe('[ACT-9] refuses a file that is not plain YAML, with the position', () => {
  test.each([
    ['a key twice', 'alias: small-cup\n', 'alias: small-cup\nalias: other\n', /^cup\.yaml:2:1 /],
    ['a tab', 'tasks:\n  - id', 'tasks:\n\t- id', /^cup\.yaml:[67]:/],
    ['anchors', 'title: Small cup', 'title: &t Small cup', /^cup\.yaml:16:\d+ anchors and aliases are not used here$/],
    ['an unknown tag', 'title: Small cup', 'title: !!js/function "x"', /^cup\.yaml:16:/],
    ['an open bracket', '{ title: Trade }', '{ title: Trade', /^cup\.yaml:\d+:\d+ /],
    ['two documents', 'budget:', '---\nbudget:', /^cup\.yaml:\d+:\d+ /],
  ])('%s', (_, from, to, expected) => expect(changed(from, to)[0]).toMatch(expected))

  test('an alias bomb', () => {
    const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`
    expect(faults(bomb)[0]).toMatch(/anchors and aliases are not used here$/)
  })
  test('an empty file', () => expect(faults('')[0]).toMatch(/^cup\.yaml:1:1 /))
  test('a file that is too long', () => expect(faults(`# ${'x'.repeat(FILE_MAXIMUM)}`)[0]).toMatch(/is longer than/))
  test('a file that is nested too deeply', () =>
    expect(faults(`alias: ${'['.repeat(50_000)}`)[0]).toMatch(/^cup\.yaml:1:/))
  test('a key of the prototype', () =>
    expect(faults(`${GOOD}__proto__: { listed: false }\n`)[0]).toMatch(/__proto__: is not a field/))
})

test.each(activityFileNames())('[ACT-9] %s is valid in English and Arabic', (name) => {
  const parsed = parseActivityFile(readFileSync(new URL(`../../activities/${name}`, import.meta.url), 'utf8'), name)
  expect(parsed.ok ? [] : parsed.errors.map(issueText)).toEqual([])
  if (!parsed.ok) return
  expect(`${parsed.file.alias}.yaml`).toBe(name)
  expect(Object.keys(parsed.file.texts)).toEqual(expect.arrayContaining(['en', 'ar']))
})

describe('[ACT-9] [GW-4] a file has the fields of its type’s engines', () => {
  const REWARD = `reward: { type: DROP, kind: Token, amount: { amount: '3000', unit: USDT } }`
  const typed = (type: string, fields: string, labels: readonly string[]) =>
    faults(
      (fields.startsWith('prizes') ? withDraws(GOOD) : GOOD)
        .replace('PersonalTrading', type)
        .replace('budget:', `${fields}\nbudget:`)
        .replace('    tasks:\n', `    labels: { ${labels.map((id) => `${id}: Name`).join(', ')} }\n    tasks:\n`),
    )
  const FIELDS: Partial<Record<EngineName, string>> = {
    prizes: `prizes:\n  - { id: a, weight: 1, stock: null, fallback: null, ${REWARD} }`,
    places: `tiers:\n  - { id: a, rankFrom: 1, rankTo: 3, ${REWARD} }`,
    tiers: `tiers:\n  - { id: a, volume: { amount: '1', unit: USDT }, ${REWARD} }`,
  }
  const cases = Object.entries(ACTIVITY_TYPES).flatMap(([type, { engines }]) =>
    Object.entries(FIELDS).map(([engine, fields]) => ({
      type,
      engine,
      fields,
      isOwn: (engines as readonly string[]).includes(engine),
    })),
  )
  test.each(cases)('$type, $engine: $isOwn', ({ type, fields, isOwn }) => {
    const found = typed(type, fields, ['a'])
    if (isOwn) expect(found).toEqual([])
    else expectFault(found, / (prizes: belongs to|tiers: belongs to|tiers\.0)/)
  })

  const places = (...ranges: (readonly [number, number])[]) =>
    typed(
      'TeamTrading',
      `tiers:\n${ranges.map(([from, to], at) => `  - { id: p${at}, rankFrom: ${from}, rankTo: ${to}, ${REWARD} }`).join('\n')}`,
      ranges.map((_, at) => `p${at}`),
    )

  test('places begin with the first, do not overlap and leave no rank out', () => {
    expect(places([1, 1], [2, 3])).toEqual([])
    expectFaults(places([2, 3]), /tiers\.0\.rankFrom: must be 1$/)
    expectFaults(places([1, 2], [2, 2]), /tiers\.1\.rankFrom: must be 3, the rank after the one before$/)
    expectFaults(places([1, 1], [3, 3]), /tiers\.1\.rankFrom: must be 2, the rank after the one before$/)
    expect(places([2, 1])[0]).toMatch(/tiers\.0\.rankTo: must not be below rankFrom$/)
  })

  test('the budget covers every place', () => {
    expect(places([1, 3])).toEqual([])
    expectFaults(places([1, 4]), /budget\.0\.limit: must cover every prize in stock and every place: 12000$/)
  })

  const LIST = ['{ id: small, upTo: { amount: "1000", unit: USDT } }', '{ id: large }']
  const PLACED = ['small', 'large'] as const
  const classes = (list: readonly string[], placed: readonly (string | null)[] = PLACED, type = 'PersonalTrading') =>
    typed(
      type,
      `board: { weightClasses: { list: [${list.join(', ')}] } }\ntiers:\n${placed
        .map((weightClass, at) => {
          const own = weightClass === null ? '' : ` weightClass: ${weightClass},`
          return `  - { id: p${at},${own} rankFrom: 1, rankTo: 1, ${REWARD} }`
        })
        .join('\n')}`,
      [...placed.map((_, at) => `p${at}`), 'small', 'large'],
    )

  test('weight classes have limits that rise without a gap, and places of their own', () => {
    expect(classes(LIST)).toEqual([])
    const upTo = (amount: string, unit = 'USDT') => `upTo: { amount: '${amount}', unit: ${unit} }`
    const list = 'board\\.weightClasses\\.list'
    const refused = (entries: readonly string[], path: string, message: string) =>
      expectFault(classes(entries), new RegExp(`${list}\\.${path}: ${message}`))
    refused(['{ id: small }', '{ id: large }'], '0\\.upTo', 'is needed: only the last class has no limit$')
    refused([LIST[0] ?? '', `{ id: large, ${upTo('5000')} }`], '1\\.upTo', 'must be left out: the last class')
    refused([LIST[0] ?? '', `{ id: mid, ${upTo('1000')} }`, '{ id: large }'], '1\\.upTo', 'must be above 1000,')
    refused([`{ id: small, ${upTo('1', 'BTC')} }`, '{ id: large }'], '0\\.upTo\\.unit', 'must be USDT')
    refused([LIST[0] ?? '', '{ id: small }'], '1\\.id', 'is used twice$')
    refused([LIST[0] ?? '', '{ id: p0 }'], '1\\.id', 'is also the id of a tier$')
  })

  test('each place is of a weight class, and only a competition between single traders has classes', () => {
    const tiers = (placed: readonly (string | null)[]) => classes(LIST, placed)
    expectFault(tiers([null]), /tiers\.0\.weightClass: is needed, one of small, large$/)
    expectFault(tiers(['smal']), /tiers\.0\.weightClass: names no class of board\.weightClasses; did you mean small\?$/)
    expectFault(tiers(['small', 'small']), /tiers\.1\.rankFrom: must be 2,/)
    const placed = `tiers:\n  - { id: a, weightClass: small, rankFrom: 1, rankTo: 3, ${REWARD} }`
    expectFaults(typed('PersonalTrading', placed, ['a']), /tiers\.0\.weightClass: needs board\.weightClasses/)
    expectFault(
      classes(LIST, PLACED, 'TeamTrading'),
      /board\.weightClasses: belong to competitions between single traders$/,
    )
  })

  test('the budget covers the places of all classes, and each class has a name', () => {
    const big = REWARD.replace('3000', '6000')
    const file = `board: { weightClasses: { list: [${LIST.join(', ')}] } }\ntiers:\n${PLACED.map(
      (id) => `  - { id: p-${id}, weightClass: ${id}, rankFrom: 1, rankTo: 1, ${big} }`,
    ).join('\n')}`
    expectFaults(
      typed('PersonalTrading', file, ['p-small', 'p-large', 'small']),
      /budget\.0\.limit: must cover every prize in stock and every place: 12000$/,
      /texts\.en\.labels: has no name for large$/,
    )
  })

  test('a tier has a condition', () => {
    const found = typed('TradingDepositBonus', `tiers:\n  - { id: a, ${REWARD} }`, ['a'])
    expectFaults(found, /tiers\.0: needs netDeposit, volume or both$/)
  })

  test('each tier asks for more than the one before', () => {
    const tiers = (...conditions: readonly string[]) =>
      typed(
        'TradingDepositBonus',
        `tiers:\n${conditions.map((condition, at) => `  - { id: t${at}, ${condition}, ${REWARD} }`).join('\n')}`,
        conditions.map((_, at) => `t${at}`),
      )
    const volume = (amount: string, unit = 'USDT') => `volume: { amount: '${amount}', unit: ${unit} }`
    const deposit = (amount: string) => `netDeposit: { amount: '${amount}', unit: USDT }`
    expect(tiers(volume('1'), volume('2'), `${volume('2')}, ${deposit('1')}`)).toEqual([])
    expectFaults(tiers(volume('2'), volume('2')), /tiers\.1: must ask for more than t0$/)
    expectFaults(tiers(volume('2'), volume('1')), /tiers\.1\.volume: must not be less than in t0$/)
    expectFaults(tiers(volume('1'), volume('2', 'BTC')), /tiers\.1\.volume\.unit: must be USDT, in which/)
  })

  test('a fallback names a prize', () => {
    const prize = `{ id: a, weight: 1, stock: null, fallback: b, ${REWARD} }`
    expectFaults(typed('Lottery', `prizes:\n  - ${prize}`, ['a']), /prizes\.0\.fallback: names no prize of this file$/)
    expectFault(typed('Lottery', `prizes:\n  - ${prize}\n  - ${prize}`, ['a']), /prizes\.1\.id: is used twice$/)
  })
})

test('each tier of the demonstration’s deposit bonus leaves more after its estimated fees than the tier below', () => {
  const file = loadActivityFiles().find(({ alias }) => alias === 'deposit-and-trade')
  if (file?.type !== 'TradingDepositBonus') throw new Error('the demonstration has no deposit bonus')
  const left = file.tiers.map(({ reward, volume }) =>
    new Big('unit' in reward.amount ? reward.amount.amount : 0).minus(
      new Big(volume?.amount ?? 0).times(file.bonus?.feeRate ?? 0),
    ),
  )
  expect(left).toHaveLength(5)
  for (const [index, amount] of left.entries()) expect(amount.gt(left[index - 1] ?? 0), `tier ${index + 1}`).toBe(true)
})
