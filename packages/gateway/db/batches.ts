import { withoutPreparing } from './unprepared.ts'

/**
 * The rows of a list in batches, each after the last row of the one before. Holds no connection or snapshot while the client reads, so that
 * slow clients cost the database nothing.
 */
export async function* batchesOf<Row>(
  list: (last: Row | undefined) => Promise<readonly Row[]>,
  rowsOfBatch: number,
): AsyncGenerator<readonly Row[], void, void> {
  let last: Row | undefined
  for (;;) {
    const rows = await withoutPreparing(() => list(last))
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < rowsOfBatch) return
  }
}
