import type { Kysely } from 'kysely'
import { platformEventSchema, type PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { rebuildAccountTags } from '#gateway/activities/db/audiences.ts'
import { lockLeadTraders, replaceLeadTraders } from '#gateway/boards/db/lead-traders.ts'
import type { Db } from '#gateway/db/client.ts'
import type { Database } from '#gateway/db/schema.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { listEventsAfter } from '#gateway/facts/db/events.ts'
import { lockTallies, replaceTallies, type TallyPosition, type TallyRange } from '#gateway/facts/db/tallies.ts'
import { loadMarketMaking } from './market-making.ts'
import { BUCKET_MS, bucketOf, foldEvents } from './tally-line.ts'

const EVENTS_OF_CHUNK = 5_000

/** Folds the next few thousand stored facts after `after`; the range of the last chunk has no end. */
export async function foldChunk(db: Db, after: TallyPosition | null) {
  const from = after === null ? null : { userId: after.userId, occurredAt: (after.bucket + 1) * BUCKET_MS }
  for (let limit = EVENTS_OF_CHUNK; ; limit *= 4) {
    const events = await listEventsAfter(db, from, limit)
    if (events.length < limit) return folded(events, { after, last: null })
    // The last bucket may have more facts than were read, so it belongs to the next chunk.
    const { userId, occurredAt } = events[limit - 1] as (typeof events)[number]
    const isLast = (event: (typeof events)[number]) =>
      event.userId === userId && bucketOf(event.occurredAt) === bucketOf(occurredAt)
    const whole = events.filter((event) => !isLast(event))
    const end = whole.at(-1)
    if (end !== undefined)
      return folded(whole, { after, last: { userId: end.userId, bucket: bucketOf(end.occurredAt) } })
  }
}

/** `events`: rows of the database; only the schema check proves their content. */
function folded(events: readonly PlatformEvent[], range: TallyRange) {
  const isReadable = (event: PlatformEvent) => platformEventSchema.safeParse(event).success
  const readable = events.filter(isReadable)
  return {
    /** The range of the lines; it must contain no others. */
    range,
    lines: foldEvents(readable),
    /** The lead traders with figures among these facts. */
    leadTraders: new Set(readable.flatMap(({ type, userId }) => (type === 'lead.stats' ? [userId] : []))),
    /** Stored facts that are not platform events, because they were changed despite the triggers. The lines leave them out. */
    unreadable: readable.length === events.length ? [] : events.filter((event) => !isReadable(event)),
  }
}

/**
 * Rebuilds all tallies, the tags of accounts and the figures of lead traders from the stored facts, a few thousand facts in each transaction. Facts
 * that arrive at the same time wait for one such transaction at most. It may be stopped at any moment and run again.
 */
export async function refoldFacts(db: Kysely<Database>, onProgress: (tallies: number) => void = () => undefined) {
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
  const leadTraders = await withTransaction(db, async (tx) => {
    await rebuildAccountTags(tx)
    const known = [...new Set([...traderIds, ...(await lockLeadTraders(tx))])]
    return replaceLeadTraders(tx, known, await loadMarketMaking(tx, known))
  })
  return { tallies, leadTraders }
}
