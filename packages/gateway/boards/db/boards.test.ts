import { expect, test } from 'vitest'
import { takeSnapshot } from '#gateway/boards/snapshots/take-snapshot.ts'
import { createBoardWorld } from '#gateway/boards/testing/board-world.ts'
import { registerBoards, type Board } from './boards.ts'
import { withTransaction } from '../../db/transaction.ts'

const world = await createBoardWorld()

const register = (...boards: Board[]) =>
  withTransaction(world.gateway.db, (tx) => registerBoards(tx, world.activityId, boards))
const boards = () =>
  world.gateway.db.selectFrom('boards').select(['track', 'cadenceMs', 'nextAt']).orderBy('track').execute()

test('[SCR-4] boards are registered once, and a later version changes their cadence', async () => {
  await register()
  await register({ track: 'a', cadenceMs: 100, firstAt: 1_000 }, { track: 'b', cadenceMs: 200, firstAt: 2_000 })
  await register({ track: 'a', cadenceMs: 50, firstAt: 900 }, { track: 'b', cadenceMs: 400, firstAt: 3_000 })
  expect(await boards()).toEqual([
    { track: 'a', cadenceMs: 50, nextAt: 900 },
    { track: 'b', cadenceMs: 400, nextAt: 2_000 },
  ])
})

test('[SCR-4] a board with a final snapshot stays closed when it is registered again', async () => {
  await takeSnapshot(world.gateway, { activityId: world.activityId, track: 'a', isFinal: true })
  await register({ track: 'a', cadenceMs: 70, firstAt: 900 })
  expect((await boards())[0]).toEqual({ track: 'a', cadenceMs: 70, nextAt: null })
})
