import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSealKeeper } from '#gateway/seals/seal-keeper.ts'
import { sealAll } from '#gateway/testing/seal-all.ts'
import { handleNext } from '#gateway/log/follow-log.ts'
import { verifySeals } from '#gateway/seals/verify-seals.ts'
import { takeSnapshot } from '../../boards/snapshots/take-snapshot.ts'
import { createLogWorld, type LogWorld } from '#gateway/testing/log-world.ts'
import { tradeTask } from '#gateway/testing/task-world.ts'
import { prepareDatabase } from '../../prepare-database.ts'
import { findNewestSnapshot } from '../../boards/db/board-snapshots.ts'
import { haveScoresChanged, writeScores } from '../../boards/db/scores.ts'
import { arePositionsAhead } from './seal-positions.ts'

let world: LogWorld
beforeEach(async () => (world = await createLogWorld()))

/** The dump of a server that had made so many more transactions. */
const FAR = 5_000_000_000

const seal = () => sealAll(world.gateway.db, createSealKeeper(world.gateway, null))

test('[GW-3] new rows come after the restored ones and are sealed on a server whose transaction ids began anew', async () => {
  const { db } = world.gateway
  const { ownerUrl, url, attack } = world.database
  await world.publish({ tasks: [tradeTask()] })
  await seal()
  await world.publish({ alias: 'unsealed', tasks: [tradeTask()] })
  expect(await arePositionsAhead(db)).toBe(true)
  await attack(`update audit_log set position = position + ${FAR}; update ledger_transfers set position = position + ${FAR};
    delete from seals`)
  expect(await arePositionsAhead(db)).toBe(false)
  await prepareDatabase({ owner: ownerUrl, gateway: url })
  expect(await arePositionsAhead(db)).toBe(true)
  await world.publish({ alias: 'later', tasks: [tradeTask()] })
  const { rows } = await sql<{ subject: string; position: number }>`
    select detail ->> 'alias' as subject, position from audit_log order by position`.execute(db)
  expect(rows.map(({ subject }) => subject)).toEqual(['test-activity', 'unsealed', 'later'])
  await seal()
  expect(await verifySeals(db, { anchorFile: null })).toMatchObject({ violations: [], rows: 6 })
})

test('[SCR-4] scores are found changed on a server whose transaction ids began anew', async () => {
  const { db } = world.gateway
  const { ownerUrl, url, attack } = world.database
  const board = { activityId: await world.publish({ tasks: [tradeTask()] }), track: 'main' }
  const writeScore = (score: string) => writeScores(db, [{ ...board, userId: 'u-1', score, reachedAt: 1 }])
  await writeScore('1')
  await takeSnapshot(world.gateway, { ...board, isFinal: false })
  await attack(`update board_snapshots set scores_until = scores_until + 5000000000`)
  expect(await arePositionsAhead(db)).toBe(false)
  await prepareDatabase({ owner: ownerUrl, gateway: url })
  expect(await arePositionsAhead(db)).toBe(true)
  await writeScore('2')
  const { scoresUntil = 0 } = (await findNewestSnapshot(db, board)) ?? {}
  expect(await haveScoresChanged(db, { ...board, since: scoresUntil })).toBe(true)
})

test.each([
  ['entries', ''],
  ['the cursor alone, because retention has deleted the entries', 'delete from log;'],
])('[GW-2][DEV-6] a reader gets each entry once on a server that was restored with %s', async (_, deletion) => {
  const { ownerUrl, url, attack } = world.database
  const handle = async (batch: number) => {
    await handleNext(world.gateway, { reader: 'messages', batch, handle: world.see('messages') })
    return world.seen('messages')
  }
  await world.append(3)
  await vi.waitFor(async () => expect(await handle(2)).toHaveLength(2), { interval: 20 })
  await attack(
    `${deletion} update log set position = position + ${FAR}; update log_cursors set position = position + ${FAR}`,
  )
  expect(await arePositionsAhead(world.gateway.db)).toBe(false)
  await prepareDatabase({ owner: ownerUrl, gateway: url })
  expect(await arePositionsAhead(world.gateway.db)).toBe(true)
  await world.append(2)
  const left = (await world.entries()).slice(deletion === '' ? 2 : 0)
  expect(left.length).toBeGreaterThanOrEqual(2)
  await vi.waitFor(async () => expect((await handle(2)).slice(2)).toEqual(left), { interval: 20 })
})
