import { early } from '../head/early.ts'

/** The gateway's clock, estimated from its answers; countdowns and signatures use it (contract §1). */
export type ServerClock = ReturnType<typeof createServerClock>

/**
 * Keeps the sample with the shortest round trip, because its offset errs by at most half of that. A sample whose interval does
 * not overlap with the kept one means that a clock was moved, and replaces it. `known`: read and written by the page's head
 * script, too.
 */
export function createServerClock(local: () => number, known: { offset?: number } = {}) {
  /** Gateway's clock less the device's, ms; 0 before the first answer. */
  const offset = () => known.offset ?? 0
  let uncertainty = Number.POSITIVE_INFINITY
  return {
    /** The device's own clock, ms. */
    local,
    /** ms since the epoch on the gateway's clock. */
    now: () => local() + offset(),
    offset,
    /** One answer: its `requestTime`, and when the device sent and received. */
    observe: (requestTime: number, sentAt: number, receivedAt: number) => {
      const half = Math.max(0, receivedAt - sentAt) / 2
      const seen = Math.round(requestTime - (sentAt + receivedAt) / 2)
      const contradicts = Math.abs(seen - offset()) > half + uncertainty + 1
      if (half > uncertainty && !contradicts) return
      known.offset = seen
      uncertainty = half
    },
  }
}

/** The page's clock: its client corrects it, its countdowns use it. */
export const pageClock = createServerClock(() => Date.now(), typeof window === 'undefined' ? {} : early())

/** ms since the epoch on the gateway's clock, as far as the page knows it. */
export const serverNow = () => pageClock.now()
