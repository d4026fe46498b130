import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { consentLinks } from '#lib/queries/legal.ts'
import { hasCaptcha, publicConfig, signInWays } from '#lib/queries/settings.ts'

/** What the server passes to the island of either form. */
export function accountOffer(locale: Locale) {
  const { areaCode, langCode } = languageOf(locale)
  const { hasProvider, hasForm } = signInWays()
  return {
    /** Without +. */
    areaCode,
    /** False with `CAPTCHA=off`, until a refusal asks for one. */
    hasCaptcha: hasCaptcha(),
    languageType: langCode,
    /** The sign-in at the provider of the exchange; null where users sign in with the form alone. */
    provider: hasProvider ? { brandName: publicConfig().brandName, links: consentLinks(locale), hasForm } : null,
  }
}

export type AccountOffer = ReturnType<typeof accountOffer>

export type ProviderOffer = NonNullable<AccountOffer['provider']>
