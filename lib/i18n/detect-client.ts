import { DEFAULT_LOCALE } from './locales.ts'
import type { Locale } from './locales.ts'
import { resolveList, resolveTag } from './resolve-locale.ts'
import { LOCALE_COOKIE } from './routing.ts'

/** Spec §9. The html tag is what the server wrote for the URL, so a page with a prefix is never detected anew. */
export const DETECTION_ORDER = ['htmlTag', 'navigator', 'cookie', 'localStorage'] as const

/**
 * Key of the last language seen, in a cookie and in localStorage.
 * @assumed the specification names the places, not the keys
 */
export const LAST_LOCALE_KEY = 'fanfareLastLocale'

export type DetectionSources = Record<(typeof DETECTION_ORDER)[number], readonly string[]> & {
  /** The switcher's cookie: what a person chose beats what a browser says (LOC-3). */
  chosen: string | null
}

/** For shells that have no locale in their URL (offline page, app frame). */
export function detectClientLocale(sources: DetectionSources): Locale {
  const { htmlTag, chosen } = sources
  const certain = resolveList(htmlTag) ?? (chosen ? resolveTag(chosen) : null)
  return certain ?? resolveList(DETECTION_ORDER.flatMap((place) => sources[place])) ?? DEFAULT_LOCALE
}

/** Storage may be blocked (private mode, webviews): a source that throws is a source without an answer. */
export function readDetectionSources(page: Window): DetectionSources {
  return {
    htmlTag: present(page.document.documentElement.lang),
    chosen: cookieOf(page, LOCALE_COOKIE),
    navigator: page.navigator.languages ?? present(page.navigator.language),
    cookie: present(cookieOf(page, LAST_LOCALE_KEY)),
    localStorage: present(storedOf(page, LAST_LOCALE_KEY)),
  }
}

function present(value: string | null | undefined): string[] {
  return value ? [value] : []
}

function cookieOf(page: Window, name: string): string | null {
  const pair = page.document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}

function storedOf(page: Window, key: string): string | null {
  try {
    return page.localStorage.getItem(key)
  } catch {
    return null
  }
}
