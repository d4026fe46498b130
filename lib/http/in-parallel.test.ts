import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'

test('[LOC-4] of 25 pieces of work, ten run at a time and all are done', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await inParallel(
    Array.from({ length: 25 }, (_, index) => index),
    10,
    async (index) => {
      running += 1
      most = Math.max(most, running)
      await sleep(index % 3)
      running -= 1
      done.push(index)
    },
  )
  expect(most).toBe(10)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index))
})
