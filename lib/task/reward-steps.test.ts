import { expect, test } from 'vitest'
import type { RewardItem, TimelineStep } from '@fanfare/contract/task/rewards.ts'
import { ENDS_SOON_MS, rewardSteps } from './reward-steps.ts'
import { cash, drawsOf, rewardItem, usdt } from '#lib/testing/samples.ts'

const NOW = 1_000_000_000_000
const HOUR = 3_600_000
const item = (more: Partial<RewardItem> = {}) => rewardItem({ reward: cash('30'), grantedAt: NOW - HOUR, ...more })
const at = (step: TimelineStep['step'], hours: number): TimelineStep => ({ step, at: NOW + hours * HOUR })
const looks = (reward: RewardItem, ...steps: TimelineStep[]) =>
  rewardSteps(reward, steps, NOW).map(({ name, look, at: when }) => [name, look, when && (when - NOW) / HOUR])

test('[SCR-9] a reward on hold shows when it will be granted', () => {
  const held = item({ state: 'HOLD', holdUntil: NOW + 21 * HOUR, taskId: null })
  expect(looks(held, at('EARNED', -3), at('HOLD', -1), at('GRANTED', 21))).toEqual([
    ['won', 'done', -3],
    ['hold', 'current', 21],
    ['yours', 'future', 21],
  ])
})

test('[SCR-9] a hold that is over is done', () => {
  expect(looks(item(), at('EARNED', -30), at('HOLD', -25), at('GRANTED', -1))).toEqual([
    ['earned', 'done', -30],
    ['held', 'done', -25],
    ['granted', 'done', -1],
  ])
})

test('[SCR-9] a review has no date, and ends in the reward; one that needs an address waits at that step', () => {
  const gift = item({ state: 'REVIEW', reasonCode: 'ADDRESS_NEEDED' })
  expect(looks(gift, at('REVIEW', -1))[0]).toEqual(['address', 'current', null])
  expect(looks(item({ state: 'REVIEW' }), at('EARNED', -3), at('REVIEW', -1))).toEqual([
    ['earned', 'done', -3],
    ['review', 'current', null],
    ['yours', 'future', null],
  ])
})

test('[SCR-9] an end within three days is a warning, and a later one is a date', () => {
  const soon = ENDS_SOON_MS / HOUR - 1
  expect(looks(item(), at('GRANTED', -1), at('EXPIRING', soon)).at(-1)).toEqual(['use_by', 'warning', soon])
  expect(looks(item(), at('GRANTED', -1), at('EXPIRING', soon + 2)).at(-1)).toEqual(['expires', 'future', soon + 2])
})

test('[SCR-9] used and expired rewards end there', () => {
  expect(looks(item({ state: 'USED' }), at('GRANTED', -5), at('USED', -1)).at(-1)).toEqual(['used', 'done', -1])
  expect(looks(item({ state: 'EXPIRED' }), at('GRANTED', -5), at('EXPIRED', -1)).at(-1)).toEqual([
    'expired',
    'ended',
    -1,
  ])
})

test('[SCR-9] unused draws are gold, partly used funds are in use', () => {
  expect(looks(item({ reward: drawsOf(2) }), at('GRANTED', -1)).at(-1)).toEqual(['ready', 'now', null])
  expect(looks(item({ left: usdt('21.80') }), at('GRANTED', -1)).at(-1)).toEqual(['in_use', 'current', null])
  expect(looks(item({ left: usdt('30.00') }), at('GRANTED', -1))).toHaveLength(1)
})

test('[SCR-9] a reward whose money is on its way is confirmed, then on its way or delayed, then arrived', () => {
  const paying = (state: 'ON_THE_WAY' | 'DELAYED' | 'PAID') => item({ payout: { state, at: NOW - HOUR } })
  const before = [at('EARNED', -3), at('GRANTED', -2)]
  const begun = [
    ['earned', 'done', -3],
    ['confirmed', 'done', -2],
  ]
  expect(looks(paying('ON_THE_WAY'), ...before)).toEqual([...begun, ['on_the_way', 'current', null]])
  expect(looks(paying('DELAYED'), ...before)).toEqual([...begun, ['delayed', 'warning', null]])
  expect(looks(paying('PAID'), ...before, at('PAID', -1))).toEqual([...begun, ['arrived', 'done', -1]])
})
