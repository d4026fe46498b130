import type { FactReader } from './fact-reader.ts'
import {
  boundsOf,
  byMarketWherePossible,
  bucketCell,
  FIRST_BUCKET,
  isCutAt,
  LAST_BUCKET,
  sliceOf,
  slicesOfEvents,
  type Cell,
  type FactSlice,
} from './fact-slice.ts'

const keyOf = ({ userId, from, until }: Cell) => `${userId} ${from} ${until}`
const isBucket = ({ from, until }: Cell) => until === from + 1

/**
 * Reads cells at the next level of detail: a long cell as its tallies, a single bucket as its facts.
 * @returns a function that replaces the slices of some of these cells by the more detailed ones
 */
export async function readCells(reader: FactReader, cells: readonly Cell[]) {
  const wanted = [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()]
  const long = wanted.filter((cell) => !isBucket(cell))
  const buckets = wanted.filter(isBucket)
  const lines = long.length === 0 ? [] : await reader.tallies(long)
  const events = buckets.length === 0 ? [] : await reader.events(buckets)
  const byUser = Map.groupBy(lines, ({ userId }) => userId)
  const closer = new Map<string, FactSlice[]>()
  for (const cell of long) {
    // Overlapping cells return a tally twice, so each cell takes only its own buckets.
    const own = byUser.get(cell.userId)?.filter(({ bucket }) => bucket >= cell.from && bucket < cell.until) ?? []
    const once = new Map(own.map((line) => [`${line.bucket} ${line.measure}`, line]))
    const slices = [...once.values()].map((line) => sliceOf(line, bucketCell(line)))
    closer.set(keyOf(cell), byMarketWherePossible(slices))
  }
  const byBucket = Map.groupBy(slicesOfEvents(events), ({ cell }) => keyOf(cell))
  for (const cell of buckets) closer.set(keyOf(cell), byBucket.get(keyOf(cell)) ?? [])
  return (slices: readonly FactSlice[], own: readonly Cell[]) => {
    const keys = new Set(own.map(keyOf))
    return [
      ...slices.filter(({ cell }) => !keys.has(keyOf(cell))),
      ...[...keys].flatMap((key) => closer.get(key) ?? []),
    ]
  }
}

/** All summed facts of these users, by user, in as few slices as the edges allow; no edge divides a slice. */
export async function readSlices(reader: FactReader, users: readonly { userId: string; edges: readonly number[] }[]) {
  const requests = users.map(({ userId, edges }) => ({ userId, bounds: boundsOf(edges) }))
  const boundsOfUser = new Map(requests.map(({ userId, bounds }) => [userId, bounds]))
  const edgesOfUser = new Map(users.map(({ userId, edges }) => [userId, edges]))
  const sums = (await reader.sums(requests)).map((sum) => {
    const bounds = boundsOfUser.get(sum.userId) ?? []
    const cell = {
      userId: sum.userId,
      from: bounds[sum.cell - 1] ?? FIRST_BUCKET,
      until: bounds[sum.cell] ?? LAST_BUCKET,
    }
    return sliceOf(sum, cell)
  })
  const coarse = byMarketWherePossible(sums)
  const cut = coarse
    .filter((slice) => edgesOfUser.get(slice.cell.userId)?.some((at) => isCutAt(slice, at)))
    .map(({ cell }) => cell)
  const slices = cut.length === 0 ? coarse : (await readCells(reader, cut))(coarse, cut)
  return Map.groupBy(slices, ({ cell }) => cell.userId)
}
