import type { claimable } from '@fanfare/contract/activity/claimable.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { RewardItem } from '@fanfare/contract/task/get-reward-list.ts'
import type { TimelineStep } from '@fanfare/contract/task/reward-timeline.ts'
import { DAY, HOUR, MINUTE, usdt, type Fixture, type Translate } from './fixture.ts'
import { rewardsOf } from './rewards-of.ts'
import { taskStates } from './tasks.ts'

export interface RewardFixture {
  item: RewardItem
  steps: TimelineStep[]
}

type Way = [TimelineStep['step'], number][]

/** Every row of the reward list with its timeline (design §6, "Decided with the second round"). */
export function rewardStates(now: number, translate: Translate): Fixture<RewardFixture>[] {
  const { cash, trial, coupon, token, draws, item } = rewardsOf(translate)
  const earned = now - 3 * DAY
  const granted = now - 2 * DAY
  const ends = now + 20 * DAY
  const soon = now + DAY + 5 * HOUR
  const held = now + 23 * HOUR + 14 * MINUTE + 8000
  const states: Record<
    string,
    [state: RewardItem['state'], reward: RewardItem['reward'], way: Way, more?: Partial<RewardItem>]
  > = {
    hold: [
      'HOLD',
      cash,
      [
        ['EARNED', earned],
        ['HOLD', granted],
        ['GRANTED', held],
      ],
      { holdUntil: held, reasonCode: 'ON_HOLD' },
    ],
    review: [
      'REVIEW',
      cash,
      [
        ['EARNED', earned],
        ['REVIEW', granted],
      ],
      { reasonCode: 'UNDER_REVIEW' },
    ],
    'address-needed': [
      'REVIEW',
      item,
      [
        ['EARNED', earned],
        ['REVIEW', granted],
      ],
      { taskId: null, reasonCode: 'ADDRESS_NEEDED' },
    ],
    'partly-used': [
      'GRANTED',
      trial,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
        ['EXPIRING', ends],
      ],
      { left: usdt('21.80'), expiresAt: ends },
    ],
    'running-out': [
      'GRANTED',
      coupon,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
        ['EXPIRING', soon],
      ],
      { expiresAt: soon },
    ],
    'unused-draw': [
      'GRANTED',
      draws,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
        ['EXPIRING', ends],
      ],
      { expiresAt: ends },
    ],
    granted: [
      'GRANTED',
      cash,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
      ],
    ],
    'granted-with-end': [
      'GRANTED',
      coupon,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
        ['EXPIRING', ends],
      ],
      { expiresAt: ends },
    ],
    'won-without-task': [
      'GRANTED',
      token,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
      ],
      { taskId: null },
    ],
    used: [
      'USED',
      coupon,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
        ['USED', now - DAY],
      ],
    ],
    expired: [
      'EXPIRED',
      trial,
      [
        ['EARNED', earned],
        ['GRANTED', granted],
        ['EXPIRED', now - HOUR],
      ],
      { expiresAt: now - HOUR },
    ],
  }
  return Object.entries(states).map(([id, [state, reward, way, more]]) => ({
    id,
    data: {
      item: {
        rewardId: `rw-${id}`,
        activityId: 'act-lottery',
        taskId: 'spot-trading-volume',
        reward,
        state,
        grantedAt: granted,
        expiresAt: null,
        activityTitle: translate('activity_type.lottery'),
        ...more,
      },
      steps: way.map(([step, at]) => ({ step, at })),
    },
  }))
}

export type Claimable = CallData<typeof claimable>['items'][number]

/** Claimable rewards: one with days left, one with hours. */
export function claimables(now: number, translate: Translate): Claimable[] {
  const { data } = taskStates(now, translate).find(({ id }) => id === 'completed') ?? {}
  if (!data) throw new Error('no task is completed')
  const item = (taskId: string, claimDeadline: number): Claimable => ({
    activityId: 'act-newuser',
    title: translate('activity_type.new_user'),
    path: '/welcome-event',
    task: { ...data, taskId, claimDeadline },
  })
  return [item('first', now + 7 * HOUR), item('second', now + 5 * DAY), item('third', now + 6 * DAY)]
}
