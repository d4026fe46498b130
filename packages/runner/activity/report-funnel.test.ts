import { expect, test } from 'vitest'
import { funnelText } from './report-activity.ts'

test('[ANA-1] the funnel as CSV has a line for each activity and day', () => {
  const item = { activityId: 'a1', alias: 'cup', visits: 40, registrations: 8, joins: 12, tasks: 5, claims: 4 }
  const text = funnelText({ from: '2026-11-19', to: '2026-11-20', items: [{ day: '2026-11-20', ...item }] })
  expect(text.replaceAll('"', '').split('\r\n')).toEqual([
    'Day (UTC),Activity,Visits,Registrations,Joins,Completed a task,Claims',
    '2026-11-20,cup,40,8,12,5,4',
    '',
  ])
})
