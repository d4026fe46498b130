import { refreshToken } from '@fanfare/contract/session/session.ts'
import { createCaller } from '#lib/http/call.ts'
import type { HttpClient } from '#lib/http/client.ts'
import { NetworkError } from '#lib/http/errors.ts'
import type { SessionRenewal } from '#lib/http/session-renewal.ts'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'
import { type BearerToken, keepTokenExpiry, readBearerToken, type TokenExpiry } from '#lib/session/tokens.ts'
import type { AppBridge } from './app-bridge.ts'

const hasSiteToken = (): boolean => readBearerToken()?.from === 'site'

/** Renews the page's token. Its code is loaded with the first token, because a visitor needs none of it. */
export function createTokenRenewal(client: HttpClient, { bridge, nextToken }: Pick<AppBridge, 'bridge' | 'nextToken'>) {
  const call = createCaller(client)
  const refresh = async (): Promise<string> => {
    const session = await call(refreshToken)
    keepTokenExpiry(session)
    return session.token
  }
  const askApp = (refused: BearerToken): Promise<BearerToken | null> => {
    const answer = nextToken(refused)
    bridge.askForToken()
    return answer
  }
  let loading: Promise<SessionRenewal> | null = null
  const load = () =>
    (loading ??= import('#lib/http/session-renewal.ts').then(
      ({ createSessionRenewal }) => createSessionRenewal({ refresh, askApp }),
      (cause: unknown) => {
        loading = null
        throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
      },
    ))
  const renew = async (refused: BearerToken) => (await load()).renew(refused)
  const resumeWatching = () => {
    if (!hasSiteToken()) return
    load().then(
      ({ silent }) => hasSiteToken() && silent.start(),
      // The first refused call renews the token instead.
      () => undefined,
    )
  }
  return {
    renew,
    /** Finds a token for a recorded login. In the app the page has already asked for one when it started. */
    restore: async (): Promise<BearerToken | null> => {
      if (!hasRecordedLogin()) return null
      return bridge.inApp ? nextToken() : renew({ value: '', from: 'site' })
    },
    watchToken: (expiry: TokenExpiry) => {
      keepTokenExpiry(expiry)
      resumeWatching()
    },
    resumeWatching,
    stopWatching: () =>
      void loading?.then(
        ({ silent }) => silent.stop(),
        () => undefined,
      ),
  }
}
