import type { Kysely } from 'kysely'
import type { Database } from '#gateway/db/schema.ts'
import { lockTallies, replaceTallies, type TallyPosition } from '#gateway/db/tallies.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { foldChunk } from './fold-in-chunks.ts'

/**
 * Rebuilds all tallies from the stored facts, a few thousand facts in each transaction. Facts that arrive at the same time wait
 * for one such transaction at most. It may be stopped at any moment and run again.
 * @returns the number of tallies
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
