import { expect, test } from 'vitest'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { fairnessPaths } from './sitemap.ts'

test('[SCR-15] the sitemap has the pages of ended lotteries alone', () => {
  const { Lottery, NewUser } = ACTIVITY_TYPES
  expect(
    fairnessPaths([
      { activityId: 'ended', activityType: Lottery.code, status: 'ENDED' },
      { activityId: 'running', activityType: Lottery.code, status: 'ONGOING' },
      { activityId: 'no-draws', activityType: NewUser.code, status: 'ENDED' },
      { activityId: 'unknown', activityType: 'OTHER', status: 'ENDED' },
    ]),
  ).toEqual(['/fairness/ended'])
})
