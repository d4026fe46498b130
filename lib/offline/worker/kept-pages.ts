/** The caches of the service worker: one per build, so that a page is only ever served with its own scripts and texts. */
export const BUILD_CACHE = 'fanfare-build-'
/** The header with the build of the texts in an answer. */
export const BUILD_HEADER = 'x-build'
/** The header with the time when a copy was made, ms on the device's clock. */
export const KEPT_AT = 'x-kept-at'

export type KeptKind = 'page' | 'asset' | 'texts' | 'file'

/** Drafts and the pages for developers are never kept. */
const PAGE = /^\/(?:[a-z]{2}(?:-[A-Z]{2})?(?:\/(?!dev\/|preview\/).*)?)?$/
const TEXTS = '/locales/compiled/'
const FILES = '/static/'

/**
 * How the worker answers a request; null means not at all. That excludes calls of the gateway, which have a user's data, and
 * pages in frames, because only Chromium tells the site of a worker's request that it is for a frame.
 */
export function keptKind(
  { method, mode, destination, url }: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>,
  ownOrigin: string,
): KeptKind | null {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin) return null
  if (mode === 'navigate') return destination === 'document' && PAGE.test(pathname) ? 'page' : null
  if (pathname.startsWith('/_next/static/')) return 'asset'
  if (pathname.startsWith(TEXTS)) return searchParams.get('v') ? 'texts' : null
  return pathname.startsWith(FILES) ? 'file' : null
}

/** Stale pages that the front serves are `no-store`. */
export function isKeepable({ ok, redirected, headers }: Pick<Response, 'ok' | 'redirected' | 'headers'>) {
  const isHtml = headers.get('content-type')?.startsWith('text/html') === true
  return ok && !redirected && isHtml && !/no-store|private/.test(headers.get('cache-control') ?? '')
}

/** The build in a page's public settings; null for any other HTML. */
export const buildOf = (html: string) => /"build":"([\w-]+)"/.exec(html)?.[1] ?? null

/** The paths of the scripts, fonts and sprites that a page names, each once, and of stylesheets that the front has not inlined. */
export const assetsIn = (html: string) => [
  ...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|woff2|svg|css(?="))/g) ?? []),
]

/** The address of a page's data for React, which alone names the scripts of its parts; null for a page that contains it. */
export const dataIn = (html: string) => /\/_next\/static\/hydration\/[\w./~-]+\.js/.exec(html)?.[0] ?? null

const MINUTE = 60_000

/** The age in whole minutes; at least 1, even if the clock was set back. */
export const minutesOf = (ageMs: number) => Math.max(1, Math.floor(ageMs / MINUTE))

const HOUR_MINUTES = 60

interface AgeWords {
  /** The sentence's plural forms of minutes and of hours, as JSON. Pages of an earlier build may have none of hours. */
  words?: string | undefined
  hours?: string | undefined
}

/** The sentence of an age, made from the plural forms that every page has (`stale-banner.tsx`): whole hours after the first one. */
export function ageSentence(language: string, { words, hours }: AgeWords, minutes: number) {
  const isHours = hours !== undefined && minutes >= HOUR_MINUTES
  const count = isHours ? Math.floor(minutes / HOUR_MINUTES) : minutes
  const forms = JSON.parse((isHours ? hours : words) ?? '{}') as Record<string, string>
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? ''
  return form.replace('{value}', String(count))
}

const LANGUAGE = /<html\b[^>]* lang="([^"]+)"/
const LINE = /(<[^>]* data-stored-line="" data-words="([^"]*)"(?: data-hours="([^"]*)")?[^>]*>)[^<]*/

const readAttribute = (attribute?: string) => attribute?.replaceAll('&quot;', '"')

/** Opens the banner of the page with the age of its copy, as the front does for a page that it cannot renew. */
export function withAge(html: string, ageMs: number) {
  const minutes = minutesOf(ageMs)
  const language = LANGUAGE.exec(html)?.[1] ?? 'en'
  return html
    .replace(/<html\b/, `<html data-stored-minutes="${minutes}"`)
    .replace(
      LINE,
      (_, tag: string, words: string, hours?: string) =>
        tag + ageSentence(language, { words: readAttribute(words), hours: readAttribute(hours) }, minutes),
    )
}
