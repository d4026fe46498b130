import type { ServerClock } from './clock.ts'

/** How long before its end a token is renewed, ms. */
export const RENEW_BEFORE_MS = 60_000

interface Timers {
  setTimer: (run: () => void, ms: number) => number
  clearTimer: (timer: number) => void
}

/**
 * Renews a site's token shortly before it ends, so that no call has to fail first (contract §3). Each `watch` replaces
 * the one before; `stop` on logout.
 */
export function createSilentRenewal(clock: ServerClock, renew: () => void, { setTimer, clearTimer }: Timers) {
  let timer: number | undefined
  const stop = () => {
    if (timer !== undefined) clearTimer(timer)
    timer = undefined
  }
  return {
    /** `tokenExpiresAt` on the gateway's clock, ms. */
    watch: (tokenExpiresAt: number) => {
      stop()
      timer = setTimer(renew, Math.max(0, tokenExpiresAt - RENEW_BEFORE_MS - clock.now()))
    },
    stop,
  }
}
