import { readTokenExpiry } from '../session/token-expiry.ts'
import { readBearerToken } from '../session/tokens.ts'
import { pageClock } from './clock.ts'
import { createRenewal, type RenewalOptions } from './renewal.ts'
import { createSilentRenewal } from './silent-renewal.ts'
import { createTabLock } from './tab-lock.ts'

/** The renewal of a page's token: after a refusal, and silently before its end. One file, loaded with the first token. */
export function createSessionRenewal(options: Pick<RenewalOptions, 'refresh' | 'askApp'>) {
  const lock = createTabLock({
    locks: navigator.locks,
    storage: () => window.localStorage,
    now: () => pageClock.local(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const renew = createRenewal({ ...options, readToken: readBearerToken, lock })
  const silent = createSilentRenewal({
    clock: pageClock,
    readExpiry: readTokenExpiry,
    renew: async () => {
      const token = readBearerToken()
      return token?.from === 'site' && (await renew(token)) !== null
    },
    timers: {
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer),
    },
  })
  return { renew, silent }
}

export type SessionRenewal = ReturnType<typeof createSessionRenewal>
