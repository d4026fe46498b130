import { addListener } from '@reduxjs/toolkit'
import { useLocale, useTranslations } from 'next-intl'
import { usePathname } from 'next/navigation'
import { useEffect, useState, useId } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { forgetAnalyticsVisit } from '#lib/analytics/analytics-visit.ts'
import {
  asksForConsent,
  CONSENT_HASH,
  rememberConsent,
  rememberedConsent,
  type ConsentAnswer,
} from '#lib/analytics/consent.ts'
import type { Tracker } from '#lib/analytics/create-tracker.ts'
import { describePage } from '#lib/analytics/describe-page.ts'
import { forgetSensors } from '#lib/analytics/forget-sensors.ts'
import { readPublicConfig, type PublicAnalytics } from '#lib/config/public-config.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { analyticsFacts } from '#store/analytics-facts.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { loadCountry } from '#store/load-country.ts'
import { selectSession } from '#store/slices/session.ts'
import { Grid, Stack, Text } from '#components/ui/layout/layout.tsx'
import { legalPath } from '@fanfare/languages/legal/legal-documents.ts'
import styles from './analytics-host.module.css'

/** Analytics where the operator has configured a destination (ANA), and the question where the region needs consent. */
export function AnalyticsHost({ settings, locale }: { settings: PublicAnalytics; locale: string }) {
  const { isAllowed, isAsked, answer } = useConsent(settings.consentCountries)
  useAnalytics(isAllowed, locale)
  return isAsked ? <ConsentBanner privacyUrl={settings.privacyUrl} onAnswer={answer} /> : null
}

/**
 * Loads analytics once it is allowed, and ends it with the permission. Sends a view of each page of the router, and the events of
 * successful calls, each task once.
 */
function useAnalytics(isAllowed: boolean, locale: string) {
  const [tracker, setTracker] = useState<Tracker | null>(null)
  useEffect(() => {
    if (!isAllowed) return
    const stop = new AbortController()
    void import('#lib/analytics/start-analytics.ts').then(
      ({ startAnalytics }) =>
        stop.signal.aborted || setTracker(startAnalytics({ config: readPublicConfig(), locale, signal: stop.signal })),
      // Without its script there are no events; the page needs none.
      () => undefined,
    )
    return () => {
      stop.abort()
      setTracker(null)
    }
  }, [isAllowed, locale])
  const pathname = usePathname()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (tracker) tracker.track({ name: 'page_view', activity: describePage(pathname).activity })
  }, [tracker, pathname])
  useEffect(() => {
    if (!tracker) return
    const completed = new Set<string>()
    return dispatch(
      addListener({
        predicate: () => true,
        effect: (action) => {
          for (const fact of analyticsFacts(action)) {
            if (fact.name === 'task_completed') {
              const key = `${fact.activity} ${fact.task}`
              if (completed.has(key)) continue
              completed.add(key)
            }
            tracker.track(fact)
          }
        },
      }),
    ) as unknown as () => void
  }, [tracker, dispatch])
}

const isRequested = () => window.location.hash === CONSENT_HASH

/** Whether the visitor's region needs consent, and the remembered answer (ANA-4). Nothing is allowed until both are known. */
function useConsent(countries: readonly string[]) {
  const dispatch = useAppDispatch()
  const { isInitialized } = useAppSelector(selectSession)
  const [given, setGiven] = useState(rememberedConsent)
  // Null until the country is known, where it matters.
  const [isNeeded, setNeeded] = useState<boolean | null>(countries.length > 0 ? null : false)
  const [isReopened, setReopened] = useState(isRequested)

  useEffect(() => {
    // The user's own country comes with the session.
    if (isNeeded !== null || given !== null || !isInitialized) return
    void dispatch(loadCountry()).then((country) => setNeeded(asksForConsent(countries, country)))
  }, [isNeeded, given, isInitialized, dispatch, countries])

  useEffect(() => {
    const check = () => setReopened(isRequested())
    window.addEventListener('hashchange', check)
    return () => window.removeEventListener('hashchange', check)
  }, [])

  const answer = (next: ConsentAnswer) => {
    rememberConsent(next)
    if (next === 'refused') {
      forgetAnalyticsVisit()
      forgetSensors()
    }
    setGiven(next)
    setReopened(false)
    const { pathname, search } = window.location
    if (isRequested()) window.history.replaceState(window.history.state, '', pathname + search)
  }

  return {
    /** Analytics may be loaded and send. */
    isAllowed: given === 'granted' || (given === null && isNeeded === false),
    /** The question is on the screen. */
    isAsked: isReopened || (given === null && isNeeded === true),
    answer,
  }
}

interface ConsentBannerProps {
  /** The operator's privacy notice; null means the page of this site. */
  privacyUrl: string | null
  onAnswer: (answer: ConsentAnswer) => void
}

/** The question before analytics (ANA-4). It covers nothing that the visitor needs to go on, and both answers look alike. */
function ConsentBanner({ privacyUrl, onAnswer }: ConsentBannerProps) {
  const t = useTranslations('consent')
  const locale = useLocale()
  const titleId = useId()
  return (
    <Stack as="section" aria-labelledby={titleId} gap="16" tone="primary" className={styles.banner}>
      <Stack gap="4" className={styles.words}>
        <Text as="h2" id={titleId} weight="medium">
          {t('title')}
        </Text>
        <Text size="label" tone="secondary">
          {t('text')} <a href={privacyUrl ?? localeHref(locale, legalPath('privacy'))}>{t('privacy_link')}</a>
        </Text>
      </Stack>
      <Grid columns={2} gap="12">
        <Button variant="outlined" onClick={() => onAnswer('refused')}>
          {t('btn_refuse')}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer('granted')}>
          {t('btn_accept')}
        </Button>
      </Grid>
    </Stack>
  )
}
