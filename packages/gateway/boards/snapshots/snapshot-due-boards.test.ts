import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readBoardPage } from '#gateway/boards/db/board-places.ts'
import { registerBoards } from '#gateway/boards/db/boards.ts'
import { createDb } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { NOW } from '#gateway/testing/task-world.ts'
import { withDb } from '#gateway/testing/with-db.ts'
import { deleteReplacedPlaces, startBoards, snapshotDueBoards } from './snapshot-due-boards.ts'
import { provePlace } from './prove-place.ts'
import { takeSnapshot } from './take-snapshot.ts'

const world = await createBoardWorld()

const MINUTE = 60_000
const register = (track: string, cadenceMs = MINUTE) =>
  withTransaction(world.gateway.db, (tx) =>
    registerBoards(tx, world.activityId, [{ track, cadenceMs, firstAt: world.clock.now() }]),
  )
/** The times of all snapshots of a board, in cadences after its registration. */
async function snapshotsOf(track: string, since: number, cadenceMs = MINUTE): Promise<number[]> {
  return (await world.server.rows('boardSnapshots', { track }, 'seq')).map(({ at }) => (at - since) / cadenceMs)
}
const count = async (table: 'boardPlaces' | 'boardBlocks', of: { snapshotId?: number } = {}) =>
  (await world.server.rows(table, of)).length

/** Transactions of other tests on the same server make earlier scores count as changed: waits for their end. */
const untilScoresAreOld = () =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ old: boolean }>`
        select coalesce(max(position) < seal_horizon(), true) as old from scores`.execute(world.gateway.db)
    expect(rows[0]?.old).toBe(true)
  })

test('[SCR-4] a board is ranked at its cadence, and not when no score has changed', async () => {
  const since = world.clock.now()
  await register('cadence')
  const step = async (ms: number) => {
    await untilScoresAreOld()
    await snapshotDueBoards(world.gateway)
    world.clock.advance(ms)
  }
  await step(MINUTE) // 0: no score yet
  await world.score('cadence', tied('1'))
  await step(MINUTE / 2) // 1: ranked
  await world.score('cadence', tied('2'))
  await step(MINUTE / 2) // 1.5: not due
  await step(MINUTE) // 2: ranked
  await step(MINUTE) // 3: unchanged
  await world.score('cadence', tied('2.0'))
  await step(MINUTE * 2.25) // 4: an equal score is no change
  await world.score('cadence', tied('2', '7'))
  await step(MINUTE / 2) // 6.25: ranked late
  await world.score('cadence', tied('3'))
  await step(MINUTE / 4) // 6.75: not due before 7
  await step(0) // 7: ranked
  expect(await snapshotsOf('cadence', since)).toEqual([1, 2, 6.25, 7])
})

test('[SCR-4] a score that was committed during the ranking is in the next snapshot', async () => {
  const since = world.clock.now()
  await register('late')
  await world.score('late', tied('1'))
  const other = createDb({ connectionString: world.database.url, poolSize: 1 })
  await other.transaction().execute(async (tx) => {
    await sql`update scores set score = 5, position = seal_position() where track = 'late'`.execute(tx)
    await snapshotDueBoards(world.gateway)
  })
  await other.destroy()
  expect((await world.places('late')).map(({ score }) => score)).toEqual(['1'])
  world.clock.advance(MINUTE)
  await snapshotDueBoards(world.gateway)
  expect((await world.places('late')).map(({ score }) => score)).toEqual(['5'])
  expect(await snapshotsOf('late', since)).toEqual([0, 1])
})

test('[DEV-6] several instances take one snapshot of a due board', async () => {
  await register('instances')
  await world.score('instances', tied('1', '2', '3'))
  const second = createDb({ connectionString: world.database.url, poolSize: 3 })
  const instances = [world.gateway, withDb(world.gateway, second), world.gateway, withDb(world.gateway, second)]
  await Promise.all(instances.map((gateway) => snapshotDueBoards(gateway)))
  await second.destroy()
  expect(await snapshotsOf('instances', world.clock.now())).toEqual([0])
})

test('[DEV-6] a board whose snapshot fails stays due and keeps no other board from its snapshot', async () => {
  const since = world.clock.now()
  for (const track of ['failing', 'working']) {
    await register(track)
    await world.score(track, tied('1'))
  }
  const log = vi.spyOn(world.gateway.log, 'error')
  await world.database.asOwner((db) =>
    sql`alter table board_snapshots add constraint refused check (track <> 'failing')`.execute(db),
  )
  await snapshotDueBoards(world.gateway)
  expect(log.mock.calls).toMatchObject([[{ track: 'failing' }, 'the snapshot of a board failed']])
  expect(await snapshotsOf('working', since)).toEqual([0])
  await world.database.asOwner((db) => sql`alter table board_snapshots drop constraint refused`.execute(db))
  await snapshotDueBoards(world.gateway)
  expect(await snapshotsOf('failing', since)).toEqual([0])
})

test('[SCR-4] boards keep their cadence after the clock was set forward and back', async () => {
  await register('clock')
  await world.score('clock', tied('1'))
  world.clock.set(NOW + 30 * 86_400_000)
  await snapshotDueBoards(world.gateway)
  world.clock.set(null)
  await world.score('clock', tied('2'))
  await snapshotDueBoards(world.gateway)
  expect((await world.places('clock')).map(({ score }) => score)).toEqual(['2'])
  await world.score('clock', tied('3'))
  await snapshotDueBoards(world.gateway)
  expect((await world.places('clock')).map(({ score }) => score)).toEqual(['2'])
})

test('[SCR-4] a page is complete while snapshots replace each other', async () => {
  const board = { activityId: world.activityId, track: 'replaced' }
  const scores = Array.from({ length: 200 }, (_, index) => String(index))
  await world.score('replaced', tied(...scores))
  await takeSnapshot(world.gateway, { ...board, isFinal: false })
  let isReplacing = true
  const replace = async () => {
    for (let round = 0; round < 15; round += 1) {
      await takeSnapshot(world.gateway, { ...board, isFinal: false })
      world.clock.advance(1_000)
      await deleteReplacedPlaces(world.gateway, undefined, 30)
    }
    isReplacing = false
  }
  const seen = new Set<number>()
  const read = async () => {
    while (isReplacing) {
      const page = await readBoardPage(world.gateway.db, { ...board, pageIndex: 0, pageSize: 200 })
      expect(page?.places.map(({ rank }) => rank)).toEqual(scores.map((_, index) => index + 1))
      seen.add(page?.seq ?? 0)
    }
  }
  await Promise.all([replace(), read(), read()])
  expect(seen.size).toBeGreaterThan(3)
})

test('[SCR-4] only the places of the newest and of final snapshots are kept, and the chain of all', async () => {
  world.clock.advance(11_000)
  await deleteReplacedPlaces(world.gateway)
  const before = { places: await count('boardPlaces'), blocks: await count('boardBlocks') }
  const take = async (track: string, isFinal = false) => {
    await world.score(track, tied('1', '2', '3', '4', '5'))
    return takeSnapshot(world.gateway, { activityId: world.activityId, track, isFinal })
  }
  const [first, second, newest] = [await take('kept'), await take('kept'), await take('kept')]
  const final = await take('ended', true)
  const takenAt = world.clock.now()
  world.clock.advance(11_000)
  await deleteReplacedPlaces(world.gateway, undefined, 2)
  expect(await count('boardBlocks')).toBe(before.blocks + 2)
  expect(await count('boardPlaces')).toBe(before.places + 10)
  for (const [{ snapshotId }, rows] of [
    [first, 0],
    [second, 0],
    [newest, 5],
    [final, 5],
  ] as const)
    expect(await count('boardPlaces', { snapshotId })).toBe(rows)
  expect(await snapshotsOf('kept', takenAt)).toEqual([0, 0, 0])
  const proof = await provePlace(world.gateway.db, { activityId: world.activityId, track: 'kept', userId: 'u-0' })
  expect(proof).toMatchObject({ seq: 3, root: newest.root })
})

test('[SCR-4] the running job takes due snapshots and deletes replaced places', async () => {
  await register('running', 50)
  await world.score('running', tied('1', '2'))
  const job = startBoards(world.gateway, 5)
  await vi.waitFor(async () => expect(await world.places('running')).toHaveLength(2))
  const blocks = await count('boardBlocks')
  await world.score('running', tied('1', '2', '3'))
  world.clock.advance(50)
  await vi.waitFor(async () => expect(await world.places('running')).toHaveLength(3))
  await vi.waitFor(async () => {
    // Scores that count as changed are ranked once more, and the replaced places kept from then on.
    world.clock.advance(11_000)
    expect(await count('boardBlocks')).toBe(blocks)
  })
  await job.stop()
  const now = vi.fn<() => number>(() => expect.unreachable())
  await startBoards({ ...world.gateway, clock: { ...world.clock, now } }).stop()
  expect(now).toHaveBeenCalledOnce()
})
