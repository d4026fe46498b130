'use client'

import type { PublicAnalytics } from '#lib/config/public-config.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useConsent } from './use-consent.ts'

/** Analytics of a page whose operator has configured a destination (ANA); the question where the region needs consent. */
export function AnalyticsHost({ settings, locale }: { settings: PublicAnalytics; locale: string }) {
  const { isAllowed, isAsked, answer } = useConsent(settings.consentCountries)
  useAnalytics(isAllowed, locale)
  return isAsked ? <ConsentBanner privacyUrl={settings.privacyUrl} onAnswer={answer} /> : null
}
