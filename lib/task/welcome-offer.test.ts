import { expect, test } from 'vitest'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Reward, Task } from '@fanfare/contract/task/task.ts'
import { welcomeOffer } from './welcome-offer.ts'
import { usdt } from '#lib/testing/samples.ts'

const task = (taskId: string, amount: Reward['amount'], taskType = 'RECHARGE') =>
  ({ taskId, taskType, reward: { rewardType: 'DROP', kind: 2, amount, label: '' } }) as Task
const offerOf = (...tasks: Task[]) =>
  welcomeOffer({ activityId: 'a1', regionsExcluded: [], tasks } as unknown as ActivityDetail)

test('[SCR-1] the offer is the exact sum of the tasks that pay in its unit', () => {
  expect(
    offerOf(
      task('t1', usdt('5'), 'REGISTER_PASS'),
      task('t2', usdt('0.000000000000000001')),
      task('t3', { amount: '4', unit: 'FNF' }),
      task('t4', { count: 1 }),
    ),
  ).toMatchObject({ total: usdt('5.000000000000000001'), payingTasks: 2, signUp: { amount: usdt('5') } })
})

test('[SCR-1] an activity that pays nothing for signing up promises nothing for it', () => {
  expect(offerOf(task('t1', usdt('10')))?.signUp).toBeNull()
  expect(offerOf(task('t1', { count: 2 }, 'REGISTER_PASS'))).toMatchObject({ signUp: null, total: null })
})

test('[SCR-1] an activity without tasks is no offer', () => expect(offerOf()).toBeNull())
