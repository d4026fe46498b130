import { expect, test } from 'vitest'
import { programmeOf } from '#gateway/agents/testing/agent-world.ts'
import { describeLevel } from './describe-level.ts'
import { describeRates, listNews } from './read-campaign-detail.ts'

const PROGRAMME = programmeOf({ timeZone: 'Asia/Bangkok' })
const at = (text: string): number => Date.parse(text)
/** A third of November is over. */
const TENTH = at('2026-11-11T00:00:00+07:00')
const levelOf = (activeTraders: number, now = TENTH, level = 0) =>
  describeLevel(PROGRAMME, { level, activeTraders }, 'en', now)

test('[AGT-1] the level has its gap to the next one in the month of the campaign’s zone', () => {
  expect(levelOf(2)).toMatchObject({
    level: 'Silver',
    nextLevel: 'Gold',
    activeTraders: 2,
    needed: 3,
    steps: [
      { level: 'Silver', from: 0 },
      { level: 'Gold', from: 5 },
    ],
    activeVolume: { amount: '1000', unit: 'USDT' },
    month: '2026-11',
    monthEnds: at('2026-12-01T00:00:00+07:00'),
  })
  expect(levelOf(2, at('2026-11-30T18:00:00Z'))).toMatchObject({ month: '2026-12' })
})

test('[AGT-1] [LOC-5] the names of levels are in the language of the reader, or in English', () => {
  const [first, second] = PROGRAMME.levels
  const levels = [{ ...first!, texts: { ...first!.texts, de: { name: 'Silber' } } }, second!]
  expect(describeLevel({ ...PROGRAMME, levels }, { level: 0, activeTraders: 2 }, 'de', TENTH)).toMatchObject({
    level: 'Silber',
    nextLevel: 'Gold',
    steps: [{ level: 'Silber' }, { level: 'Gold' }],
  })
})

test('[AGT-1] the pace is the day that reaches the next level at the speed so far', () => {
  // 2 in 10 days: 5 in 25 days.
  expect(levelOf(2).pace).toBe('2026-11-26')
  expect(levelOf(1).pace).toBeNull()
  expect(levelOf(0).pace).toBeNull()
  expect(levelOf(7).pace).toBe('2026-11-11')
  expect(levelOf(7).needed).toBe(0)
})

test('[AGT-1] the highest level has no next one, also when the file has lost levels since', () => {
  for (const level of [1, 4])
    expect(levelOf(2, TENTH, level)).toMatchObject({ level: 'Gold', nextLevel: null, needed: null, pace: null })
})

test('[AGT-1] agreed rates replace those of every level', () => {
  expect(describeRates(PROGRAMME, 0, { FUTURES: '0.45' })).toEqual([
    { product: 'SPOT', rate: '0.2', nextRate: '0.3' },
    { product: 'FUTURES', rate: '0.45', nextRate: '0.45' },
    { product: 'COPY', rate: '0.1', nextRate: '0.2' },
  ])
  expect(describeRates(PROGRAMME, 1, null).map(({ nextRate }) => nextRate)).toEqual([null, null, null])
})

test('[AGT-1] news are those up to now, newest first, in the language of the reader or in English', () => {
  const news = [
    { at: '2026-11-01T00:00:00Z', texts: { en: { title: 'Old', body: '' }, 'tr-TR': { title: 'Eski', body: 'b' } } },
    { at: '2026-11-10T00:00:00Z', texts: { en: { title: 'New', body: 'x' } } },
    { at: '2026-12-01T00:00:00Z', texts: { en: { title: 'Later', body: '' } } },
  ]
  expect(listNews(news, 'tr-CT', TENTH)).toEqual([
    { at: at('2026-11-10T00:00:00Z'), title: 'New', body: 'x' },
    { at: at('2026-11-01T00:00:00Z'), title: 'Eski', body: 'b' },
  ])
})
