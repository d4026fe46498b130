import type { BearerToken } from '../session/tokens.ts'
import { GatewayError } from './errors.ts'
import { SingleFlight } from './single-flight.ts'
import type { TabLock } from './tab-lock.ts'

const LOCK_NAME = 'fanfareRenewal'

export interface RenewalOptions {
  /** The token as the page has it now, another tab's writing included. */
  readToken: () => BearerToken | null
  /** The refresh call; answers the new token. */
  refresh: () => Promise<string>
  /** Asks the app for its token, once; null when it stays silent. */
  askApp: (refused: BearerToken) => Promise<BearerToken | null>
  lock: TabLock
}

/**
 * What to do with a refused token (contract §3): a site's token is refreshed once, over all callers and tabs; the app's
 * is asked for again, once. Null: there is no other, everything is to be cleared.
 * @throws NetworkError when the refresh could not be asked for; the session may well live on
 */
export function createRenewal({ readToken, refresh, askApp, lock }: RenewalOptions) {
  const refreshOnce = async (refused: BearerToken): Promise<BearerToken | null> => {
    const current = readToken()
    if (current?.from === 'site' && current.value !== refused.value) return current
    try {
      return { value: await refresh(), from: 'site' }
    } catch (error) {
      if (error instanceof GatewayError) return null
      throw error
    }
  }
  const flights = new SingleFlight<BearerToken['from'], BearerToken | null>()
  return (refused: BearerToken): Promise<BearerToken | null> =>
    flights.run(refused.from, () =>
      refused.from === 'app' ? askApp(refused) : lock(LOCK_NAME, () => refreshOnce(refused)),
    )
}
