import { LOCALES, isLocale } from '#lib/i18n/locales.ts'

/** Everything that a page reads of the gateway may change with any activity; the site itself expires it as one. */
export const CONTENT_TAG = 'activities'

export type PageRoute = {
  kind: 'page' | 'file'
  /** Why its query may be left out of the key: the server never reads it. */
  why: string
  tags: readonly string[]
  /** The page whose body every 404 has; it is none itself. */
  isNotFound?: true
  /** s: for a file whose own headers say nothing that a cache could use. */
  keepSeconds?: number
}

type Row = PageRoute & { pattern: RegExp }

const LOCALE = `/(?:${LOCALES.join('|')})`
const ALIAS = '/[a-z0-9]+(?:-[a-z0-9]+)*'
const FILE = String.raw`/[\w~][\w.~/-]*`

const page = (path: string, why: string, more: Partial<PageRoute> = {}): Row => ({
  pattern: new RegExp(`^${LOCALE}${path}$`),
  kind: 'page',
  why,
  tags: [CONTENT_TAG],
  ...more,
})

const file = (pattern: string, why: string, more: Partial<PageRoute> = {}): Row => ({
  pattern: new RegExp(`^${pattern}$`),
  kind: 'file',
  why,
  tags: [],
  ...more,
})

const INVITE = 'vipCode, source and utm parameters are read in the browser'
const NO_QUERY = 'has no query'

/**
 * What is kept, by the address without its query. Only the one spelling of an address that the site itself writes: each
 * other one is asked for anew, so that nobody fills the store with spellings.
 */
const ROUTES: readonly Row[] = [
  page('', INVITE),
  page('/welcome-event', INVITE),
  page(`/activity/(?:lottery|competition|copy-trading|trading-deposit-bonus)${ALIAS}`, INVITE),
  page(`/(?:events|promo)${ALIAS}`, INVITE),
  page('/rewards', 'tab and filter are read in the browser'),
  page('/(?:login|register)', 'redirectUrl and vipCode are read in the browser'),
  page('/download', 'what was asked for is read in the browser'),
  page('/not-found', NO_QUERY, { isNotFound: true }),
  file(`/_next/static${FILE}`, 'named after its content'),
  file(`/static${FILE}`, 'has no query; changes with a new version alone', { keepSeconds: 3600 }),
  file(String.raw`/favicon\.ico`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/sw\.js`, NO_QUERY, { keepSeconds: 60 }),
  file(String.raw`/locales/(?:compiled/)?[A-Za-z_-]{2,10}/common\.json`, NO_QUERY),
  file(`/og${LOCALE}/(?:site|activity${ALIAS})`, NO_QUERY, { tags: [CONTENT_TAG] }),
  file(String.raw`/robots\.txt`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/sitemap\.xml`, NO_QUERY, { tags: [CONTENT_TAG] }),
]

/** The row of an address that may be kept; null: it goes through. `path`: as it was sent, without query. */
export function routeOf(path: string): PageRoute | null {
  if (path.length > 256 || path.includes('..') || path.includes('//')) return null
  return ROUTES.find(({ pattern }) => pattern.test(path)) ?? null
}

/** Whether the middleware, which costs no page, sends the address on to one in a language: as links from outside have it. */
export function isRedirected(path: string): boolean {
  const first = /^\/([\w-]*)(?:\/[\w-]+)*$/.exec(path)?.[1]
  return first !== undefined && !isLocale(first) && !['_next', 'static', 'locales', 'og'].includes(first)
}
