import { expect, test, vi } from 'vitest'
import { activityList } from '../contract/activity/list.ts'
import { lotteryDraw } from '../contract/activity/lottery-draw.ts'
import type { Call } from './call.ts'
import { createMemo } from './memo.ts'
import { MEMOISED_MS, memoiseCalls } from './memoise.ts'

function setUp() {
  const time = { now: 0, uid: '' }
  let answers = 0
  const call = vi.fn<(...parts: unknown[]) => Promise<unknown>>(() =>
    Promise.resolve({ activities: [], total: (answers += 1) }),
  )
  const { call: memoised, clear } = memoiseCalls(call as unknown as Call, {
    now: () => time.now,
    scope: () => time.uid,
  })
  return { call, time, memoised, clear }
}

const ongoing = { query: { status: 'ONGOING', pageIndex: 0 } } as const

test('[API-4] the same call in flight is not sent again', async () => {
  const { memoised, call } = setUp()
  const [one, two] = await Promise.all([memoised(activityList, ongoing), memoised(activityList, ongoing)])
  expect(call).toHaveBeenCalledTimes(1)
  expect(one).toBe(two)
})

test('[API-4] a call answered less than 3000 ms ago is not sent again, after that it is', async () => {
  const { memoised, call, time } = setUp()
  await memoised(activityList, ongoing)
  time.now = MEMOISED_MS - 1
  await memoised(activityList, ongoing)
  expect(call).toHaveBeenCalledTimes(1)
  time.now = MEMOISED_MS
  await memoised(activityList, ongoing)
  expect(call).toHaveBeenCalledTimes(2)
  expect(MEMOISED_MS).toBe(3000)
})

test('[API-4] another input, user or idempotency key is another call; the order of its keys is not', async () => {
  const { memoised, call, time } = setUp()
  await memoised(activityList, ongoing)
  await memoised(activityList, { query: { pageIndex: 0, status: 'ONGOING' } })
  expect(call).toHaveBeenCalledTimes(1)
  await memoised(activityList, { query: { pageIndex: 1, status: 'ONGOING' } })
  time.uid = 'u2'
  await memoised(activityList, ongoing)
  expect(call).toHaveBeenCalledTimes(3)
  await memoised(lotteryDraw, { query: { activityId: 'a' } }, { idempotencyKey: 'k1' })
  await memoised(lotteryDraw, { query: { activityId: 'a' } }, { idempotencyKey: 'k2' })
  expect(call).toHaveBeenCalledTimes(5)
})

test('[API-4] a failure is not kept', async () => {
  const { memoised, call } = setUp()
  call.mockRejectedValueOnce(new Error('lost'))
  await expect(memoised(activityList, ongoing)).rejects.toThrow('lost')
  await expect(memoised(activityList, ongoing)).resolves.toMatchObject({ total: 1 })
})

test('one who aborts does not abort the others: the signal is not passed on', async () => {
  const { memoised, call } = setUp()
  await memoised(activityList, ongoing, { signal: AbortSignal.abort() })
  expect(call).toHaveBeenCalledWith(activityList, ongoing, { signal: undefined })
})

test('clearing forgets what was answered', async () => {
  const { memoised, call, clear } = setUp()
  await memoised(activityList, ongoing)
  clear()
  await memoised(activityList, ongoing)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a memo is bounded: the oldest answer goes first', async () => {
  const load = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
  const memo = createMemo({ now: () => 0, keepMs: 1000, limit: 2 })
  for (const key of ['a', 'b', 'c', 'c', 'b']) await memo(key, load)
  expect(load).toHaveBeenCalledTimes(3)
  await memo('a', load)
  expect(load).toHaveBeenCalledTimes(4)
})
