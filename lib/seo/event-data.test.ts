import { expect, test } from 'vitest'
import { eventData } from './event-data.ts'

const activity = {
  alias: 'winter-sprint',
  title: 'Winter Sprint',
  subtitle: '',
  startTime: Date.UTC(2026, 11, 1),
  endTime: Date.UTC(2026, 11, 15),
  outcome: null,
  path: '/activity/competition/winter-sprint',
}
const place = { locale: 'fa-IR', brandName: 'Fanfare', siteOrigin: 'https://promo.example' } as const

test('[LOC-6] an activity is an online event with its own address and image', () => {
  expect(eventData(activity, place)).toMatchObject({
    '@type': 'Event',
    name: 'Winter Sprint',
    description: 'Winter Sprint',
    startDate: '2026-12-01T00:00:00.000Z',
    endDate: '2026-12-15T00:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    inLanguage: 'fa-IR',
    url: 'https://promo.example/fa-IR/activity/competition/winter-sprint',
    image: ['https://promo.example/og/fa-IR/activity/winter-sprint'],
  })
})

test('[LOC-6] a cancelled activity has the status EventCancelled', () => {
  expect(eventData({ ...activity, outcome: 'CANCELLED' }, place).eventStatus).toBe('https://schema.org/EventCancelled')
})
