import type { PlatformEvent, PlatformEventOf, PlatformEventType } from '@fanfare/contract/ops/platform-event.ts'
import { compare } from '#gateway/util/compare.ts'

// Every task and every day reads a user's facts, so each list is sorted only once.
const indexed = new WeakMap<readonly PlatformEvent[], ReadonlyMap<PlatformEventType, readonly PlatformEvent[]>>()

const byTime = (a: PlatformEvent, b: PlatformEvent) => a.occurredAt - b.occurredAt || compare(a.eventId, b.eventId)

/**
 * The facts of one type by `occurredAt`, ties by `eventId`, each `eventId` once. Results must not depend on the order of
 * arrival (GW-2), so it is dropped here.
 */
export function factsOf<Type extends PlatformEventType>(events: readonly PlatformEvent[], type: Type) {
  return (indexOf(events).get(type) ?? []) as readonly PlatformEventOf<Type>[]
}

function indexOf(events: readonly PlatformEvent[]) {
  const known = indexed.get(events)
  if (known) return known
  const once = new Map(events.map((event) => [event.eventId, event]))
  const made = new Map<PlatformEventType, PlatformEvent[]>()
  for (const event of [...once.values()].sort(byTime)) {
    const list = made.get(event.type)
    if (list) list.push(event)
    else made.set(event.type, [event])
  }
  indexed.set(events, made)
  return made
}
