import { isReversible, type PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { HOUR } from './activity-files.ts'
import type { Chance } from './chance.ts'

/** How late a fact may be, ms. */
const LATEST = 36 * HOUR

interface Delivery {
  event: PlatformEventInput
  /** ms */
  at: number
}

export type Deliveries = ReturnType<typeof createDeliveries>

/** Facts on their way: most arrive at once, some minutes or up to 36 hours later, some twice, and some are taken back before or after. */
export function createDeliveries(chance: Chance, seed: number) {
  let waiting: Delivery[] = []
  let made = 0
  /** Ids that are not in the order of their making, because facts of one moment are ordered by them. */
  const nextId = (): string => `ev-${seed}-${String(chance.whole(1_000)).padStart(3, '0')}-${(made += 1)}`

  function deliver(event: PlatformEventInput, now: number, lateness = 0.12): void {
    const late = !chance.happens(lateness) ? 0 : chance.happens(0.5) ? chance.whole(HOUR) : chance.whole(LATEST)
    const at = Math.max(now, event.occurredAt) + late
    waiting.push({ event, at })
    if (chance.happens(0.03)) waiting.push({ event, at: at + chance.whole(2 * HOUR) })
  }

  return {
    nextId,
    deliver,
    /** Takes a fact back, with a time that may be before that of the fact. */
    reverse: (event: PlatformEventInput, now: number): void => {
      if (!isReversible(event.type)) return
      const { userId, eventId: reverses } = event
      const occurredAt = Math.min(now, event.occurredAt + chance.whole(5 * HOUR) - HOUR)
      deliver(
        { type: 'event.reversed', eventId: nextId(), userId, reverses, occurredAt, reason: 'sent twice' },
        now,
        0.5,
      )
    },
    /** What arrives until this instant, in no order. */
    takeUntil: (now: number): PlatformEventInput[] => {
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      return chance.shuffled(due.map(({ event }) => event))
    },
    count: (): { made: number; waiting: number } => ({ made, waiting: waiting.length }),
  }
}
