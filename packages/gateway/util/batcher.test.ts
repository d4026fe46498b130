import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBatcher, type BatcherOptions } from './batcher.ts'

/** Answers n with n × 2 once `release` has let the batch end, and records the batches. */
function createDoubler(options: Omit<BatcherOptions<number, number>, 'run'>) {
  const batches: number[][] = []
  const release: (() => void)[] = []
  const send = createBatcher<number, number>({
    ...options,
    run: async (requests) => {
      batches.push([...requests])
      await new Promise<void>((resolve) => release.push(resolve))
      if (requests.includes(13)) throw new Error('thirteen')
      return requests.map((one) => one * 2)
    },
  })
  const endNext = async () => {
    await nextTurn()
    release.shift()?.()
  }
  return { send, batches, endNext }
}

test('requests of one turn are one batch, and later ones wait until a batch has ended', async () => {
  const { send, batches, endNext } = createDoubler({ concurrency: 1, maxBatchSize: 3 })
  const first = Promise.all([send(1), send(2)])
  await nextTurn()
  const second = Promise.all([3, 4, 5, 6].map(send))
  await nextTurn()
  expect(batches).toEqual([[1, 2]])
  await endNext()
  expect(await first).toEqual([2, 4])
  await nextTurn()
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  await endNext()
  await endNext()
  expect(await second).toEqual([6, 8, 10, 12])
  expect(batches.at(-1)).toEqual([6])
})

test('requests with the same key never share a batch and keep their order', async () => {
  const keyOf = (one: number) => String(one % 2)
  const { send, batches, endNext } = createDoubler({ concurrency: 1, maxBatchSize: 10, keyOf })
  const answers = Promise.all([1, 3, 2, 5].map(send))
  for (let batch = 0; batch < 3; batch += 1) await endNext()
  expect(await answers).toEqual([2, 6, 4, 10])
  expect(batches).toEqual([[1, 2], [3], [5]])
})

test('a failed batch rejects only its own requests', async () => {
  const { send, endNext } = createDoubler({ concurrency: 1, maxBatchSize: 2 })
  const outcomes = Promise.allSettled([1, 13, 4].map(send))
  await endNext()
  await endNext()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('[GW-7] a fatal error rejects all waiting requests at once', async () => {
  const { send, batches, endNext } = createDoubler({ concurrency: 1, maxBatchSize: 1, isFatal: () => true })
  const outcomes = Promise.allSettled([13, 4, 5].map(send))
  await endNext()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(batches).toEqual([[13]])
  const next = send(6)
  await endNext()
  expect(await next).toBe(12)
})
