import type { ListCursor } from '#gateway/db/agent-rebates.ts'
import { withoutPreparing } from '#gateway/db/unprepared.ts'

/** Rows of a query: some 150 kB of a file. With 500 the queries cost 1.7 times as much, with 2,000 the memory grows. */
export const BATCH_ROWS = 1_000

/**
 * The rows of a list, each batch behind the last row of the one before. No connection or snapshot is held while the client reads, so
 * that slow clients cost the database nothing.
 */
export async function* batchesOf<Row>(
  list: (after: ListCursor | undefined) => Promise<readonly (Row & { cursor: ListCursor })[]>,
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
