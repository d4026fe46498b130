import type { Locale } from '@fanfare/languages/locales.ts'
import { consentLinks } from '#lib/queries/legal.ts'
import { publicConfig, signInWays } from '#lib/queries/settings.ts'

/** Null where users sign in with the form alone. */
export function providerOffer(locale: Locale) {
  const { hasProvider, hasForm } = signInWays()
  return hasProvider ? { brandName: publicConfig().brandName, links: consentLinks(locale), hasForm } : null
}
