import { ACTIVITY_PAGES } from '@fanfare/contract/activity-types.ts'
import { CONTENT_TAG } from '@fanfare/contract/site-reading.ts'
import { LOCALES, isLocale } from '@fanfare/languages/locales.ts'
import { LEGAL_DOCUMENTS } from '@fanfare/languages/legal/legal-documents.ts'

/**
 * `page`: Next answers, with a page or a file. `redirected`: Next's middleware answers and renders nothing. `hidden`: the front
 * answers with 404.
 */
type Destination = 'gateway' | 'page' | 'redirected' | 'hidden'

export type CacheRule = {
  kind: 'page' | 'file'
  /** Why the cache key has no query: the server never reads it. */
  why: string
  /** A change of one of these invalidates the entry. */
  tags: readonly string[]
  /** The page that every 404 shows; requested directly, it is a 404 as well. */
  isNotFound?: true
  /** s, for a file whose own headers do not allow a cache to keep it. */
  keepSeconds?: number
  /** Browsers and caches keep it as its own header says, although a change invalidates it here. */
  keepsOwnAge?: true
}

export type Address = {
  destination: Destination
  /** As it was sent, without the query. */
  path: string
  /** Null: every request is passed on. */
  cacheRule: CacheRule | null
}

type Row = { pattern: RegExp; destination: Exclude<Destination, 'redirected'>; cacheRule: CacheRule | null }

const LOCALE = `/(?:${LOCALES.join('|')})`
const ALIAS = '/[a-z0-9]+(?:-[a-z0-9]+)*'
/** Of a file of texts: `zh-CN`, `zh_CN`. */
const LANGUAGE = '/[A-Za-z_-]{2,10}'
/** Ids of the contract. */
const ID = '/[A-Za-z0-9_-]{1,64}'
const FILE = String.raw`/[\w~][\w.~/-]*`

/** A path and everything below it. */
const prefix = (pattern: string) => new RegExp(`^${pattern}(?:/|$)`)

const gateway = (path: string): Row => ({ pattern: prefix(path), destination: 'gateway', cacheRule: null })
const hidden = (path: string): Row => ({ pattern: prefix(path), destination: 'hidden', cacheRule: null })

const file = (path: string, why: string, more: Partial<CacheRule> = {}): Row => ({
  pattern: new RegExp(`^${path}$`),
  destination: 'page',
  cacheRule: { kind: 'file', why, tags: [], ...more },
})

const page = (path: string, why: string, more: Partial<CacheRule> = {}) =>
  file(LOCALE + path, why, { kind: 'page', tags: [CONTENT_TAG], ...more })

const INVITE = 'vipCode, source and utm parameters are read in the browser'
const SESSION = 'redirectUrl and vipCode are read in the browser'
const NO_QUERY = 'has no query'
/** Remote texts change together with the pages that show them, so browsers need not ask for them with every page. */
const TEXTS: Partial<CacheRule> = { tags: [CONTENT_TAG], keepsOwnAge: true }

/**
 * Every address with a rule of its own. Next answers all others, and the front caches none of them. Patterns of pages and
 * files accept only the spelling that the site itself writes, so that a client cannot fill the cache with
 * spellings of one page.
 */
export const ADDRESSES: readonly Row[] = [
  gateway('/v1'),
  gateway('/api/v1'),
  gateway('/ws'),
  // Internal addresses of the gateway (contract §8) and of Next.
  hidden('/ops'),
  hidden('/metrics'),
  hidden('/docs'),
  hidden(String.raw`/openapi\.json`),
  hidden('/health'),
  hidden('/revalidate'),
  hidden('/freshness'),
  hidden('/_next/image'),
  page('', INVITE),
  page('/welcome-event', INVITE),
  ...[...new Set([...ACTIVITY_PAGES, '/events', '/promo'])].map((path) => page(`${path}${ALIAS}`, INVITE)),
  page('/fairness', NO_QUERY),
  page(`/fairness${ID}`, 'the open draw is read in the browser'),
  page('/rewards', 'tab and filter are read in the browser'),
  page('/messages', 'type and page are read in the browser'),
  page(`/messages${ID}`, 'the message, type and page are read in the browser'),
  page('/account', NO_QUERY),
  page('/agent', 'who invited to an application is read in the browser'),
  page(`/agent${ID}`, 'the campaign is read in the browser'),
  page(`/agent${ID}/sub-agent${ID}`, 'campaign and sub-agent are read in the browser'),
  page(`/agent${ID}/(?:rebate|referral|performance)`, 'campaign and filter are read in the browser'),
  page('/login', SESSION),
  page('/register', SESSION),
  page('/forgot-password', NO_QUERY),
  page('/reset-password', 'has no query; the token of the link is behind # and never sent'),
  page('/download', 'the requested page is read in the browser'),
  page(`/legal/(?:${LEGAL_DOCUMENTS.join('|')})`, NO_QUERY),
  page('/not-found', NO_QUERY, { isNotFound: true }),
  file(`/_next/static${FILE}`, 'named after its content'),
  file(`/static${FILE}`, 'has no query; only a new version changes it', { keepSeconds: 3600 }),
  file(String.raw`/favicon\.ico`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/locales${LANGUAGE}/common\.json`, NO_QUERY, TEXTS),
  file(String.raw`/locales/compiled${LANGUAGE}/common\.json`, NO_QUERY, TEXTS),
  file(`/og${LOCALE}/site`, NO_QUERY, { tags: [CONTENT_TAG] }),
  file(`/og${LOCALE}/activity${ALIAS}`, NO_QUERY, { tags: [CONTENT_TAG] }),
  file(String.raw`/robots\.txt`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/sw\.js`, NO_QUERY, { keepSeconds: 60 }),
  file(String.raw`${LOCALE}/manifest\.webmanifest`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/(?:\.well-known/)?apple-app-site-association`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/\.well-known/(?:assetlinks\.json|security\.txt)`, NO_QUERY, { keepSeconds: 3600 }),
  file(String.raw`/sitemap\.xml`, NO_QUERY, { tags: [CONTENT_TAG] }),
]

const rowOf = (path: string) => ADDRESSES.find(({ pattern }) => pattern.test(path))

export const pathOf = (target: string) => target.split('?', 1)[0] ?? ''

/** Null for broken escapes: no address of the product has them, and Next answers them with 500. */
function decodedOrNull(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** The loosest reading of a path by a program behind the front: decoded, single slashes, dots resolved, lower case. */
function normalised(decoded: string) {
  const segments: string[] = []
  for (const segment of decoded.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return `/${segments.join('/')}`.toLowerCase()
}

const hasDotSegment = (path: string) => /(^|\/)\.\.?(\/|$)/.test(path)

const MAX_CACHED_LENGTH = 256

const isCacheable = (path: string) => path.length <= MAX_CACHED_LENGTH && !path.includes('..') && !path.includes('//')

const NEVER_REDIRECTED = ['_next', 'static', 'locales', 'og']

/** Links from outside have no language; the middleware redirects them to one. Narrower than its matcher. */
function isRedirected(path: string) {
  const first = /^\/([\w-]*)(?:\/[\w-]+)*$/.exec(path)?.[1]
  return first !== undefined && !isLocale(first) && !NEVER_REDIRECTED.includes(first)
}

/**
 * Finds the row of a target by the path as it was sent. A path of the gateway is accepted only when no reading of it leaves
 * the gateway's prefixes (`/v1/%2e%2e/ops`); a hidden path is hidden in every spelling.
 */
export function addressOf(target: string): Address {
  const path = pathOf(target)
  const decoded = decodedOrNull(path)
  const readable = decoded ?? path
  const row = rowOf(path)
  const meant = rowOf(normalised(readable))?.destination
  const hiddenAddress: Address = { destination: 'hidden', path, cacheRule: null }
  if (!path.startsWith('/') || meant === 'hidden') return hiddenAddress
  if (row?.destination === 'gateway')
    return meant === 'gateway' && !hasDotSegment(readable) ? { ...row, path } : hiddenAddress
  if (decoded === null) return hiddenAddress
  const cacheRule = isCacheable(path) ? (row?.cacheRule ?? null) : null
  return { destination: !cacheRule && isRedirected(path) ? 'redirected' : 'page', path, cacheRule }
}

/** Only sockets of the gateway may be upgraded. */
export const isSocketPath = (target: string) =>
  pathOf(target).startsWith('/ws/') && addressOf(target).destination === 'gateway'
