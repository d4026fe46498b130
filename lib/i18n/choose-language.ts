import { rememberChoice } from '../remember-choice.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

const LOCALE_COOKIE = 'fanfareLocale'
/** In `sessionStorage`: the page and the place that `restoreScroll` returns to. */
export const SCROLL_KEY = 'fanfareScroll'

/** Remembers the explicit choice and opens the same page in the other language, at the same place (LOC-3, LOC-7). */
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
