import { expect, test } from 'vitest'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { activityFile, cash, draws } from '#gateway/testing/activity-file.ts'
import { tradeTask } from '#gateway/testing/task-world.ts'
import { fewDraws, shortOfMost, takenTitles, warningsOf } from './warnings.ts'

type Changes = Parameters<typeof activityFile>[0]
const times = { startTime: Date.parse('2027-03-01T00:00:00Z'), endTime: Date.parse('2027-03-11T00:00:00Z') }
const warned = (
  changes: Changes,
  { participants = 0, missing = [] as string[], at = times.startTime, startedBefore = null as number | null } = {},
) =>
  warningsOf({
    file: activityFile(changes),
    times,
    startedBefore,
    participants,
    missing,
    siteHost: 'fanfare.example',
    at,
  })
const { texts } = activityFile()
const named = (en: object, ar: object = {}) => ({ en: { ...texts.en, ...en }, ar: { ...texts.ar, ...ar } }) as never
const budget = (limit: string) => [{ rewardType: 'DROP', unit: 'USDT', limit }] as never
const lottery = (changes: object) =>
  ({
    type: 'Lottery',
    tasks: [tradeTask({ id: 'trade', period: 'EVERYDAY', reward: draws(2) })],
    prizes: [{ id: 'one', weight: 1, stock: 10, fallback: null, reward: cash('5') }],
    ...changes,
  }) as Changes
const drawBudget = (limit: string) =>
  [
    { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit },
    { rewardType: 'DROP', unit: 'USDT', limit: '50' },
  ] as never

test('a sound file has no warning', () => {
  expect(warned({}, { participants: 10_000 })).toEqual([])
  expect(warned({ pool: { amount: '10000', unit: 'USDT' } })).toEqual([])
})

test.each([
  ['Win 10,001 USDT', 'en', '10001'],
  ['Win 10,000.5 USDT each', 'en', '10000.5'],
  ['Get 20000USDT', 'en', '20000'],
  ['Gewinnen Sie 10.001 USDT', 'de', '10001'],
  ['Gagnez 12 000,5 USDT', 'fr', '12000.5'],
])('a title of more than the budget is named in its language: %s', (title, locale, amount) => {
  const all = { ...texts, [locale]: { ...texts.en, title } } as never
  expect(warned({ texts: all })).toEqual([
    {
      code: 'PROMISES_MORE',
      path: `texts.${locale}.title`,
      message: `names ${amount} USDT, and the budget can pay 10000`,
    },
  ])
})

test('a title of other units, other numbers or less is no promise, and a pool above the budget is one', () => {
  for (const title of ['Win 9,999 USDT', 'Top 20000 traders', '99,999 BTC', '2027 cup: USDT', 'Cup'])
    expect(warned({ texts: named({ title }) })).toEqual([])
  expect(warned({ pool: { amount: '10001', unit: 'USDT' } })).toMatchObject([{ code: 'PROMISES_MORE', path: 'pool' }])
})

test('a subtitle promises like a title, unless it names what a task asks for', () => {
  const tasks = activityFile().tasks.map((task) => ({ ...task, target: { amount: '50000', unit: 'USDT' } }))
  expect(warned({ texts: named({ subtitle: 'Trade 50,000 USDT, win 60,000 USDT' }), tasks })).toMatchObject([
    { code: 'PROMISES_MORE', path: 'texts.en.subtitle', message: 'names 60000 USDT, and the budget can pay 10000' },
  ])
})

test('a budget below what everybody who has joined or may join can earn is named with both sums', () => {
  expect(warned({ budget: budget('10') }, { participants: 11 })).toEqual([
    { code: 'BUDGET_SHORT', path: 'budget.0.limit', message: 'is 10 USDT, and 11 participants can earn 11' },
  ])
  expect(warned({ budget: budget('10') }, { participants: 10 })).toEqual([])
  const audience = { participantsMaximum: 12 }
  expect(warned({ budget: budget('10'), audience })).toMatchObject([{ message: expect.stringContaining('12 part') }])
  const [task] = activityFile().tasks
  const daily = [{ ...task, period: 'EVERYDAY' }] as never
  expect(warned({ budget: budget('100'), tasks: daily }, { participants: 11 })).toMatchObject([
    { message: 'is 100 USDT, and 11 participants can earn 110' },
  ])
  expect(warned({ budget: budget('110'), tasks: daily }, { participants: 11 })).toEqual([])
})

test('draws that the budget cannot pay, or that a user cannot use in the days, are named', () => {
  expect(warned(lottery({ budget: drawBudget('39') }), { participants: 2 })).toEqual([
    { code: 'DRAWS_SHORT', path: 'budget.0.limit', message: 'is 39 DRAW, and 2 participants can earn 40' },
  ])
  expect(warned(lottery({ budget: drawBudget('40'), drawsPerDay: 2 }), { participants: 2 })).toEqual([])
  expect(warned(lottery({ budget: drawBudget('40'), drawsPerDay: 1 }), { participants: 2 })).toEqual([
    { code: 'DRAWS_SHORT', path: 'drawsPerDay', message: 'allows one user 10 draws in 10 days, and the tasks give 20' },
  ])
})

test('HTML and unsafe links of a text are named with their place and language', () => {
  const faq = [{ question: 'When?', answer: '[now](javascript:alert(1))' }]
  expect(warned({ texts: named({ faq }, { rules: 'a <script>alert(1)</script> b' }) })).toMatchObject([
    { code: 'TEXT_DROPPED', path: 'texts.en.faq.0.answer', message: 'is shown without javascript:alert(1)' },
    { code: 'TEXT_DROPPED', path: 'texts.ar.rules', message: 'is shown without <script>' },
    { code: 'TEXT_DROPPED', path: 'texts.ar.rules', message: 'is shown without </script>' },
  ])
  const long = warned({ texts: named({ rules: `<img alt="${'x'.repeat(200)}">` }) })
  expect(long).toMatchObject([{ message: expect.stringMatching(/^is shown without .{40}…$/) }])
})

test('an activity that is over by then and a language without texts are named', () => {
  expect(warned({}, { at: times.endTime, missing: ['de'] })).toMatchObject([
    { code: 'ENDED_ALREADY', path: 'endTime' },
    { code: 'FALLBACK', path: 'texts.de' },
  ])
  expect(warned({ cancelled: true }, { at: times.endTime + DAY_MS })).toEqual([])
})

test('a budget that leaves less than its participants can still earn is named once', () => {
  const file = activityFile({ budget: budget('100') })
  const line = { asset: 'DROP:USDT', left: '40', most: '90' }
  const people = { participants: 9, named: [] }
  expect(shortOfMost(file, [line], people)).toEqual([
    { code: 'BUDGET_SHORT', path: 'budget.0.limit', message: 'leaves 40 USDT, and the 9 who joined can still earn 90' },
  ])
  expect(shortOfMost(file, [line], { ...people, named: [{ path: 'budget.0.limit' }] })).toEqual([])
  for (const most of ['40', null]) expect(shortOfMost(file, [{ ...line, most }], people)).toEqual([])
})

const competition = (changes: object) =>
  ({
    type: 'PersonalTrading',
    pool: { amount: '500', unit: 'USDT' },
    budget: [
      { rewardType: 'DROP', unit: 'USDT', limit: '250' },
      { rewardType: 'FUTURES_COUPON', unit: 'USDT', limit: '300' },
    ],
    tiers: [{ id: 'places', rankFrom: 1, rankTo: 5, reward: cash('50') }],
    ...changes,
  }) as Changes
const poolWarnings = (changes: Changes) => warned(changes).filter(({ code }) => code === 'POOL_SHORT')

test('a pool above what its places or prizes pay is named, whatever else the budget has', () => {
  expect(poolWarnings(competition({}))).toEqual([
    { code: 'POOL_SHORT', path: 'pool', message: 'is 500 USDT, and its places pay 250' },
  ])
  expect(poolWarnings(competition({ pool: { amount: '250', unit: 'USDT' } }))).toEqual([])
  const drawn = { pool: { amount: '51', unit: 'USDT' }, budget: drawBudget('40') }
  expect(poolWarnings(lottery(drawn))).toMatchObject([{ message: 'is 51 USDT, and its prizes pay 50' }])
})

test('a pool of other units or with factors is not compared with its places', () => {
  const other = { type: 'DROP', kind: 'Token', amount: { amount: '1', unit: 'FNF' } }
  const mixed = [{ id: 'places', rankFrom: 1, rankTo: 5, reward: other }]
  expect(poolWarnings(competition({ tiers: mixed }))).toEqual([])
  const team = { type: 'CompoundTrading', factors: { streak: { perDay: '0.1', minimumEntries: 1 } } }
  expect(poolWarnings(competition(team))).toEqual([])
  expect(poolWarnings({ pool: { amount: '9', unit: 'USDT' } } as Changes)).toEqual([])
})

test('a new start in the past is named, and that of a running activity is not', () => {
  const at = times.startTime + DAY_MS
  expect(warned({}, { at })).toEqual([
    {
      code: 'START_PASSED',
      path: 'startTime',
      message: 'has passed, 2027-03-01 00:00 UTC: people can join at once',
    },
  ])
  expect(warned({}, { at, startedBefore: times.startTime })).toEqual([])
  expect(warned({}, { at, startedBefore: times.startTime - 1 })).toHaveLength(1)
})

test('links to other sites are named once a site, and those to this one are not', () => {
  const rules = '[a](http://evil.example/a) [b](http://evil.example/b) [c](https://fanfare.example/x) [d](/rules)'
  const said = warned({ texts: named({ rules }, { rules: 'See https://other.example' }) })
  expect(said).toEqual([
    { code: 'FOREIGN_LINK', path: 'texts.en.rules', message: 'links to evil.example, another site' },
    { code: 'FOREIGN_LINK', path: 'texts.ar.rules', message: 'links to other.example, another site' },
  ])
})

test('draws of which not one account in ten can have one are named, unless few may join', () => {
  const file = activityFile(lottery({ budget: drawBudget('100') }))
  const few = (accounts: number, audience = {}) =>
    fewDraws({ ...file, audience: { ...file.audience, ...audience } }, { accounts, named: [] })
  expect(few(5775)).toEqual([
    { code: 'DRAWS_FEW', path: 'budget.0.limit', message: 'is 100 draws, and 5775 accounts may join' },
  ])
  expect(few(1000)).toEqual([])
  expect(few(5775, { participantsMaximum: 900 })).toEqual([])
  expect(fewDraws(file, { accounts: 5775, named: [{ path: 'budget.0.limit' }] })).toEqual([])
})

test('one language beyond those that are named is one', () => {
  const same = ['de', 'fr', 'it', 'ja'].map((locale) => ({ alias: 'old-cup', locale }))
  expect(takenTitles(same)).toMatchObject([
    { message: 'is also the title of old-cup, in German, French, Italian, and 1 more language' },
  ])
})

test('a title that another activity has is one warning for all its languages, in words', () => {
  const same = ['de', 'fr', 'it', 'ja', 'ko'].map((locale) => ({ alias: 'old-cup', locale }))
  expect(takenTitles([...same, { alias: 'other-cup', locale: 'en' }])).toEqual([
    {
      code: 'TITLE_TAKEN',
      path: 'texts.de.title',
      message: 'is also the title of old-cup, in German, French, Italian, and 2 more languages',
    },
    { code: 'TITLE_TAKEN', path: 'texts.en.title', message: 'is also the title of other-cup, in English' },
  ])
})
