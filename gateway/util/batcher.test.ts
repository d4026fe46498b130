import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher, type BatcherOptions } from './batcher.ts'

/** Answers n with n × 2 when told to, and keeps what it was asked. */
function createDoubler(options: Omit<BatcherOptions<number, number>, 'run'>) {
  const batches: number[][] = []
  const go: (() => void)[] = []
  const ask = createBatcher<number, number>({
    ...options,
    run: async (asks) => {
      batches.push([...asks])
      await new Promise<void>((resolve) => go.push(resolve))
      if (asks.includes(13)) throw new Error('thirteen')
      return asks.map((one) => one * 2)
    },
  })
  return { ask, batches, go }
}

test('what is asked in one turn is one batch, and what comes meanwhile waits for a free lane', async () => {
  const { ask, batches, go } = createDoubler({ concurrency: 1, maxBatchSize: 3 })
  const first = Promise.all([ask(1), ask(2)])
  await nextTurn()
  const second = Promise.all([3, 4, 5, 6].map(ask))
  await nextTurn()
  expect(batches).toEqual([[1, 2]])
  go.shift()?.()
  expect(await first).toEqual([2, 4])
  await nextTurn()
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  go.shift()?.()
  await nextTurn()
  go.shift()?.()
  expect(await second).toEqual([6, 8, 10, 12])
  expect(batches.at(-1)).toEqual([6])
})

test('asks with one key never share a batch, and keep their order', async () => {
  const { ask, batches, go } = createDoubler({ concurrency: 1, maxBatchSize: 10, keyOf: (one) => String(one % 2) })
  const answers = Promise.all([1, 3, 2, 5].map(ask))
  for (let batch = 0; batch < 3; batch += 1) {
    await nextTurn()
    go.shift()?.()
  }
  expect(await answers).toEqual([2, 6, 4, 10])
  expect(batches).toEqual([[1, 2], [3], [5]])
})

test('a batch that fails fails for those in it alone', async () => {
  const { ask, go } = createDoubler({ concurrency: 1, maxBatchSize: 2 })
  const outcomes = Promise.allSettled([1, 13, 4].map(ask))
  await nextTurn()
  go.shift()?.()
  await nextTurn()
  go.shift()?.()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('[GW-7] what nobody can be answered for now is told to all who wait', async () => {
  const { ask, batches, go } = createDoubler({ concurrency: 1, maxBatchSize: 1, isFatal: () => true })
  const outcomes = Promise.allSettled([13, 4, 5].map(ask))
  await nextTurn()
  go.shift()?.()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(batches).toEqual([[13]])
  const next = ask(6)
  await nextTurn()
  go.shift()?.()
  expect(await next).toBe(12)
})
