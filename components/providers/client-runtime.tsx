import { setupListeners } from '@reduxjs/toolkit/query'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { IntlProvider, useTranslations } from 'next-intl'
import { Provider } from 'react-redux'
import { isCompiledTree } from '#lib/i18n/compiled-tree.ts'
import { loadRemoteMessages } from '#lib/i18n/remote-messages.ts'
import { reportTranslation } from '#lib/i18n/report-translation.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { liveStoreOf, loadSockets } from '#store/live/load-sockets.ts'
import { loadDomains } from '#store/domains/load-domains.ts'
import { wholeStyles } from '#lib/head/early.ts'
import { makeStore, restore, type AppStore } from '#store/store.ts'
import { selectIsLogin, selectUserId } from '#store/slices/user-info.ts'
import { createServices, type PageServices } from './create-services.ts'
import { onInteraction } from './on-interaction.ts'
import type { PageLanguage } from './runtime-provider.tsx'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { appLoggedOut, appTokenArrived, loadUser, logOut } from '#store/session.ts'
import { inviteCodeRemembered, selectSession } from '#store/slices/session.ts'
import { usePathname } from 'next/navigation'
import { LazyNotifications } from '#components/notification/lazy-notifications.tsx'
import { onUnsavedFile } from '#components/ui/browser/save-file.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { RouteProgress } from '#components/shell/route-progress.tsx'
import { settleJoined } from '#lib/session/remembered-marks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { darkModeSet, languageSet } from '#store/slices/theme.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import { readBearerToken } from '#lib/session/tokens.ts'
import { sessionApi } from '#store/api/session.ts'
import { AuthContext, type Auth } from './auth-context.ts'

async function loadTexts(url: string): Promise<object> {
  const messages = await loadRemoteMessages({
    url,
    accepts: isCompiledTree,
    report: (problem) => console.warn(problem),
  })
  // Without texts the islands cannot draw: the server's page stays, and the next touch tries again.
  if (!messages) throw new Error('the texts could not be loaded')
  return messages
}

/** Loads the page's whole stylesheets before anything new is rendered. A stylesheet that fails twice is tried again at each touch. */
async function enableStyles() {
  await wholeStyles()
  await wholeStyles()
  const tryAgain = () => {
    if (document.querySelector('link[data-precedence][disabled]'))
      onInteraction(() => void wholeStyles().then(tryAgain))
  }
  tryAgain()
}

/** Creates everything that is loaded late, once per page. */
export async function createRuntime({ locale, languageType }: PageLanguage, textsUrl: string) {
  const config = readPublicConfig()
  const styles = enableStyles()
  const messages = await loadTexts(textsUrl)
  const services = createServices({ locale, languageType, config })
  const store = makeStore(services)
  await restore(store)
  // The user's lists are read again when the page becomes visible or online.
  setupListeners(store.dispatch)
  if (document.documentElement.dataset.storedMinutes)
    import('#lib/offline/copy-age.ts').then(
      ({ countPageAge }) => countPageAge(),
      // The age stays as it was written.
      () => undefined,
    )
  const domains = config.domains && loadDomains(store, services, config.domains)
  services.live.loadWith((onChange) => loadSockets(liveStoreOf(store, services, domains), onChange))
  const userLoaded = startSession(store, services)
  await styles

  function Providers({ children }: { children: ReactNode }) {
    return (
      <Provider store={store}>
        <IntlProvider
          locale={locale}
          messages={messages}
          timeZone="UTC"
          getMessageFallback={() => ''}
          onError={reportTranslation}
        >
          <AuthProvider languageType={languageType} sharedLinkUrl={config.sharedLinkUrl}>
            {children}
          </AuthProvider>
        </IntlProvider>
      </Provider>
    )
  }
  return {
    /** The providers around every island. */
    Providers,
    /** Rendered once, beside the page: notifications, dialogs, route progress and session effects. */
    Host: () => (
      <Providers>
        <RuntimeEffects services={services} userLoaded={userLoaded} locale={locale} />
      </Providers>
    ),
    /** Calls the listener when a user is logged in, at once where one already is; returns how to stop. */
    onLogin: (listener: () => void) => {
      const check = () => void (selectIsLogin(store.getState()) && listener())
      check()
      return store.subscribe(check)
    },
  }
}

export type ClientRuntime = Awaited<ReturnType<typeof createRuntime>>

/**
 * Starts the page's session, once and before anything is rendered, so that the user is often known by then.
 * @returns resolves when the page knows its user, or that there is none
 */
export function startSession({ dispatch }: AppStore, services: PageServices) {
  const { onAppToken, bridge, warmUp } = services
  const { pathname, search } = window.location
  dispatch(inviteCodeRemembered(rememberInviteCode(search)))
  // Loaded only for invite links. A failure shows nothing, and the next visit counts.
  if (/vipcode/i.test(search))
    import('#store/count-visit.ts').then(
      ({ countVisit }) => countVisit(services, { pathname, search }),
      () => undefined,
    )
  const userLoaded = dispatch(loadUser())
  onAppToken((user) => {
    if (user) void dispatch(appTokenArrived(user.uid))
    else dispatch(appLoggedOut())
  })
  if (bridge.inApp) bridge.askForToken()
  // An interaction is usually followed by a call.
  onInteraction(warmUp)
  return userLoaded
}

const Analytics = lazyWithRetry(
  async () => (await import('#components/shell/analytics/analytics-host.tsx')).AnalyticsHost,
)

/** Says where the page can be opened when the app has no way to save a file. */
function useUnsavedFiles() {
  const { notify } = useNotify()
  const t = useTranslations()
  useEffect(
    () =>
      onUnsavedFile(() => notify(t('common.save_elsewhere', { site: window.location.host }), { modeType: 'error' })),
    [notify, t],
  )
}

/** Shows one message with a login button after a session that ended without a logout (AUTH-4). */
function useEndedSession(services: PageServices) {
  const { endedBecause } = useAppSelector(selectSession)
  const { openDialog } = useNotify()
  const t = useTranslations()
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === endedBecause) return
    shown.current = endedBecause
    if (!endedBecause) return
    const where = endedBecause === 'app' ? 'app' : 'ended'
    openDialog({
      modeType: 'dangerous',
      status: 2,
      title: t(`session.${where}_title`),
      message: t(`session.${where}_message`),
      confirmText: t('shell.log_in'),
      cancelText: t('common.btn_cancel'),
      onConfirm: services.goToLogin,
    })
  }, [endedBecause, openDialog, services, t])
}

interface RuntimeEffectsProps {
  services: PageServices
  /** `startSession`'s. */
  userLoaded: Promise<void>
  locale: Locale
}

/** The effects and overlays of a page, rendered once. */
export function RuntimeEffects({ services, userLoaded, locale }: RuntimeEffectsProps) {
  useEffect(() => {
    // Tells tests that the islands work and that the page knows its user.
    void userLoaded.then(() => document.documentElement.toggleAttribute('data-ready', true))
  }, [userLoaded])
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(languageSet(locale))
    const root = document.documentElement
    const record = () => dispatch(darkModeSet(root.classList.contains('dark')))
    record()
    const observer = new MutationObserver(record)
    observer.observe(root, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [dispatch, locale])
  useEndedSession(services)
  useUnsavedFiles()
  const pathname = usePathname()
  useLayoutEffect(() => settleJoined(pathname), [pathname])
  // The header of every page shows the number of unread messages.
  useLiveTopic(useAppSelector(selectIsLogin) ? 'messages' : null)
  return (
    <>
      <LazyNotifications />
      <RouteProgress />
      {services.analytics && <Analytics.Part settings={services.analytics} locale={locale} />}
    </>
  )
}

/** AUTH-1: a view of the store and the settings. store/session.ts changes the session, once for all islands. */
export function AuthProvider({
  languageType,
  sharedLinkUrl,
  children,
}: Pick<Auth, 'sharedLinkUrl'> & { languageType: number; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const isLogin = useAppSelector(selectIsLogin)
  const uid = useAppSelector(selectUserId)
  const session = useAppSelector(selectSession)
  // A subscription keeps the user info cached for as long as the page, and refetches it after a change.
  const { currentData: user = null } = sessionApi.useUserinfoQuery(
    { languageType, terminalCode: 1 },
    { skip: !isLogin || !session.isInitialized },
  )
  const auth: Auth = {
    ...session,
    user,
    token: isLogin ? (readBearerToken()?.value ?? null) : null,
    isLogin,
    uid,
    sharedLinkUrl,
    logOut: () => void dispatch(logOut()),
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}
