import { expect, test } from 'vitest'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { countActivities } from './count-activities.ts'

const activity = (status: ActivitySummary['status'], path: string) => ({ status, path }) as ActivitySummary

test('[SCR-1] counts the activities of each state and group, and those with a card', () => {
  const activities = [activity('ONGOING', 'a'), activity('ONGOING', 'b'), activity('ENDED', 'a')]
  expect(
    countActivities({
      activities,
      served: new Set(activities.slice(1)),
      groupOf: ({ path }) => (path === 'a' ? 'Lottery' : 'Event'),
    }),
  ).toEqual([
    { status: 'ONGOING', group: 'Lottery', total: 1, served: 0 },
    { status: 'ONGOING', group: 'Event', total: 1, served: 1 },
    { status: 'ENDED', group: 'Lottery', total: 1, served: 1 },
  ])
})
