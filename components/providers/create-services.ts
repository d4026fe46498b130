import { hasSecureCookies } from '@fanfare/contract/session/secure-cookies.ts'
import { createCaller, createFileCaller } from '#lib/http/call.ts'
import type { Bridge } from '#lib/native/bridge.ts'
import type { PublicAnalytics, PublicConfig } from '#lib/config/public-config.ts'
import { pageClock } from '#lib/http/clock.ts'
import { createLazyClient, type LazyClient } from '#lib/http/lazy-client.ts'
import { randomText } from '#lib/http/random-text.ts'
import { isPageForUsers } from '#lib/session/page-for-users.ts'
import { clearStoredTokens, readBearerToken } from '#lib/session/tokens.ts'
import { createLiveTopics } from '#store/live/live-topics.ts'
import type { Services } from '#store/services.ts'
import { createAppBridge, type AppBridge } from './app-bridge.ts'
import type { PageLanguage } from './page-language.ts'
import { createTokenRenewal } from './token-renewal.ts'

export interface PageServices extends Services, Pick<AppBridge, 'onAppToken'>, Pick<PageClient, 'routeBy'> {
  /** Loads the client before the first call. */
  warmUp: () => void
  analytics?: PublicAnalytics
}

type PageServicesOptions = Pick<PageLanguage, 'locale' | 'languageType'> & { config: PublicConfig }

/** The ways to the login: by the bridge in the app, else the login page of the page's language. */
function createLoginNavigation(locale: string, bridge: Bridge) {
  const login = `/${locale}/login`
  return {
    isPageForUsers: () => isPageForUsers(window.location.pathname),
    goToLogin: () => {
      if (bridge.inApp) return bridge.login()
      const { pathname, search } = window.location
      if (pathname !== login) window.location.assign(`${login}?next=${encodeURIComponent(pathname + search)}`)
    },
    leaveToLogin: () => (bridge.inApp ? bridge.login() : window.location.assign(login)),
  }
}

/** The store's services in a page: one client, one bridge, one renewal. */
export function createServices({ locale, languageType, config }: PageServicesOptions): PageServices {
  const app = createAppBridge()
  const client = createPageClient(config.signKey, locale, config.offline)
  const { renew, restore, ...watching } = createTokenRenewal(client, app)
  return {
    ...watching,
    ...createLoginNavigation(locale, app.bridge),
    call: createCaller(client, { renew, restore }),
    callForFile: createFileCaller(client, { renew, restore }),
    warmUp: client.preload,
    routeBy: client.routeBy,
    analytics: config.analytics,
    languageType,
    bridge: app.bridge,
    live: createLiveTopics(),
    onAppToken: app.onAppToken,
    readToken: readBearerToken,
    clearTokens: () => clearStoredTokens({ secure: hasSecureCookies(config) }),
  }
}

interface PageClient extends LazyClient {
  /** Sends every later call as `route` does, given how this client sends. */
  routeBy: (route: (send: LazyClient['send']) => LazyClient['send']) => void
}

/** The page's one signed client. Calls go to the page's own origin until they are routed elsewhere (NET-2). */
function createPageClient(signKey: string, language: string, keepsAnswers: boolean): PageClient {
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
    send: (request) =>
      keepsAnswers && request.token
        ? import('#lib/offline/last-answers.ts').then(
            ({ sendOrRecall }) => sendOrRecall(send, request),
            () => send(request),
          )
        : send(request),
    routeBy: (route) => {
      send = route(client.send)
    },
  }
}
