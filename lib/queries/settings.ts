import 'server-only'
import { requireConfigOf, type ConfigOf } from '@fanfare/kernel/config/config.ts'
import { originAt } from '@fanfare/kernel/net/origin.ts'
import { domainSettings } from '@fanfare/kernel/config/domain-settings.ts'
import { DEMO_LOGINS, type DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { displayRateOf } from '@fanfare/languages/display-rate.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { BUILD_ID } from '#lib/config/build-id.ts'
import { sharedLink } from '#lib/share/remote/shared-link.ts'
import type { PublicAnalytics, PublicConfig } from '#lib/config/public-config.ts'

let parsed: ConfigOf<'site'> | undefined

/** The site's settings, parsed once per process with the first page, never at build time. */
export const settings = (): ConfigOf<'site'> => (parsed ??= requireConfigOf('site', process.env))

/** The origin that the server reads from: the platform's gateway, else the embedded one on this machine. */
export const gatewayOrigin = () =>
  settings().GATEWAY_ORIGIN ?? originAt(settings().GATEWAY_HOST, settings().GATEWAY_PORT)

/** The secret that exempts the site's own reads from rate limits; empty without one. Set by the runner, not a setting. */
export const readingSecret = () => process.env.READING_SECRET ?? ''

function publicAnalytics(): PublicAnalytics | undefined {
  const { SENSORS_SERVER_URL, ANALYTICS_RECEIVER, ANALYTICS_SAMPLE, CONSENT_COUNTRIES, PRIVACY_URL } = settings()
  if (!SENSORS_SERVER_URL && !ANALYTICS_RECEIVER) return undefined
  return {
    sensorsUrl: SENSORS_SERVER_URL ?? null,
    receiver: ANALYTICS_RECEIVER,
    sample: ANALYTICS_SAMPLE,
    consentCountries: CONSENT_COUNTRIES,
    privacyUrl: PRIVACY_URL ?? null,
  }
}

/** Never in development, because scripts change under the same name there. */
export const keepsPages = () => settings().SERVICE_WORKER && process.env.NODE_ENV === 'production'

export function publicConfig(): PublicConfig {
  const { BRAND_NAME, BRAND_LOGO, SITE_ORIGIN, SIGN_KEY, live, COMMIT_LABEL, TARGET_URLS } = settings()
  const domains = domainSettings(settings())
  return {
    brandName: BRAND_NAME,
    brandLogo: BRAND_LOGO,
    siteOrigin: SITE_ORIGIN,
    signKey: SIGN_KEY,
    live,
    commitLabel: COMMIT_LABEL,
    targetUrls: TARGET_URLS,
    sharedLinkUrl: sharedLink(),
    ...(domains && { domains }),
    analytics: publicAnalytics(),
    build: BUILD_ID,
    offline: keepsPages(),
  }
}

/** The price of 1 USDT for readers of this language; undefined without a rate (`DISPLAY_RATES`). */
export const displayRate = (locale: Locale) => displayRateOf(languageOf(locale), settings().DISPLAY_RATES)

export const hasCaptcha = () => settings().CAPTCHA

/** Whether a password can be reset by mail (`MAIL_FROM`); a demonstration writes its mails to files. */
export const hasMail = () => !settings().live || settings().MAIL_FROM !== undefined
/** How users sign in: through the exchange's provider, with a form of this site, or either. */
export const signInWays = () => ({
  hasProvider: settings().PLAYER_ISSUER !== undefined,
  hasForm: settings().BUILT_IN_ACCOUNTS,
})

/** The accounts of the demo seed: never in a live deployment (contract §8). */
export const demoLogins = (): readonly DemoLogin[] =>
  !settings().live && settings().SEED === 'demo' && signInWays().hasForm ? DEMO_LOGINS : []
