import type { ListCursor } from '#gateway/agents/db/agent-rebates.ts'
import { withoutPreparing } from '#gateway/db/unprepared.ts'

/** Rows of a query: some 150 kB of a file. With 500 the queries cost 1.7 times as much, with 2,000 the memory grows. */
export const BATCH_ROWS = 1_000
/** Ids of a query that sorts a whole list: twenty sorts for a million rows, and some 5 MB. */
export const PLACES_ROWS = 50_000

/**
 * The rows of a list, each batch behind the last row of the one before. No connection or snapshot is held while the client reads, so
 * that slow clients cost the database nothing.
 */
export async function* batchesOf<Row extends { cursor: ListCursor }>(
  list: (after: ListCursor | undefined) => Promise<readonly Row[]>,
  rowsOfBatch: number = BATCH_ROWS,
): AsyncGenerator<readonly Row[], void, void> {
  let after: ListCursor | undefined
  for (;;) {
    const rows = await withoutPreparing(() => list(after))
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.cursor
    if (rows.length < rowsOfBatch) return
  }
}

/** The rows of a list whose order has no index: their places first, many at once, because each query sorts the whole list. */
export async function* batchesByPlace<Place extends { cursor: ListCursor }, Row>(
  listPlaces: (after: ListCursor | undefined) => Promise<readonly Place[]>,
  read: (places: readonly Place[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[], void, void> {
  for await (const places of batchesOf(listPlaces, PLACES_ROWS))
    for (let first = 0; first < places.length; first += BATCH_ROWS)
      yield await withoutPreparing(() => read(places.slice(first, first + BATCH_ROWS)))
}
