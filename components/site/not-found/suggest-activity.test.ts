import { expect, test } from 'vitest'
import { suggestActivity } from './suggest-activity.ts'

const known = [
  { title: 'Harvest Draw', path: '/activity/lottery/harvest-draw' },
  { title: 'Year End Draw', path: '/activity/lottery/year-end-draw' },
  { title: 'Welcome tasks', path: '/welcome-event' },
]

test.each([
  ['/en/activity/lottery/harvst-draw', 'Harvest Draw'],
  ['/en/activity/lottery/Harvest-Draw/', 'Harvest Draw'],
  ['/en/events/harvest-draw', 'Harvest Draw'],
  ['/en/welcom-event', 'Welcome tasks'],
])('[SCR-14] suggests for %s %s', (requested, title) => expect(suggestActivity(requested, known)?.title).toBe(title))

test.each(['/en/activity/lottery/something-else', '/en', '/en/x', '/en/%E0%A4%A'])(
  '[SCR-14] %s resembles nothing',
  (requested) => expect(suggestActivity(requested, known)).toBeNull(),
)
