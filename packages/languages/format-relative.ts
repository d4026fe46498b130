import { LOCALE_FACTS } from './locales.ts'
import type { Locale } from './locales.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const STEPS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const

/**
 * `3 hours ago`, `in 2 days`; both times in ms since the epoch. Whole units, cut. Says "1 day ago" and not
 * "yesterday": 24 hours are not a calendar day. Its words come from Intl, so render it in the browser only.
 */
export function formatRelative(locale: Locale, ms: number, nowMs: number) {
  const distance = ms - nowMs
  const [unit, size] = STEPS.find(([, step]) => Math.abs(distance) >= step) ?? (['second', SECOND] as const)
  const format = new Intl.RelativeTimeFormat(pinned(LOCALE_FACTS[locale].supportLocale), { numeric: 'always' })
  return format.format(Math.trunc(distance / size), unit)
}

function pinned(supportLocale: string) {
  return supportLocale.includes('-u-') ? supportLocale : `${supportLocale}-u-nu-latn`
}
