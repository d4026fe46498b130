import { expect, test } from 'vitest'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { orderSlides, withPositions } from './banner-section.tsx'

const banner = (id: string, activityId?: string): Banner => ({
  id,
  image: 'horn',
  title: id,
  subtitle: '',
  link: null,
  ...(activityId && { activityId }),
})
const activity = (activityId: string) => ({ activityId }) as ActivitySummary

const order = (offeredId?: string) =>
  orderSlides(
    [banner('cup', 'a2'), banner('welcome', 'a1'), banner('partner')],
    [activity('a1'), activity('a2')],
    offeredId,
  ).map((slide) => [slide.banner?.id ?? 'offer', slide.audience ?? null])

test('[SCR-1] the first slide of visitors is the welcome offer, whose own banner is for users', () => {
  expect(order('a1')).toEqual([
    ['offer', 'visitors'],
    ['cup', null],
    ['welcome', 'users'],
    ['partner', null],
  ])
})

test('[SCR-1] without an offer all readers have the banners in the order of the gateway', () => {
  expect(order()).toEqual([
    ['cup', null],
    ['welcome', null],
    ['partner', null],
  ])
})

test('[SCR-1] a banner that leads elsewhere has no activity', () => {
  const [partner] = orderSlides([banner('partner', 'unknown')], [activity('a1')])
  expect(partner).toMatchObject({ banner: { id: 'partner' }, activity: undefined })
})

test('[SCR-1] no reader has more than six slides', () => {
  const banners = Array.from({ length: 8 }, (_, index) => banner(`b${index}`))
  const slides = orderSlides(banners, [], 'a1')
  expect(slides.filter(({ audience }) => audience !== 'users')).toHaveLength(6)
  expect(slides.filter(({ audience }) => audience !== 'visitors')).toHaveLength(6)
})

test('[SCR-1] visitors and users read the number of the slides that they see', () => {
  const slides = [{ audience: 'visitors' }, {}, { audience: 'users' }, {}] as const
  expect(withPositions(slides, 'en', ({ index, total }) => `${index} of ${total}`)).toEqual([
    { audience: 'visitors', visitors: '1 of 3' },
    { visitors: '2 of 3', users: '1 of 3' },
    { audience: 'users', users: '2 of 3' },
    { visitors: '3 of 3', users: '3 of 3' },
  ])
})
