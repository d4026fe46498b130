import type { ListCursor } from '#gateway/db/agent-rebates.ts'

/** Rows of a query: some 100 kB of a file. More at once cost memory and save little: 2,000 rows took 10 times as much. */
export const BATCH_ROWS = 500

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
    const rows = await list(after)
    if (rows.length > 0) yield rows
    after = rows.at(-1)?.cursor
    if (rows.length < rowsOfBatch) return
  }
}
