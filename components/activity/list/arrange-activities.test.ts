import { expect, test } from 'vitest'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { arrangeActivities, findLead } from './activity-list.tsx'
import { activityOf } from '#lib/testing/samples.ts'

const activity = (alias: string, fields: Partial<ActivitySummary>) =>
  activityOf({ activityId: alias, alias, title: alias, path: `/activity/lottery/${alias}`, ...fields })

test('[SCR-1] the earliest end comes first, the beginners’ activity last; the latest end leads the ended ones', () => {
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
    'ends-soon',
    'ends-late',
    'welcome',
    'starts-soon',
    'starts-later',
    'ended-just-now',
    'ended-long-ago',
  ])
})

test('[SCR-1] the ongoing competition with the largest pool comes before activities that end earlier', () => {
  const cup = (alias: string, amount: string, fields: Partial<ActivitySummary> = {}) =>
    activity(alias, {
      activityType: 2,
      path: `/activity/competition/${alias}`,
      pool: { amount, unit: 'USDT' },
      endTime: 500,
      ...fields,
    })
  const all = [
    activity('draw', { pool: { amount: '900000', unit: 'USDT' } }),
    cup('small', '60000', { endTime: 50 }),
    cup('large', '250000'),
    cup('ended', '990000', { status: 'ENDED' }),
  ]
  expect(arrangeActivities(all).map(({ alias }) => alias)).toEqual(['large', 'small', 'draw', 'ended'])
  expect(findLead(all)?.alias).toBe('large')
  expect(findLead(all.slice(0, 1))).toBeUndefined()
})
