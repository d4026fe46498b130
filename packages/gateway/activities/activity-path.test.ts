import { expect, test } from 'vitest'
import { activityPath } from './activity-path.ts'

test('[ACT-9] each type has its page, and a file may choose a general page or a landing page', () => {
  const cup = { alias: 'cup', type: 'TeamTrading' as const }
  expect(activityPath(cup, false)).toBe('/activity/competition/cup')
  expect(activityPath({ ...cup, page: 'events' }, false)).toBe('/events/cup')
  expect(activityPath({ ...cup, page: 'promo' }, false)).toBe('/promo/cup')
  expect(activityPath({ alias: 'hello', type: 'NewUser' }, true)).toBe('/welcome-event')
  expect(activityPath({ alias: 'hello', type: 'NewUser' }, false)).toBe('/events/hello')
})
