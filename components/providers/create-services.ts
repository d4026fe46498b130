import { refreshToken } from '#lib/contract/session/refresh-token.ts'
import { hasSecureCookies } from '#lib/contract/session/secure-cookies.ts'
import { createCaller } from '#lib/http/call.ts'
import { pageClock } from '#lib/http/clock.ts'
import { NetworkError } from '#lib/http/errors.ts'
import { createLazyClient } from '#lib/http/lazy-client.ts'
import { randomText } from '#lib/http/random-text.ts'
import type { SessionRenewal } from '#lib/http/session-renewal.ts'
import { keepAppInfo, readAppInfo } from '#lib/native/app-info.ts'
import { createBridge, type AppCredentials, type BridgeWindow } from '#lib/native/bridge.ts'
import type { PublicConfig } from '#lib/public-config.ts'
import { keepAppToken } from '#lib/session/app-token.ts'
import { isPageForUsers } from '#lib/session/page-for-users.ts'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'
import { keepTokenExpiry } from '#lib/session/token-expiry.ts'
import { clearStoredTokens, readBearerToken, type BearerToken } from '#lib/session/tokens.ts'
import type { Services } from '#store/services.ts'
import type { PageLanguage } from './page-language.ts'

/** The app is given this long to answer with a newer token, ms. */
const APP_ANSWERS_WITHIN_MS = 4000

export interface PageServices extends Services {
  /** Loads what calls are sent with, before the first one. */
  warmUp: () => void
  /** Told of every token of the app, after it has been kept. */
  onAppToken: (listener: (credentials: AppCredentials) => void) => () => void
}

type PageServicesOptions = Pick<PageLanguage, 'locale' | 'languageType'> & { config: PublicConfig }

/** The page's side of the store's services: one signed client, one bridge, one renewal. */
export function createServices({ locale, languageType, config }: PageServicesOptions): PageServices {
  const listeners = new Set<(credentials: AppCredentials) => void>()
  const bridge = createBridge(window as unknown as BridgeWindow, {
    knownVersion: readAppInfo().appVersion,
    onToken: (credentials) => {
      keepAppToken(credentials.uToken, credentials.uid)
      keepAppInfo(credentials.info)
      for (const listener of listeners) listener(credentials)
    },
    onRefused: (reason) => console.warn(`native bridge: ${reason}`),
  })
  const onAppToken = (listener: (credentials: AppCredentials) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const client = createLazyClient({
    baseUrl: '',
    signKey: config.signKey,
    clock: pageClock,
    random: randomText,
    token: readBearerToken,
    language: () => locale,
  })
  const sessionCall = createCaller(client)
  const refresh = async (): Promise<string> => {
    const session = await sessionCall(refreshToken)
    keepTokenExpiry(session)
    return session.token
  }
  const nextAppToken = (refused?: BearerToken): Promise<BearerToken | null> =>
    new Promise((resolve) => {
      const answer = (token: BearerToken | null) => {
        clearTimeout(timer)
        stop()
        resolve(token)
      }
      const timer = setTimeout(() => answer(null), APP_ANSWERS_WITHIN_MS)
      const stop = onAppToken(({ uToken }) => uToken !== refused?.value && answer({ value: uToken, from: 'app' }))
    })
  const askApp = (refused: BearerToken): Promise<BearerToken | null> => {
    const answer = nextAppToken(refused)
    bridge.askForToken()
    return answer
  }
  /** Loaded with the first token: a visitor needs none of it. */
  let loading: Promise<SessionRenewal> | null = null
  const renewal = () =>
    (loading ??= import('#lib/http/session-renewal.ts').then(
      ({ createSessionRenewal }) => createSessionRenewal({ refresh, askApp }),
      (cause: unknown) => {
        loading = null
        throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
      },
    ))
  const renew = async (refused: BearerToken) => (await renewal()).renew(refused)
  const hasSiteToken = () => readBearerToken()?.from === 'site'
  const startWatching = () => {
    if (!hasSiteToken()) return
    // Without it the first refused call renews the token.
    renewal().then(
      ({ silent }) => hasSiteToken() && silent.start(),
      () => undefined,
    )
  }
  const stopWatching = () =>
    void loading?.then(
      ({ silent }) => silent.stop(),
      () => undefined,
    )
  const restore = async (): Promise<BearerToken | null> => {
    if (!hasRecordedLogin()) return null
    // The page asks the app for its token when it starts.
    return bridge.inApp ? nextAppToken() : renew({ value: '', from: 'site' })
  }
  const call = createCaller(client, { renew, restore })

  const login = `/${locale}/login`
  return {
    callAny: call as Services['callAny'],
    warmUp: client.preload,
    languageType,
    bridge,
    onAppToken,
    readToken: readBearerToken,
    clearTokens: () => clearStoredTokens({ secure: hasSecureCookies(config) }),
    watchToken: (expiry) => {
      keepTokenExpiry(expiry)
      startWatching()
    },
    resumeWatching: startWatching,
    stopWatching,
    isPageForUsers: () => isPageForUsers(window.location.pathname),
    goToLogin: () => {
      if (bridge.inApp) return bridge.login()
      const { pathname, search } = window.location
      if (pathname !== login) window.location.assign(`${login}?next=${encodeURIComponent(pathname + search)}`)
    },
    leaveToLogin: () => (bridge.inApp ? bridge.login() : window.location.assign(login)),
  }
}
