import { expect, test } from 'vitest'
import { activityPath, chooseWelcome } from './activity-path.ts'
import { outcomeOf, statusOf } from './activity-status.ts'

const schedule = { startTime: 1000, endTime: 2000, cancelled: false, settleDays: 1 }

test.each([
  [999, 'UPCOMING', null],
  [1000, 'ONGOING', null],
  [1999, 'ONGOING', null],
  [2000, 'ENDED', 'SETTLING'],
  [2000 + 86_400_000, 'ENDED', 'SETTLED'],
])('[ACT-10] at %d an activity from 1000 to 2000 is %s with outcome %s', (now, status, outcome) => {
  expect([statusOf(schedule, now), outcomeOf(schedule, now)]).toEqual([status, outcome])
})

test('[ACT-10] an activity that was called off has ended, whatever the time', () => {
  const cancelled = { ...schedule, cancelled: true }
  expect([statusOf(cancelled, 1500), outcomeOf(cancelled, 1500)]).toEqual(['ENDED', 'CANCELLED'])
})

test('[ACT-10] an activity with nothing to settle has no outcome', () => {
  expect(outcomeOf({ ...schedule, settleDays: undefined }, 9_999_999_999)).toBeNull()
})

const candidate = (activityId: string, startTime: number, endTime: number, cancelled = false) => ({
  activityId,
  startTime,
  endTime,
  cancelled,
})

test('[SCR-2] the welcome page shows the ongoing newcomers’ activity that ends first', () => {
  const list = [candidate('late', 0, 900), candidate('soon', 0, 500), candidate('off', 0, 400, true)]
  expect(chooseWelcome(list, 100)?.activityId).toBe('soon')
})

test('[SCR-2] without an ongoing one it shows the next upcoming, then the last ended, then nothing', () => {
  const next = [candidate('far', 800, 900), candidate('near', 300, 950), candidate('past', 0, 50)]
  expect(chooseWelcome(next, 100)?.activityId).toBe('near')
  expect(chooseWelcome([candidate('older', 0, 40), candidate('old', 0, 50)], 100)?.activityId).toBe('old')
  expect(chooseWelcome([candidate('off', 0, 500, true)], 100)).toBeNull()
})

test('[ACT-9] each type has its page, and a file may choose a general or a landing page', () => {
  const cup = { alias: 'cup', type: 'TeamTrading' as const }
  expect(activityPath(cup, false)).toBe('/activity/competition/cup')
  expect(activityPath({ ...cup, page: 'events' }, false)).toBe('/events/cup')
  expect(activityPath({ ...cup, page: 'promo' }, false)).toBe('/promo/cup')
  expect(activityPath({ alias: 'hello', type: 'NewUser' }, true)).toBe('/welcome-event')
  expect(activityPath({ alias: 'hello', type: 'NewUser' }, false)).toBe('/events/hello')
})
