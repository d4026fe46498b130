import { useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { LazyNotifications } from '#components/notification/lazy-notifications.tsx'
import { useNotify } from '#components/notification/use-notify.ts'
import { RouteProgress } from '#components/shell/route-progress.tsx'
import { settleJoined } from '#lib/session/remembered-marks.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useLiveTopic } from '#store/live/use-live-topic.ts'
import { selectSession } from '#store/slices/session.ts'
import { darkModeSet, languageSet } from '#store/slices/theme.ts'
import { selectIsLogin } from '#store/slices/user-info.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import type { PageServices } from './create-services.ts'

const Analytics = lazyWithRetry(
  async () => (await import('#components/shell/analytics/analytics-host.tsx')).AnalyticsHost,
)

/** Tells tests that the islands work and that the page knows its user. */
const markReady = (): void => void document.documentElement.toggleAttribute('data-ready', true)

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

interface RuntimeEffectsProps {
  services: PageServices
  /** `startSession`'s. */
  userLoaded: Promise<void>
  locale: Locale
}

/** The effects and overlays of a page, rendered once. */
export function RuntimeEffects({ services, userLoaded, locale }: RuntimeEffectsProps) {
  useEffect(() => void userLoaded.then(markReady), [userLoaded])
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
