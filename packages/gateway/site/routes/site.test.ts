import { expect, test } from 'vitest'
import { isAgent } from '@fanfare/contract/agent/campaigns.ts'
import { areaCodes } from '@fanfare/contract/site/area-codes.ts'
import { getMetaData } from '@fanfare/contract/site/site.ts'
import { mainBanner } from '@fanfare/contract/site/main-banner.ts'
import { LANGUAGES } from '@fanfare/languages/languages.ts'
import { publishDemoActivities } from '#gateway/seed/seed-demo.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway()
await publishDemoActivities(gateway.ctx)

const codes = (languageType: number, rest: { pageIndex?: number; pageSize?: number } = {}) =>
  gateway.call(areaCodes, { query: { status: 'enable', pageIndex: 0, pageSize: 999, languageType, ...rest } })

test('[AUTH-5] the area codes are complete, each country once, with a name in every language', async () => {
  for (const { langCode, areaRegion, areaCode } of LANGUAGES) {
    const { data } = await codes(langCode)
    expect(data.list.length).toBeGreaterThanOrEqual(200)
    expect(new Set(data.list.map(({ country }) => country)).size).toBe(data.list.length)
    expect(data.list.filter(({ name, country }) => name === '' || (name === country && country !== 'AC'))).toEqual([])
    expect(data.commonlyList[0]).toMatchObject({ country: areaRegion, areaCode })
  }
})

test('[AUTH-5] area codes are named and sorted in the language of the query, in English if it is unknown', async () => {
  const named = async (languageType: number) =>
    (await codes(languageType)).data.list.find(({ country }) => country === 'DE')?.name
  expect(await named(1)).toBe('Germany')
  expect(await named(10)).toBe('Deutschland')
  expect(await named(11)).toBe('ألمانيا')
  expect(await named(0)).toBe('Germany')
  expect(await named(999)).toBe('Germany')
  const { data } = await codes(10)
  const names = data.list.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
  expect(data.list.map(({ sort }) => sort)).toEqual(data.list.map((_, index) => index))
})

test('[AUTH-5] the common area codes begin with the reader’s country, then the countries of the language', async () => {
  const common = async (langCode: number, country?: string) => {
    const query = { status: 'enable', pageIndex: 0, pageSize: 999, languageType: langCode } as const
    const { data } = await gateway.call(areaCodes, { query }, { headers: { 'x-country': country ?? '' } })
    return data.commonlyList.map((code) => code.country)
  }
  expect((await common(10)).slice(0, 4)).toEqual(['DE', 'AT', 'CH', 'LI'])
  const swiss = await common(10, 'CH')
  expect(swiss.slice(0, 4)).toEqual(['CH', 'DE', 'AT', 'LI'])
  expect(new Set(swiss).size).toBe(swiss.length)
  expect((await common(1, 'NG')).slice(0, 2)).toEqual(['NG', 'US'])
  // These territories have no country calling code.
  expect((await common(1, 'AQ'))[0]).toBe('US')
})

test('[AUTH-5] area codes have pages, and no code is disabled', async () => {
  const all = (await codes(1)).data.list
  expect((await codes(1, { pageIndex: 2, pageSize: 50 })).data.list).toEqual(all.slice(100, 150))
  const disabled = await gateway.call(areaCodes, { query: { status: 'disable', languageType: 1 } })
  expect(disabled.data).toEqual({ list: [], commonlyList: [] })
  expect((await codes(1, { pageSize: 1000 })).code).toBe('40000')
})

test('[GW-1] banners show ongoing, listed activities in the caller’s language, each with a link to its page', async () => {
  const inLanguage = (language: string) => gateway.call(mainBanner, {}, { headers: { language } })
  const english = (await inLanguage('en')).data.mainBannerList
  const arabic = (await inLanguage('ar_SA')).data.mainBannerList
  expect(english.length).toBeGreaterThan(0)
  expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  expect(arabic[0]?.title).toMatch(/\p{Script=Arabic}/u)
  expect((await inLanguage('no such language')).data.mainBannerList).toEqual(english)
  for (const { link } of english) expect(link?.webUrl).toMatch(/^\/(welcome-event|activity|events|promo)/)
})

test('[PAGE-2] an activity page has its own title in every language of the file; other pages have none', async () => {
  const meta = async (path: string, languageType: number) =>
    (await gateway.call(getMetaData, { body: { path, languageType } })).data
  const { mainBannerList } = (await gateway.call(mainBanner, {})).data
  for (const { title, link } of mainBannerList) {
    const english = await meta(link?.webUrl ?? '', 1)
    expect(english.title).toBe(title)
    expect(english.keywords).toMatch(/^[^,]+, [^,]+(, [A-Z]+)?, Fanfare$/)
    expect(english.keywords).toContain(title.replaceAll(',', ''))
    expect((await meta(`${link?.webUrl}/?utm=1`, 11)).title).toMatch(/\p{Script=Arabic}/u)
    expect((await meta(link?.webUrl ?? '', 11)).keywords.split(', ')[1]).toMatch(/\p{Script=Arabic}/u)
  }
  for (const path of ['/', '/login', '/events/no-such-campaign', '/activity/lottery', '/events/../login']) {
    expect(await meta(path, 1)).toEqual({ title: '', description: '', image: '', keywords: '' })
  }
})

test('[AUTH-8] is_agent succeeds with code 0: with agent data, or null for other users', async () => {
  const user = await gateway.register()
  expect(await gateway.call(isAgent, {}, { token: user.token })).toMatchObject({ code: '0', data: null })
  await gateway.asOwner((db) =>
    db.updateTable('users').set({ agentId: 'ag_1', agentLevel: 'SILVER' }).where('userId', '=', user.userId).execute(),
  )
  const { code, data } = await gateway.call(isAgent, {}, { token: user.token })
  expect(code).toBe('0')
  expect(data).toMatchObject({ agentId: 'ag_1', level: 'SILVER', vipCode: expect.stringMatching(/^[A-Z0-9]{8}$/) })
})
