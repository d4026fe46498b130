import { expect, test } from 'vitest'
import { takeSnapshot } from '#gateway/boards/snapshots/take-snapshot.ts'
import { createBoardWorld, tied } from '#gateway/boards/testing/board-world.ts'
import { listFinalPlaces, type FinalPlaces } from './board-snapshots.ts'

const world = await createBoardWorld()

async function allPages(limit: number): Promise<FinalPlaces[][]> {
  const pages: FinalPlaces[][] = []
  for (let after: number | null = 0; after !== null;) {
    const { participants, next } = await listFinalPlaces(world.gateway.db, world.activityId, { after, limit })
    pages.push(participants)
    after = next
  }
  return pages
}
const end = (track: string) => takeSnapshot(world.gateway, { activityId: world.activityId, track, isFinal: true })

test('[GW-2] lists the participants of final boards with all their places, the best rank first, page by page', async () => {
  expect(await allPages(10)).toEqual([[]])
  // A high rank on one board is a low one on the other, so ranks 3 and 4 are the best of no user.
  await world.score('profit', tied('9', '8', '7', '6', '5'))
  await world.score('volume', tied('1', '2', '3', '4.50'))
  await world.score('open', tied('1'))
  await takeSnapshot(world.gateway, { activityId: world.activityId, track: 'open', isFinal: false })
  await end('profit')
  await end('volume')
  const listed = (userId: string, profit: [number, string], volume?: [number, string]): FinalPlaces => ({
    userId,
    places: {
      profit: { rank: profit[0], score: profit[1] },
      ...(volume ? { volume: { rank: volume[0], score: volume[1] } } : {}),
    },
    bestRank: Math.min(profit[0], volume?.[0] ?? profit[0]),
  })
  const all = [
    listed('u-0', [1, '9'], [4, '1']),
    listed('u-3', [4, '6'], [1, '4.5']),
    listed('u-1', [2, '8'], [3, '2']),
    listed('u-2', [3, '7'], [2, '3']),
    listed('u-4', [5, '5']),
  ]
  expect(await allPages(1)).toEqual([all.slice(0, 2), all.slice(2, 4), [], [], all.slice(4)])
  expect(await allPages(2)).toEqual([all.slice(0, 4), [], all.slice(4)])
  expect(await allPages(5)).toEqual([all])
  expect(await allPages(100)).toEqual([all])
})
