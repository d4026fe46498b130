import { type BearerToken, readBearerToken, readTokenExpiry, type TokenExpiry } from '../session/tokens.ts'
import { ENDS_SESSION } from '@fanfare/contract/codes.ts'
import { GatewayError } from './errors.ts'
import { pageClock, type ServerClock } from './clock.ts'
import { SingleFlight } from './single-flight.ts'
import { withTabLock } from './tab-lock.ts'

const LOCK_NAME = 'fanfareRenewal'

export interface RenewalOptions {
  /** The current token, even if another tab has just stored it. */
  readToken: () => BearerToken | null
  /** The refresh call; returns the new token. */
  refresh: () => Promise<string>
  /** Asks the app for its token, once; null when it does not answer. */
  askApp: (refused: BearerToken) => Promise<BearerToken | null>
}

/**
 * Replaces a refused token (contract §3). A token of the site is refreshed once for all callers and tabs; the app is asked for a
 * new one once. Returns null when there is no other token, so that everything must be cleared.
 * @throws NetworkError when the refresh could not be sent, GatewayError when it was refused for now; the session may still be valid
 */
export function createRenewal({ readToken, refresh, askApp }: RenewalOptions) {
  const refreshOnce = async (refused: BearerToken): Promise<BearerToken | null> => {
    const current = readToken()
    if (current?.from === 'site' && current.value !== refused.value) return current
    try {
      return { value: await refresh(), from: 'site' }
    } catch (error) {
      if (error instanceof GatewayError && ENDS_SESSION.has(error.code)) return null
      throw error
    }
  }
  const flights = new SingleFlight<BearerToken['from'], BearerToken | null>()
  return (refused: BearerToken) =>
    flights.run(refused.from, () =>
      refused.from === 'app' ? askApp(refused) : withTabLock(LOCK_NAME, () => refreshOnce(refused)),
    )
}

/** How long before its end a token is renewed, ms. */
export const RENEW_BEFORE_MS = 60_000
/** @assumed A token of unknown expiry is renewed after this time, ms: the gateway's live 15 minutes. */
export const UNKNOWN_EXPIRY_RENEWS_AFTER_MS = 300_000
/** The longest delay of `setTimeout`, ms; a longer one would fire at once. */
const LONGEST_TIMER_MS = 2_147_483_647

interface SilentRenewalOptions {
  clock: ServerClock
  /** The expiry that any tab stored last. */
  readExpiry: () => TokenExpiry | null
  /** Resolves with whether the site has a token afterwards. @throws NetworkError when the renewal could not be sent */
  renew: () => Promise<boolean>
}

/**
 * Renews a site's token shortly before it ends, so that no call has to fail first (contract §3). The kept expiry is read
 * again when the timer fires, because another tab may have renewed the token.
 */
export function createSilentRenewal({ clock, readExpiry, renew }: SilentRenewalOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const arm = (delay: number) => {
    stop()
    timer = setTimeout(onTimer, Math.min(LONGEST_TIMER_MS, Math.max(0, delay)))
  }
  /** ms until the renewal is due; null without a known expiry. */
  const untilDue = () => {
    const expiry = readExpiry()
    return expiry && expiry.tokenExpiresAt - RENEW_BEFORE_MS - clock.now()
  }
  const renewAndArm = async () => {
    if (!(await renew())) return
    const delay = untilDue() ?? 0
    // A token that is valid for at most a minute must not be renewed in a loop.
    arm(delay > 0 ? delay : UNKNOWN_EXPIRY_RENEWS_AFTER_MS)
  }
  const onTimer = () => {
    const delay = untilDue()
    if (delay !== null && delay > 0) arm(delay)
    // If the renewal fails now, the first refused call tries it again.
    else renewAndArm().catch(() => undefined)
  }
  return {
    /** Replaces an earlier start. */
    start: () => {
      const expiry = readExpiry()
      // A session whose refresh token has ended cannot be renewed.
      if (expiry && expiry.refreshTokenExpiresAt <= clock.now()) stop()
      else arm(untilDue() ?? UNKNOWN_EXPIRY_RENEWS_AFTER_MS)
    },
    stop,
  }
}

/** The renewal of a page's token: after a refusal, and silently before its end. One file, loaded with the first token. */
export function createSessionRenewal(options: Pick<RenewalOptions, 'refresh' | 'askApp'>) {
  const renew = createRenewal({ ...options, readToken: readBearerToken })
  const silent = createSilentRenewal({
    clock: pageClock,
    readExpiry: readTokenExpiry,
    renew: async () => {
      const token = readBearerToken()
      return token?.from === 'site' && (await renew(token)) !== null
    },
  })
  return { renew, silent }
}

export type SessionRenewal = ReturnType<typeof createSessionRenewal>
