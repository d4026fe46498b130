import { SingleFlight } from '#lib/http/single-flight.ts'
import { DEFAULT_LOCALE, type Locale, isLocale } from '@fanfare/languages/locales.ts'
import { sentencesOf } from '../errors/sentences.ts'
import type { CacheEntry, PageStore } from './page-store.ts'
import { type PreparedPage, preparePage } from '../http/prepared-page.ts'

const HOUR_MINUTES = 60

/** Whole hours after the first one, so that an old page need not be rendered each minute. */
const shownMinutes = (minutes: number) =>
  minutes < HOUR_MINUTES ? Math.max(1, minutes) : minutes - (minutes % HOUR_MINUTES)

/**
 * Opens the banner that every page has closed (`components/site/stale/stale-banner.tsx`) and writes the age into it. The
 * inline scripts stay as they are, and so does the policy; React does not touch either place.
 */
function withBanner(html: string, minutes: number, locale: Locale) {
  const { storedMinutes, storedHours } = sentencesOf(locale)
  const line = minutes < HOUR_MINUTES ? storedMinutes(minutes) : storedHours(minutes / HOUR_MINUTES)
  const opened = html.replace(/<html\b/, `<html data-stored-minutes="${minutes}"`)
  const place = opened.indexOf(' data-stored-line=""')
  if (place === -1) return opened
  const from = opened.indexOf('>', place) + 1
  return opened.slice(0, from) + line + opened.slice(opened.indexOf('<', from))
}

/** Renders stale pages with a banner of their age, once for each age shown. No other cache may keep them. */
export function createStalePages(store: PageStore) {
  const flights = new SingleFlight<string, PreparedPage>()

  async function render(path: string, entry: CacheEntry, minutes: number) {
    const locale = path.split('/')[1]
    const html = entry.page.variants.identity.body.toString()
    const body = withBanner(html, minutes, isLocale(locale) ? locale : DEFAULT_LOCALE)
    const page = await preparePage(Buffer.from(body), {
      ...entry.fields,
      'cache-control': 'no-store',
      'x-stored-minutes': String(minutes),
      warning: '111 - "Revalidation Failed"',
    })
    entry.stale = { minutes, page }
    // Counts the added bytes, unless a newer entry has replaced this one.
    if (store.get(path) === entry) store.set(path, entry)
    return page
  }

  return async (path: string, entry: CacheEntry, ageMinutes: number) => {
    const minutes = shownMinutes(ageMinutes)
    if (entry.stale?.minutes === minutes) return entry.stale.page
    return flights.run(`${minutes} ${entry.page.hash} ${path}`, () => render(path, entry, minutes))
  }
}
