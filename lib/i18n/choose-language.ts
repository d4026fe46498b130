import { rememberChoice } from '../remember-choice.ts'
import type { Locale } from './locales.ts'

const LOCALE_COOKIE = 'fanfareLocale'
const SCROLL_KEY = 'fanfareScroll'

/** LOC-3, LOC-7: remembers the explicit choice and opens the same page in the other language, at the same place. */
export function chooseLanguage(locale: Locale): void {
  const { pathname, search, hash } = window.location
  const path = pathname.replace(/^\/[^/]+/, '')
  const target = `/${locale}${path}${search}${hash}`
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ path: `/${locale}${path}`, top: window.scrollY }))
  } catch {
    // Without storage the page opens at its top.
  }
  rememberChoice(LOCALE_COOKIE, locale)
  window.location.assign(target)
}

/** After a change of language: where the reader was. Anything unexpected is ignored. */
export function restoreScroll(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? 'null')
    sessionStorage.removeItem(SCROLL_KEY)
    if (typeof kept !== 'object' || kept === null) return
    const { path, top } = kept as Record<string, unknown>
    if (path === window.location.pathname && typeof top === 'number') window.scrollTo({ top, behavior: 'instant' })
  } catch {
    // Nothing was kept.
  }
}
