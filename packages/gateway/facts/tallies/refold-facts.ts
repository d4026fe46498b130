import type { Kysely } from 'kysely'
import { rebuildLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import type { Database } from '#gateway/db/schema.ts'
import { lockTallies, replaceTallies, type TallyPosition } from '#gateway/facts/db/tallies.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { foldChunk } from './fold-in-chunks.ts'

/** Rows that were written anew. */
export interface Refolded {
  tallies: number
  leadTraders: number
}

/**
 * Rebuilds all tallies and the figures of lead traders from the stored facts, a few thousand facts in each transaction. Facts
 * that arrive at the same time wait for one such transaction at most. It may be stopped at any moment and run again.
 */
export async function refoldFacts(
  db: Kysely<Database>,
  onProgress: (tallies: number) => void = () => undefined,
): Promise<Refolded> {
  let tallies = 0
  const traderIds = new Set<string>()
  for (let after: TallyPosition | null = null, isEnd = false; !isEnd;) {
    const from: TallyPosition | null = after
    const { range, lines, leadTraders } = await withTransaction(db, async (tx) => {
      await lockTallies(tx)
      const chunk = await foldChunk(tx, from)
      // Facts that cannot be read are left out: the audit names them, and the gateway must start.
      await replaceTallies(tx, chunk.range, chunk.lines)
      return chunk
    })
    for (const traderId of leadTraders) traderIds.add(traderId)
    tallies += lines.length
    onProgress(tallies)
    after = range.last
    isEnd = range.last === null
  }
  const leadTraders = await withTransaction(db, (tx) => rebuildLeadTraders(tx, [...traderIds]))
  return { tallies, leadTraders }
}
