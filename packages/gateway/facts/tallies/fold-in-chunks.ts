import type { Db } from '#gateway/db/client.ts'
import { listEventsAfter } from '#gateway/facts/db/events.ts'
import type { TallyLine, TallyPosition, TallyRange } from '#gateway/facts/db/tallies.ts'
import { platformEventSchema, type PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { BUCKET_MS, bucketOf, foldEvents } from './tally-line.ts'

const EVENTS_OF_CHUNK = 5_000

export interface FoldedChunk {
  /** The range of these lines; it must contain no others. */
  range: TallyRange
  lines: TallyLine[]
  /** The lead traders with figures among these facts. */
  leadTraders: ReadonlySet<string>
  /** Stored facts that are no platform events: they were changed behind the guards of the database. The lines leave them out. */
  unreadable: readonly PlatformEvent[]
}

/** Folds the next few thousand stored facts after `after`; the range of the last chunk has no end. */
export async function foldChunk(db: Db, after: TallyPosition | null): Promise<FoldedChunk> {
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

/** `events`: rows of the database, whose content only the check by the schema proves. */
function folded(events: readonly PlatformEvent[], range: TallyRange): FoldedChunk {
  const isReadable = (event: PlatformEvent): boolean => platformEventSchema.safeParse(event).success
  const readable = events.filter(isReadable)
  return {
    range,
    lines: foldEvents(readable),
    leadTraders: new Set(readable.flatMap(({ type, userId }) => (type === 'lead.stats' ? [userId] : []))),
    unreadable: readable.length === events.length ? [] : events.filter((event) => !isReadable(event)),
  }
}
