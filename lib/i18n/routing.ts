import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fanfare/languages/locales.ts'
import { DETECTED_COOKIE } from '../head/early.ts'
import { localeByCode, resolveList, resolveTag } from './resolve-locale.ts'

const LONGEST_LIST = 40

/** The tags of an `Accept-Language` header, best first. Leaves out `q=0`, `*` and weights that are not numbers. */
export function parseAcceptLanguage(header: string) {
  const bounded = header.split(',', LONGEST_LIST).join(',')
  const tags = new Negotiator({ headers: { 'accept-language': bounded } }).languages()
  return tags.filter((tag) => tag !== '*')
}

interface RoutedRequest {
  /** As received, not decoded. */
  path: string
  /** With its `?`, or empty. */
  search: string
  /** Value of `fanfareLocale`. */
  cookie?: string | null
  acceptLanguage?: string | null
}

/** Files that browsers request without reading a page. */
const FIXED_FILES: Partial<Record<string, string>> = {
  '/apple-touch-icon.png': '/static/images/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': '/static/images/apple-touch-icon.png',
}
const FILE = /^\/[\w-]+\.\w+$/

/** How long the page may take after its redirect, seconds. */
const REDIRECT_SECONDS = 60

/** A detected language belongs to one visitor: no cache may serve it to another. */
const DETECTED = { Vary: 'Accept-Language, Cookie', 'Cache-Control': 'private, no-store' } as const

/**
 * Where a URL without a canonical locale prefix goes (LOC-3), or null when it is canonical. No prefix: 307 to the
 * chosen or detected language, `?locale=xx` taken out of the query. Wrong case or an alias (`/zh-cn`, `/pt-BR`): 308,
 * the query untouched, because it may carry an invite code.
 */
export function localeRedirect(request: RoutedRequest) {
  const { path, search } = sameSite(request.path, request.search)
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  if (isLocale(first)) {
    return /^[/\\]{2}/.test(request.path) ? permanent(path + search) : null
  }
  const alias = localeByCode(decoded(first))
  if (alias) return permanent(`/${alias}${rest}${search}`)

  const file = FIXED_FILES[path]
  if (file) return permanent(file)
  // A missing file, such as ads.txt, must not become a page.
  if (FILE.test(request.path)) return null

  const { asked, query } = takeLocale(search)
  const chosen = asked ?? resolveChoice(request)
  const locale = chosen ?? detectLocale(request)
  // Password managers open this address (W3C Change Password URL).
  const page = path === '/.well-known/change-password' ? '/account' : path
  return {
    redirect: `/${locale}${page === '/' ? '' : page}${query}`,
    status: 307,
    headers: chosen ? DETECTED : markedAs(locale),
  }
}

/** The page reads the mark, which the browser alone can compare with the choice in its storage (`first-paint.ts`). */
const markedAs = (locale: Locale) => ({
  ...DETECTED,
  'Set-Cookie': `${DETECTED_COOKIE}=${locale}; Path=/; Max-Age=${REDIRECT_SECONDS}; SameSite=Lax`,
})

const resolveChoice = ({ cookie }: Pick<RoutedRequest, 'cookie'>): Locale | null => (cookie ? resolveTag(cookie) : null)

/** The explicit choice first, then `Accept-Language`, then en. Bots without the header get en. */
export function detectLocale({ cookie, acceptLanguage }: Pick<RoutedRequest, 'cookie' | 'acceptLanguage'>) {
  return resolveChoice({ cookie }) ?? resolveList(parseAcceptLanguage(acceptLanguage ?? '')) ?? DEFAULT_LOCALE
}

function permanent(redirect: string) {
  return { redirect, status: 308, headers: {} }
}

/** `//evil`, `/\evil` and control characters would make a browser leave the site; the URL parser detects them. */
function sameSite(path: string, search: string) {
  const url = new URL('http://site.invalid')
  url.pathname = path
  url.search = search
  return { path: url.pathname.replace(/^\/+/, '/'), search: url.search }
}

/** The other parameters keep their bytes. */
function takeLocale(search: string) {
  const pairs = search.replace(/^\?/, '').split('&')
  const isAsking = (pair: string) => decoded(pair.split('=')[0] ?? '') === 'locale'
  const asked = resolveList(pairs.filter(isAsking).map((pair) => decoded(pair.slice(pair.indexOf('=') + 1))))
  const query = pairs.filter((pair) => !isAsking(pair)).join('&')
  return { asked, query: query === '' ? '' : `?${query}` }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
