import { sql, type Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { registerBoards } from '#gateway/boards/db/boards.ts'
import type { Database } from '#gateway/db/schema.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { spawnGateway } from '#gateway/testing/spawn-gateway.ts'

const ROWS = 1_500
const PATIENCE = { interval: 20 }

const world = await createBoardWorld()

const counts = async () => ({
  places: (await world.server.rows('boardPlaces')).length,
  blocks: (await world.server.rows('boardBlocks')).length,
  snapshots: (await world.server.rows('boardSnapshots')).length,
})

/** Whether a snapshot has ranked its board and waits for the lock of `board_snapshots`. */
async function isWaiting(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_locks where relation = 'board_snapshots'::regclass and not granted) as waiting`.execute(
    db,
  )
  return rows[0]?.waiting ?? false
}

test(
  '[DEV-6] a gateway that is killed between the ranking and the commit leaves nothing, and its next start ranks',
  whenChanged(),
  async () => {
    const { gateway, database, activityId } = world
    await withTransaction(gateway.db, (tx) =>
      registerBoards(tx, activityId, [{ track: 'main', cadenceMs: 3_600_000, firstAt: 0 }]),
    )
    await world.score('main', tied(...Array.from({ length: ROWS }, (_, index) => String(index % 100))))

    await database.asOwner((owner) =>
      owner.transaction().execute(async (tx) => {
        await sql`lock table board_snapshots in share row exclusive mode`.execute(tx)
        const killed = await spawnGateway(database.url)
        await vi.waitFor(async () => expect(await isWaiting(tx)).toBe(true), PATIENCE)
        await killed.kill()
        expect(await counts()).toEqual({ places: 0, blocks: 0, snapshots: 0 })
      }),
    )
    await vi.waitFor(async () => {
      const { rows } = await sql<{ open: number }>`
      select count(*) as open from pg_stat_activity where datname = current_database() and backend_xid is not null
    `.execute(gateway.db)
      expect(rows[0]?.open).toBe(0)
    }, PATIENCE)
    expect(await counts()).toEqual({ places: 0, blocks: 0, snapshots: 0 })

    const next = await spawnGateway(database.url)
    await vi.waitFor(async () => expect(await counts()).toEqual({ places: ROWS, blocks: 1, snapshots: 1 }), PATIENCE)
    await next.kill()
    expect(await world.places('main')).toHaveLength(ROWS)
    expect(await audit(gateway.db)).toEqual([])
  },
)
