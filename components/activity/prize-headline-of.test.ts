import { expect, test } from 'vitest'
import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { prizeHeadlineOf } from './prize-headline-of.ts'
import { usdt } from '#lib/testing/samples.ts'

const of = (
  type: ActivityTypeName,
  more: Omit<Parameters<typeof prizeHeadlineOf>[0], 'activityType' | 'path' | 'pool'> & {
    path?: string
    pool?: { amount: string; unit: string } | null
  } = {},
) => prizeHeadlineOf({ activityType: ACTIVITY_TYPES[type].code, path: '/activity/a', pool: usdt('250000'), ...more })

test('[SCR-1] a shared pool is no maximum', () => {
  expect(of('TeamTrading')).toMatchObject({ lead: null, label: 'activity.pool_label', money: usdt('250000') })
})

test('[SCR-1] a draw’s prize headline is its top prize', () => {
  expect(of('Lottery', { topPrize: usdt('500') })).toMatchObject({
    money: usdt('500'),
    lead: 'activity_stake.win_up_to',
    label: 'activity_stake.top_prize',
  })
})

test('[SCR-1] a pool that the tasks of one user add up to is the most that they can get', () => {
  const tasks = { taskCount: 7, taskSum: usdt('125.00') }
  expect(of('NewUser', { ...tasks, path: '/welcome-event', pool: usdt('125') })).toMatchObject({
    lead: 'activity_stake.up_to',
    label: 'activity_stake.for_tasks',
    taskCount: 7,
  })
  expect(of('PersonalTrading', { ...tasks, path: '/promo/a', pool: usdt('125') })?.lead).toBe('activity_stake.up_to')
})

test('[SCR-1] the most that the tasks pay is that of all days until the end, with their other units', () => {
  const daily = { taskCount: 3, taskSum: usdt('5'), pool: usdt('5') }
  const taskSums = [usdt('145'), { amount: '4', unit: 'FNF' }]
  expect(of('PersonalTrading', { ...daily, taskSums, path: '/events/a' })).toMatchObject({
    money: usdt('145'),
    others: [{ amount: '4', unit: 'FNF' }],
    lead: 'activity_stake.up_to',
  })
})

test('[SCR-1] an event’s pool is no maximum unless its tasks add up to it', () => {
  const shared = { path: '/events/a', pool: { amount: '40000', unit: 'FNF' } }
  for (const taskSum of [undefined, { amount: '4', unit: 'FNF' }, usdt('40000')])
    expect(of('PersonalTrading', { ...shared, taskSum })).toMatchObject({ lead: null, label: 'activity.rewards_label' })
})

test('[SCR-1] a personal sum beside the tasks is a maximum, and without a pool there is no stake', () => {
  expect(of('TradingDepositBonus', { taskSum: usdt('15'), pool: usdt('2000') })).toMatchObject({
    lead: 'activity_stake.up_to',
    label: 'activity.rewards_label',
  })
  expect(of('CopyTrading', { pool: null })).toBeNull()
})
