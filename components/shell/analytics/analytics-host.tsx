'use client'

import { addListener } from '@reduxjs/toolkit'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { Tracker } from '#lib/analytics/create-tracker.ts'
import { describePage } from '#lib/analytics/describe-page.ts'
import { readPublicConfig, type PublicAnalytics } from '#lib/config/public-config.ts'
import { analyticsFacts } from '#store/analytics-facts.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useConsent } from './use-consent.ts'

/** Analytics of a page whose operator has configured a destination (ANA); the question where the region needs consent. */
export function AnalyticsHost({ settings, locale }: { settings: PublicAnalytics; locale: string }) {
  const { isAllowed, isAsked, answer } = useConsent(settings.consentCountries)
  useAnalytics(isAllowed, locale)
  return isAsked ? <ConsentBanner privacyUrl={settings.privacyUrl} onAnswer={answer} /> : null
}

/** Loads analytics once it is allowed, and ends it with the permission. */
function useTracker(isAllowed: boolean, locale: string): Tracker | null {
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
  return tracker
}

/** Sends a view of each page of the router, and the events of successful calls, each task once. */
function useAnalytics(isAllowed: boolean, locale: string): void {
  const tracker = useTracker(isAllowed, locale)
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
            const key = fact.name === 'task_completed' ? `${fact.activity} ${fact.task}` : null
            if (key !== null && completed.has(key)) continue
            if (key !== null) completed.add(key)
            tracker.track(fact)
          }
        },
      }),
    ) as unknown as () => void
  }, [tracker, dispatch])
}
