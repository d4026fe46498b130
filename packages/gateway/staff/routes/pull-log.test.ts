import { expect, test } from 'vitest'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { pullLog } from '@fanfare/contract/staff/log.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { deleteOldLog } from '#gateway/log/db/delete-old-log.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { malformed } from '#gateway/testing/signed-request.ts'

const gateway = await borrowGateway()

type Answer = CallData<typeof pullLog>

const pull = async (query: Record<string, string> = {}) =>
  gateway.ops('GET', `log?${new URLSearchParams(query).toString()}`) as Promise<{ code: string; data: Answer }>

const write = (...rewardIds: string[]) =>
  gateway.append(
    ...rewardIds.map((rewardId) => ({ topic: 'reward.granted' as const, userId: 'u_1', payload: { rewardId } })),
  )

/** Entries are read once no older transaction runs, also one of another test. */
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read)

/** The cursor behind everything that was written. */
async function endOfLog(): Promise<string | null> {
  await write('end')
  await soon(async () => (await pullAll(null, '1000')).items.at(-1)?.data.rewardId).toBe('end')
  return (await pullAll(null, '1000')).next
}

const idsAfter = async (start: string | null) => (await pullAll(start)).items.map(({ data }) => data.rewardId)

/** The program of a platform: asks until there is nothing more, from where it stopped. */
async function pullAll(start: string | null, pageSize = '2'): Promise<{ items: Answer['items']; next: string | null }> {
  const { data } = await pull({ pageSize, ...(start === null ? {} : { after: start }) })
  if (!data.more) return data
  const rest = await pullAll(data.next, pageSize)
  return { items: [...data.items, ...rest.items], next: rest.next }
}

test('a program that pulls gets every entry once, in order, whatever the size of its pages', async () => {
  const start = await endOfLog()
  await write('rw_1', 'rw_2', 'rw_3')
  await write('rw_4', 'rw_5')
  await soon(() => idsAfter(start)).toEqual(['rw_1', 'rw_2', 'rw_3', 'rw_4', 'rw_5'])
  const first = await pullAll(start)
  expect(new Set(first.items.map(({ id }) => id)).size).toBe(5)
  expect(first.items[0]).toEqual({
    id: expect.stringMatching(/^\d+_\d+$/),
    type: 'reward.granted',
    at: expect.any(Number),
    userId: 'u_1',
    data: { rewardId: 'rw_1' },
  })
  expect((await pullAll(start, '1000')).items).toEqual(first.items)
  expect(await pullAll(first.next)).toMatchObject({ items: [], next: first.next })
  await write('rw_6')
  await soon(() => idsAfter(first.next)).toEqual(['rw_6'])
})

test('an entry of a transaction that still runs keeps those behind it from being skipped', async () => {
  const next = await endOfLog()
  await withTransaction(gateway.db, async (tx) => {
    await appendLog(tx, [{ topic: 'reward.granted', userId: 'u_1', payload: { rewardId: 'early' } }], 1)
    await write('late')
    expect((await pullAll(next)).items).toEqual([])
  })
  await soon(() => idsAfter(next)).toEqual(['early', 'late'])
})

test('topics choose, a noun takes all of its own, and the cursor passes what was left out', async () => {
  const next = await endOfLog()
  await write('rw_7')
  await soon(() => idsAfter(next)).toEqual(['rw_7'])
  const other = await pull({ after: next ?? '', topics: 'win_back.decided,claim.*' })
  expect(other.data).toMatchObject({ items: [], missed: false })
  expect(other.data.next).not.toBe(next)
  expect((await pull({ after: next ?? '', topics: 'reward.*' })).data.items).toHaveLength(1)
  for (const topics of ['reward', '*', 'reward.granted;', ''])
    expect(await pull({ topics })).toMatchObject(malformed('topics'))
  for (const cursor of ['x', '[1,"x"]', '[1.5,"1"]'])
    expect(await pull({ after: Buffer.from(cursor).toString('base64url') })).toMatchObject(malformed('after'))
})

test('a program that stayed away for longer than entries are kept reads that it may have missed some', async () => {
  const next = await endOfLog()
  expect((await pull({ after: next ?? '' })).data.missed).toBe(false)
  const bounds = { now: gateway.clock.now() + 31 * DAY_MS, limit: 1000 }
  // While something reads the log, its partition stays.
  await soon(async () => {
    await gateway.asOwner((db) => deleteOldLog(db, bounds, gateway.ctx.log))
    return (await pull({ after: next ?? '' })).data.missed
  }).toBe(true)
})
