import { expect, test } from 'vitest'
import { poolProgress } from './pool-progress.ts'

const step = (volume: string, amount: string) => ({ volume, pool: { amount, unit: 'USDT' } })
const STEPS = [step('50', '100'), step('150', '200'), step('350', '300'), step('550', '400')]

test('[SCR-4] the bar has equally long steps, and the part of the next one that the volume has made', () => {
  expect(poolProgress(STEPS, '200', '250')).toMatchObject({ reached: 2, ratio: 0.625 })
  expect(poolProgress(STEPS, '200', '250').next?.volume).toBe('350')
})

test('[SCR-4] before the first step and after the last one', () => {
  expect(poolProgress(STEPS, '0', '25')).toMatchObject({ reached: 0, ratio: 0.125 })
  expect(poolProgress(STEPS, '400', '9000')).toEqual({ reached: 4, next: null, ratio: 1 })
})

test('[SCR-4] a volume that is newer than the unlocked pool stays within its step', () => {
  expect(poolProgress(STEPS, '200', '400').ratio).toBe(0.75)
})
