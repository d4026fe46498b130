import type { TokenExpiry } from '../session/token-expiry.ts'
import type { ServerClock } from './clock.ts'

/** How long before its end a token is renewed, ms. */
export const RENEW_BEFORE_MS = 60_000
/** @assumed A token of unknown expiry is renewed after this time, ms: the gateway's live 15 minutes. */
export const UNKNOWN_EXPIRY_RENEWS_AFTER_MS = 300_000
/** The longest delay of `setTimeout`, ms; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647

interface SilentRenewalOptions {
  clock: ServerClock
  /** As any tab kept it last. */
  readExpiry: () => TokenExpiry | null
  /** True when the site has a token afterwards. @throws NetworkError when the renewal could not be asked for */
  renew: () => Promise<boolean>
  timers: {
    setTimer: (run: () => void, ms: number) => number
    clearTimer: (timer: number) => void
  }
}

/**
 * Renews a site's token shortly before it ends, so that no call has to fail first (contract §3). The kept expiry is read
 * again when the timer fires, because another tab may have renewed the token.
 */
export function createSilentRenewal({ clock, readExpiry, renew, timers }: SilentRenewalOptions) {
  let timer: number | undefined
  const stop = () => {
    if (timer !== undefined) timers.clearTimer(timer)
    timer = undefined
  }
  const arm = (delay: number) => {
    stop()
    timer = timers.setTimer(onTimer, Math.min(LONGEST_TIMER_MS, Math.max(0, delay)))
  }
  /** ms until the renewal is due; null without a known expiry. */
  const untilDue = (): number | null => {
    const expiry = readExpiry()
    return expiry && expiry.tokenExpiresAt - RENEW_BEFORE_MS - clock.now()
  }
  const renewAndArm = async () => {
    if (!(await renew())) return
    const delay = untilDue() ?? 0
    // A token that lives no longer than a minute must not be renewed in a loop.
    arm(delay > 0 ? delay : UNKNOWN_EXPIRY_RENEWS_AFTER_MS)
  }
  const onTimer = () => {
    const delay = untilDue()
    if (delay !== null && delay > 0) arm(delay)
    // A renewal that fails now is tried again by the first call that is refused.
    else renewAndArm().catch(() => undefined)
  }
  return {
    /** Replaces an earlier start. */
    start: () => {
      const expiry = readExpiry()
      // Nothing can renew a session whose refresh token has ended.
      if (expiry && expiry.refreshTokenExpiresAt <= clock.now()) stop()
      else arm(untilDue() ?? UNKNOWN_EXPIRY_RENEWS_AFTER_MS)
    },
    stop,
  }
}
