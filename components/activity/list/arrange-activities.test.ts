import { expect, test } from 'vitest'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { arrangeActivities } from './arrange-activities.ts'

const activity = (alias: string, fields: Partial<ActivitySummary>): ActivitySummary => ({
  activityId: alias,
  alias,
  activityType: 5,
  title: alias,
  subtitle: '',
  pool: null,
  startTime: 0,
  endTime: 100,
  status: 'ONGOING',
  outcome: null,
  participants: 0,
  image: 'lottery',
  path: `/activity/lottery/${alias}`,
  ...fields,
})

test('[SCR-1] the earliest end comes first, after the beginners’ activity; the latest end leads the ended ones', () => {
  const arranged = arrangeActivities([
    activity('ended-long-ago', { status: 'ENDED', endTime: 10 }),
    activity('ends-late', { endTime: 300 }),
    activity('starts-later', { status: 'UPCOMING', startTime: 900 }),
    activity('welcome', { activityType: 1, endTime: 900 }),
    activity('ended-just-now', { status: 'ENDED', endTime: 90 }),
    activity('ends-soon', { endTime: 200 }),
    activity('starts-soon', { status: 'UPCOMING', startTime: 500 }),
  ])
  expect(arranged.map(({ alias }) => alias)).toEqual([
    'welcome',
    'ends-soon',
    'ends-late',
    'starts-soon',
    'starts-later',
    'ended-just-now',
    'ended-long-ago',
  ])
})
