import { expect, test, vi } from 'vitest'
import { appendLog } from '#gateway/log/db/log.ts'
import { countUnread } from '#gateway/messages/db/messages.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { createMessageWorld } from '#gateway/messages/testing/message-world.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'

const world = await createMessageWorld()

const RESULTS = 1_200

test(
  '[MSG-1][DEV-6] a process that is killed while it writes messages loses none and doubles none',
  { tags: ['long'] },
  async () => {
    const userId = await world.addUser()
    const { db } = world.gateway
    const unread = async () => (await countUnread(db, [userId])).get(userId) ?? 0
    const first = await spawnGateway(world.database.url)
    const settled = Array.from({ length: RESULTS }, (_, index) => ({
      topic: 'activity.settled' as const,
      userId,
      payload: { activityId: `a${index}` },
    }))
    await withTransaction(db, (tx) => appendLog(tx, settled, world.clock.now()))
    await vi.waitFor(async () => expect(await unread()).toBeGreaterThan(0), { interval: 1 })
    await first.kill()
    const second = await spawnGateway(world.database.url)
    await vi.waitFor(async () => expect(await unread()).toBe(RESULTS), { interval: 20 })
    await vi.waitFor(async () => expect((await world.announced(userId)).at(-1)).toBe(RESULTS))
    await second.kill()
    expect(await unread()).toBe(RESULTS)
    const totals = await world.announced(userId)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  },
)
