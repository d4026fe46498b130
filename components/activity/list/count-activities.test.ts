import { expect, test } from 'vitest'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { countActivities } from './activity-choice.ts'

const activity = (status: ActivitySummary['status'], path: string) => ({ status, path }) as ActivitySummary

test('[SCR-1] counts the activities of each state and group, and those with a card', () => {
  const activities = [activity('ONGOING', 'a'), activity('ONGOING', 'b'), activity('ENDED', 'a')]
  expect(countActivities(activities, activities.slice(1), ({ path }) => (path === 'a' ? 'Lottery' : 'Event'))).toEqual({
    ONGOING: { total: 2, served: 1 },
    ONGOINGLottery: { total: 1, served: 0 },
    ONGOINGEvent: { total: 1, served: 1 },
    ENDED: { total: 1, served: 1 },
    ENDEDLottery: { total: 1, served: 1 },
  })
})
