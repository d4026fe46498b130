import type { Kysely } from 'kysely'
import type { Database } from '#gateway/db/schema.ts'
import { lockTallies, replaceTallies, type TallyPosition } from '#gateway/db/tallies.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { foldChunk } from './fold-in-chunks.ts'

/**
 * Writes all tallies anew from the stored facts, a few thousand facts a transaction. Facts may arrive at the same time: they
 * wait for one such transaction at most. May be ended and run again at any moment.
 * @returns how many tallies there are
 */
export async function refoldTallies(
  db: Kysely<Database>,
  onProgress: (lines: number) => void = () => undefined,
): Promise<number> {
  let count = 0
  for (let after: TallyPosition | null = null, isEnd = false; !isEnd;) {
    const from: TallyPosition | null = after
    const { range, lines } = await withTransaction(db, async (tx) => {
      await lockTallies(tx)
      const chunk = await foldChunk(tx, from)
      await replaceTallies(tx, chunk.range, chunk.lines)
      return chunk
    })
    count += lines.length
    onProgress(count)
    after = range.last
    isEnd = range.last === null
  }
  return count
}
