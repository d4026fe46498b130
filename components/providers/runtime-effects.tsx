import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { LazyNotifications } from '#components/notification/lazy-notifications.tsx'
import { useNotify } from '#components/notification/use-notify.ts'
import { RouteProgress } from '#components/shell/route-progress.tsx'
import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { settleJoined } from '#lib/session/remembered-marks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { appLoggedOut, appTokenArrived, loadUser } from '#store/session.ts'
import { inviteCodeRemembered, selectSession } from '#store/slices/session.ts'
import { darkModeSet, languageSet } from '#store/slices/theme.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import type { PageServices } from './create-services.ts'
import { onInteraction } from './on-interaction.ts'

const Analytics = lazyWithRetry(
  async () => (await import('#components/shell/analytics/analytics-host.tsx')).AnalyticsHost,
)

/** Tells tests that the islands work and that the page knows its user. */
const markReady = (): void => void document.documentElement.toggleAttribute('data-ready', true)

/** Loads its code only for invite links. A failure shows nothing, and the next visit counts. */
function countInvite(services: PageServices) {
  const { pathname, search } = window.location
  if (!/vipcode/i.test(search)) return
  import('#store/count-visit.ts').then(
    ({ countVisit }) => countVisit(services, { pathname, search }),
    () => undefined,
  )
}

function useSessionEffects(services: PageServices) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(inviteCodeRemembered(rememberInviteCode(window.location.search)))
    countInvite(services)
    void dispatch(loadUser()).then(markReady)
    const stop = services.onAppToken((user) => {
      if (user) void dispatch(appTokenArrived(user.uid))
      else dispatch(appLoggedOut())
    })
    if (services.bridge.inApp) services.bridge.askForToken()
    // An interaction is usually followed by a call.
    const stopWarmUp = onInteraction(services.warmUp)
    return () => {
      stopWarmUp()
      stop()
      services.bridge.dispose()
    }
  }, [dispatch, services])
}

function useThemeRecord(locale: Locale) {
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
    if (endedBecause === null) return
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

/** The effects and overlays of a page, rendered once. */
export function RuntimeEffects({ services, locale }: { services: PageServices; locale: Locale }) {
  useSessionEffects(services)
  useThemeRecord(locale)
  useEndedSession(services)
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
