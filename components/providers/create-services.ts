import { hasSecureCookies } from '@fanfare/contract/session/secure-cookies.ts'
import { createCaller, createFileCaller } from '#lib/http/call.ts'
import { type AppCredentials, type BridgeWindow, createBridge } from '#lib/native/bridge.ts'
import type { PublicConfig } from '#lib/config/public-config.ts'
import { pageClock } from '#lib/http/clock.ts'
import { createLazyClient } from '#lib/http/lazy-client.ts'
import { randomText } from '#lib/http/random-text.ts'
import { isPageForUsers, pageSection } from '#lib/session/page-for-users.ts'
import {
  type BearerToken,
  clearStoredTokens,
  keepAppToken,
  keepTokenExpiry,
  readBearerToken,
  type TokenExpiry,
} from '#lib/session/tokens.ts'
import { createLiveTopics } from '#store/live/live-topics.ts'
import { keepAppInfo, readAppInfo } from '#lib/native/app-info.ts'
import { reportRefused } from '#lib/native/refused-messages.ts'
import type { PageLanguage } from './runtime-provider.tsx'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import type { HttpClient, WireRequest } from '#lib/http/client.ts'
import { NetworkError } from '#lib/http/errors.ts'
import type { SessionRenewal } from '#lib/http/session-renewal.ts'
import { hasRecordedLogin } from '#lib/session/recorded-login.ts'

/** The store's services in a page: one client, one bridge, one renewal. */
export function createServices({ locale, languageType, config }: PageLanguage & { config: PublicConfig }) {
  const app = createAppBridge()
  const { bridge, onAppToken } = app
  const client = createPageClient(config.signKey, locale, config.offline)
  const { renew, restore, ...watching } = createTokenRenewal(client, app)
  /** In the app the bridge is the way to it. */
  const login = `/${locale}/login`
  return {
    ...watching,
    isPageForUsers: () => isPageForUsers(window.location.pathname),
    pageSection: () => pageSection(window.location.pathname),
    goToLogin: () => {
      if (bridge.inApp) return bridge.login()
      const { pathname, search } = window.location
      if (pathname !== login) window.location.assign(`${login}?next=${encodeURIComponent(pathname + search)}`)
    },
    leaveToLogin: () => (bridge.inApp ? bridge.login() : window.location.assign(login)),
    call: createCaller(client, { renew, restore }),
    callForFile: createFileCaller(client, { renew, restore }),
    /** Loads the client before the first call. */
    warmUp: client.preload,
    routeBy: client.routeBy,
    analytics: config.analytics,
    languageType,
    bridge,
    live: createLiveTopics(),
    onAppToken,
    readToken: readBearerToken,
    clearTokens: () => clearStoredTokens({ secure: hasSecureCookies(config) }),
  }
}

export type PageServices = ReturnType<typeof createServices>

/** The page's one signed client. Calls go to the page's own origin until they are routed elsewhere (NET-2). */
function createPageClient(signKey: string, language: string, keepsAnswers: boolean) {
  const client = createLazyClient({
    baseUrl: '',
    signKey,
    clock: pageClock,
    random: randomText,
    token: readBearerToken,
    language: () => language,
  })
  let { send } = client
  return {
    ...client,
    send: (request: WireRequest) =>
      keepsAnswers && request.token
        ? import('#lib/offline/last-answers.ts').then(
            ({ sendOrRecall }) => sendOrRecall(send, request),
            () => send(request),
          )
        : send(request),
    /** Sends every later call through `route`, which gets this client's own `send`. */
    routeBy: (route: (send: HttpClient['send']) => HttpClient['send']) => {
      send = route(client.send)
    },
  }
}

const hasSiteToken = () => readBearerToken()?.from === 'site'

/** Renews the page's token. The code loads with the first token, because visitors do not need it. */
function createTokenRenewal(client: HttpClient, { bridge, nextToken }: ReturnType<typeof createAppBridge>) {
  const call = createCaller(client)
  const refresh = async () => {
    const session = await call(refreshToken)
    keepTokenExpiry(session)
    return session.token
  }
  const askApp = (refused: BearerToken) => {
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
    restore: async () => {
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

/** The app is given this long to answer with a newer token, ms. */
const APP_ANSWERS_WITHIN_MS = 4000

type TokenListener = (credentials: AppCredentials | null) => void

/** The page's one bridge to the app. It stores the tokens that the app sends. */
function createAppBridge() {
  const listeners = new Set<TokenListener>()
  const bridge = createBridge(window as unknown as BridgeWindow, {
    knownVersion: readAppInfo().appVersion,
    onToken: (credentials) => {
      if (credentials) {
        keepAppToken(credentials.uToken, credentials.uid)
        keepAppInfo(credentials.info)
      }
      for (const listener of listeners) listener(credentials)
    },
    onRefused: reportRefused,
  })
  /** Calls the listener with every token of the app, after it has been stored, and with null at a logout; returns how to stop. */
  const onAppToken = (listener: TokenListener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  /** The next token that the app sends, other than `refused`; null when it stays silent. */
  const nextToken = (refused?: BearerToken) =>
    new Promise<BearerToken | null>((resolve) => {
      const stop = onAppToken((credentials) => {
        if (!credentials || credentials.uToken === refused?.value) return
        stop()
        resolve({ value: credentials.uToken, from: 'app' })
      })
      setTimeout(() => {
        stop()
        resolve(null)
      }, APP_ANSWERS_WITHIN_MS)
    })
  return { bridge, onAppToken, nextToken }
}
