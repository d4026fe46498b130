import { expect, test } from 'vitest'
import { posterFact } from './poster.ts'
import { usdt } from '#lib/testing/samples.ts'

test.each([
  ['the top prize of a draw', { activityType: 5, pool: usdt('9000'), topPrize: usdt('500') }, 'share.fact_top', '500'],
  ['the pool of a competition', { activityType: 2, pool: usdt('250000') }, 'share.fact_pool', '250000'],
  [
    'the sum of all tasks',
    { activityType: 1, pool: usdt('125'), taskCount: 7, taskSum: usdt('125.00') },
    'share.fact_tasks',
    '125',
  ],
  [
    'the tasks of a campaign of the type of a competition',
    { activityType: 2, pool: usdt('20'), taskCount: 3, taskSum: usdt('20') },
    'share.fact_tasks',
    '20',
  ],
  ['what one user can get', { activityType: 9, pool: usdt('2000') }, 'share.fact_rewards', '2000'],
] as const)('the fact of a poster is %s', (_, activity, key, amount) => {
  expect(posterFact(activity)).toMatchObject({ key, money: { amount } })
})

test('an activity without a sum has no fact', () => expect(posterFact({ activityType: 1, pool: null })).toBeNull())
