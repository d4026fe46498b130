import { expect, test } from 'vitest'
import { activityFile } from '#gateway/testing/activity-file.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { SEARCH_MAXIMUM } from '@fanfare/contract/search-maximum.ts'
import { publishActivity } from '../activities/publication/publish-activity.ts'

const CUPS = 250
const PAGE = 36
const gateway = await borrowGateway()

const titled = (title: string) => ({ title, rules: 'Be fair.', tasks: { trade: { title: 'Trade' } } })
const publish = (alias: string, texts: Record<string, string>, changes = {}) =>
  publishActivity(gateway.ctx, {
    file: activityFile({
      alias,
      texts: Object.fromEntries(Object.entries(texts).map(([locale, title]) => [locale, titled(title)])),
      ...changes,
    }),
    actor: 'operator',
  })

for (let index = 0; index < CUPS; index += 1)
  await publish(`cup-${index}`, { en: `Trading cup ${index}` }, { endTime: `+${10 + (index % 40)}d 00:00` })
await publish('zloty', { en: 'Złoty Łódź draw', de: 'Große Überraschung', ar: 'كأس الهدايا ٢٠٢٦' })
await publish('percent', { en: 'Earn 100% back_now' })
await publish('old-zloty', { en: 'Łódź looks back' }, { startTime: '-9d 00:00', endTime: '-3d 00:00' })

const list = async (query: Record<string, unknown>, language = 'en') => {
  const answer = await gateway.call(activityList, { query }, { headers: { language } })
  expect(answer.code).toBe('00000')
  return answer.data
}
const found = async (search: string, language?: string) =>
  (await list({ search }, language)).activities.map(({ alias }) => alias)

test.each([
  ['lodz', ['zloty', 'old-zloty']],
  ['DRAW łódź', ['zloty']],
  ['lo  zl', ['zloty']],
  ['draw cup', []],
  ['cup 249', ['cup-249']],
])(
  '[SCR-1] a search for %j finds titles with all of its words, ignoring order, case and accents',
  async (search, aliases) => expect(await found(search)).toEqual(aliases),
)

test('[SCR-1] a search compares the titles of the caller’s language, and English ones where a language has none', async () => {
  expect(await found('uberraschung GROSSE', 'de')).toEqual(['zloty'])
  expect(await found('uberraschung')).toEqual([])
  expect(await found('draw', 'de')).toEqual([])
  expect(await found('كاس 2026', 'ar')).toEqual(['zloty'])
  expect(await found('100', 'ar')).toContain('percent')
})

test('[SCR-1] characters of patterns are plain characters in a search', async () => {
  expect(await found('100%')).toEqual(['percent'])
  expect(await found('%')).toEqual(['percent'])
  expect(await found('k_n')).toEqual(['percent'])
  expect(await found('c_p')).toEqual([])
  expect(await found(String.raw`\ ' "`)).toEqual([])
})

test('[SCR-1] a search of spaces alone lists everything, and a long one is malformed', async () => {
  expect((await list({ search: '   ' })).total).toBe(CUPS + 3)
  const search = 'a'.repeat(SEARCH_MAXIMUM + 1)
  expect((await gateway.call(activityList, { query: { search } })).code).toBe('40000')
})

test('[SCR-1] a search combines with state and group, and an activity is found by its new title at once', async () => {
  expect((await list({ search: 'lodz', status: 'ENDED' })).activities.map(({ alias }) => alias)).toEqual(['old-zloty'])
  expect((await list({ search: 'lodz', group: 'Lottery' })).total).toBe(0)
  await publish('percent', { en: 'Cashback' })
  expect(await found('cashback')).toEqual(['percent'])
  expect(await found('100%')).toEqual([])
})

test('[SCR-1] the pages of 250 matching activities have each of them once', async () => {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(CUPS / PAGE) }, (_, pageIndex) =>
      list({ search: 'trading', status: 'ONGOING', pageIndex, pageSize: PAGE }),
    ),
  )
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => CUPS))
  expect(pages.map(({ activities }) => activities.length)).toEqual([36, 36, 36, 36, 36, 36, 34])
  expect(new Set(pages.flatMap(({ activities }) => activities.map(({ alias }) => alias))).size).toBe(CUPS)
})
