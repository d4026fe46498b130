import type { Locale } from '#lib/i18n/locales.ts'
import { sentencesOf } from '../errors/sentences.ts'

const MINUTES_AN_HOUR = 60

/** Whole hours from the first one on: a page that is hours old need not be marked anew each minute. */
export const shownMinutes = (minutes: number): number =>
  minutes < MINUTES_AN_HOUR ? Math.max(1, minutes) : minutes - (minutes % MINUTES_AN_HOUR)

/**
 * Opens the bar that every page carries closed (`components/site/stale/stale-banner.tsx`) and says in it how old the page is. Its
 * scripts stay as they are, so its policy does too; React leaves both places alone.
 */
export function showStaleBanner(html: string, minutes: number, locale: Locale): string {
  const { storedMinutes, storedHours } = sentencesOf(locale)
  const line = minutes < MINUTES_AN_HOUR ? storedMinutes(minutes) : storedHours(minutes / MINUTES_AN_HOUR)
  const marked = html.replace(/<html\b/, `<html data-stored-minutes="${minutes}"`)
  const place = marked.indexOf(' data-stored-line=""')
  if (place === -1) return marked
  const from = marked.indexOf('>', place) + 1
  return marked.slice(0, from) + line + marked.slice(marked.indexOf('<', from))
}
