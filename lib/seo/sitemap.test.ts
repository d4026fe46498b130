import { JSDOM } from 'jsdom'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { expect, test } from 'vitest'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { fairnessPaths, sitemapText } from './sitemap.ts'

test('[SCR-15] the sitemap has the pages of ended lotteries alone', () => {
  const { Lottery, NewUser } = ACTIVITY_TYPES
  expect(
    fairnessPaths([
      { activityId: 'ended', activityType: Lottery.code, status: 'ENDED' },
      { activityId: 'running', activityType: Lottery.code, status: 'ONGOING' },
      { activityId: 'no-draws', activityType: NewUser.code, status: 'ENDED' },
      { activityId: 'unknown', activityType: 'OTHER', status: 'ENDED' },
    ]),
  ).toEqual(['/fairness/ended'])
})

test('[LOC-6] a sitemap has every path in every language with all its alternates, and is well-formed', () => {
  const text = sitemapText('https://promo.example', ['/', '/events/a&b'])
  const page = new new JSDOM().window.DOMParser().parseFromString(text, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  expect(page.getElementsByTagName('url')).toHaveLength(2 * LOCALES.length)
  expect(page.getElementsByTagName('xhtml:link')).toHaveLength(2 * LOCALES.length * (LOCALES.length + 1))
  expect([...page.getElementsByTagName('loc')].map((loc) => loc.textContent)).toContain(
    'https://promo.example/tr-CT/events/a&b',
  )
  expect(text).not.toContain('hreflang="tr-CT"')
})
