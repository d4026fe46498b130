import { outcomeOf } from '#gateway/testing/with-db.ts'
import { createHash } from 'node:crypto'
import Big from 'big.js'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { verifyPlace, type LeafContent } from '@fanfare/contract/board-proof.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { provePlace } from './prove-place.ts'
import { takeSnapshot } from './take-snapshot.ts'

const world = await createBoardWorld()

let tracks = 0
const nextTrack = () => `track-${(tracks += 1)}`
const snapshotOf = (track: string, isFinal = false) =>
  takeSnapshot(world.gateway, { activityId: world.activityId, track, isFinal })
const proofOf = (track: string, userId: string) =>
  provePlace(world.gateway.db, { activityId: world.activityId, track, userId })

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
/** The root by its definition: the largest power of two below the number of leaves divides them into two trees. */
function modelRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves
  if (leaves.length <= 1) return only ?? sha256('')
  let left = 1
  while (left * 2 < leaves.length) left *= 2
  return sha256(Buffer.concat([modelRoot(leaves.slice(0, left)), modelRoot(leaves.slice(left))]))
}
const leafOf = ({ rank, userRef, value }: LeafContent) =>
  sha256(`{"rank":${rank},"userRef":"${userRef}","value":"${value}"}`)

/** Checks the root and some proofs of the newest snapshot of a board. */
async function checkProofs(track: string, root: string, isChecked: (rank: number) => boolean): Promise<void> {
  const places = (await world.places(track)).map(({ score, ...place }) => ({ ...place, value: score }))
  expect(modelRoot(places.map(leafOf)).toString('hex')).toBe(root)
  for (const place of places.filter(({ rank }) => isChecked(rank))) {
    const proof = await proofOf(track, place.userId)
    if (proof === null) throw new Error(`no proof of rank ${place.rank}`)
    expect(proof).toMatchObject({ root, leaf: leafOf(place).toString('hex') })
    expect(await verifyPlace(place, proof.path, root), `rank ${place.rank} of ${places.length}`).toBe(true)
    expect(await verifyPlace({ ...place, value: `${place.value}1` }, proof.path, root)).toBe(false)
    expect(await verifyPlace({ ...place, rank: place.rank + 1 }, proof.path, root)).toBe(false)
    const [first, ...rest] = proof.path
    if (first === undefined) continue
    expect(await verifyPlace(place, rest, root)).toBe(false)
    const swapped = { ...first, side: first.side === 'LEFT' ? ('RIGHT' as const) : ('LEFT' as const) }
    expect(await verifyPlace(place, [swapped, ...rest], root)).toBe(false)
  }
}

test('[SCR-4] every place of boards with 1 to 70 rows is proved, and no other place', async () => {
  for (const size of someOf(Array.from({ length: 70 }, (_, index) => index + 1))) {
    const track = nextTrack()
    await world.score(track, tied(...Array.from({ length: size }, (_, index) => String((index * 37) % 20))))
    const { rows, root } = await snapshotOf(track)
    expect(rows).toBe(size)
    await checkProofs(track, root, () => true)
  }
})

test.each(someOf([2_048, 1_023, 1_024, 1_025, 3_100]))(
  '[SCR-4] places of a board with %i rows, in several blocks, are proved',
  async (size) => {
    const track = nextTrack()
    await world.score(track, tied(...Array.from({ length: size }, (_, index) => String(index % 400))))
    const { rows, root } = await snapshotOf(track)
    expect(rows).toBe(size)
    await checkProofs(track, root, (rank) => rank % 97 === 0 || rank % 1_024 <= 1 || rank >= size - 1)
  },
)

test('[GW-2] ranks are those of a plain sort: score, then time, then reference, each rank once', async () => {
  const score = fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.constantFrom('', '.0', '.5', '.50'))
    .map(([n, f]) => `${n}${f}`)
  const scores = fc.array(fc.record({ score, reachedAt: fc.integer({ min: 1, max: 3 }) }), { maxLength: 40 })
  await forAllAsync(40, [scores], async (list) => {
    const track = nextTrack()
    const rows = list.map((row, index) => ({ ...row, userId: `u-${index}` }))
    await world.score(track, rows)
    await snapshotOf(track)
    const { rows: refs } = await sql<{ userId: string; userRef: string }>`
        select user_id, user_ref from scores where track = ${track}`.execute(world.gateway.db)
    const refOf = new Map(refs.map(({ userId, userRef }) => [userId, userRef]))
    const sorted = rows
      .map((row) => ({ ...row, userRef: refOf.get(row.userId) ?? '' }))
      .toSorted((a, b) => Big(b.score).cmp(a.score) || a.reachedAt - b.reachedAt || (a.userRef < b.userRef ? -1 : 1))
    expect(await world.places(track)).toEqual(
      sorted.map(({ userId, userRef, score: value }, index) => ({
        rank: index + 1,
        userId,
        userRef,
        score: Big(value).toFixed(),
        change: null,
        gapToNext:
          index === 0
            ? null
            : Big(sorted[index - 1]?.score ?? 0)
                .minus(value)
                .toFixed(),
      })),
    )
  })
})

test('[SCR-4] a board without scores has a snapshot without rows, and no place is proved', async () => {
  const track = nextTrack()
  expect(await snapshotOf(track, true)).toMatchObject({ rows: 0, root: sha256('').toString('hex') })
  expect(await proofOf(track, 'u-0')).toBeNull()
})

test('[DEV-6] a final snapshot is taken once: later calls, also at the same time, return it', async () => {
  const track = nextTrack()
  await world.score(track, tied('1', '2'))
  await snapshotOf(track)
  const all = await Promise.all([snapshotOf(track, true), snapshotOf(track, true), snapshotOf(track, true)])
  expect(all[0]).toMatchObject({ seq: 2, isFinal: true })
  await world.score(track, tied('5', '9'))
  for (const again of [...all, await snapshotOf(track, true), await snapshotOf(track)]) expect(again).toEqual(all[0])
})

test('[DEV-6] the database refuses a second final snapshot, a changed one, and the deletion of its places', async () => {
  const track = nextTrack()
  await world.score(track, tied('1', '2'))
  const { snapshotId } = await snapshotOf(track, true)
  const outcome = (text: string) => world.database.asOwner((db) => outcomeOf(db, text))
  const copy = `insert into board_snapshots select -1, activity_id, track, 2, at, "rows", root, previous, hash, true, 0 from board_snapshots where snapshot_id = ${snapshotId}`
  expect(await outcome(copy)).toBe('23505')
  for (const text of [
    `update board_snapshots set at = 0`,
    `delete from board_snapshots`,
    `truncate board_snapshots`,
    `update board_places set rank = rank + 100`,
    `delete from board_places where snapshot_id = ${snapshotId}`,
    `truncate board_places`,
  ])
    expect(await outcome(text), text).toBe('23001')
})
