import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { COLOR, type Mode } from '@fanfare/kernel/theme/tokens.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { LOCALE_COOKIE } from '#lib/head/early.ts'
import { detectLocale } from '#lib/i18n/routing.ts'
import { sceneFile } from '#lib/theme/art.ts'
import type { SecurityHeadersOf } from '../csp/page-policy.ts'
import type { PreparedPage } from '../http/prepared-page.ts'
import { sendUncached } from '../http/send-page.ts'
import { sentencesOf } from './sentences.ts'

/** The language of the address, else the one that the visitor prefers. */
function localeOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) {
  const first = /^\/([^/?]+)/.exec(url)?.[1]
  if (isLocale(first)) return first
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
  return detectLocale({ cookie, acceptLanguage: headers['accept-language'] }) ?? DEFAULT_LOCALE
}

const variables = (mode: Mode) => {
  const color = COLOR[mode]
  return `--canvas:${color['bg.canvas']};--text:${color['text.primary']};--soft:${color['text.secondary']};--main:${color['primary.main']};--on:${color['primary.contrastText']}`
}

const STYLE = [
  `html{color-scheme:light dark;${variables('light')}}`,
  `@media(prefers-color-scheme:dark){html{${variables('dark')}}}`,
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;box-sizing:border-box;padding:1.5rem;font:1rem/1.5 system-ui,"Segoe UI",Roboto,sans-serif;background:var(--canvas);color:var(--text)}',
  'main{max-inline-size:34rem}',
  'svg{display:block;inline-size:100%;block-size:auto;border-radius:20px;margin-block-end:1.5rem}',
  '[dir=rtl] svg{transform:scaleX(-1)}',
  'h1{font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;margin-block:0 .75rem}',
  'p{margin-block:0 1.5rem;color:var(--soft)}',
  'a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:1.25rem;margin-block-end:.5rem;margin-inline-end:.5rem;border-radius:10px;color:var(--main);font-weight:600}',
  'a.main{background:var(--main);color:var(--on);text-decoration:none}',
  'a:focus-visible{outline:3px solid currentcolor;outline-offset:3px}',
].join('')

type ErrorKind = 'unavailable' | 'tooMany' | 'notFound'

/** A page of the front itself, for when it has no other: without script and without other files. */
function errorPageHtml(kind: ErrorKind, locale: Locale) {
  const { direction, htmlLang } = LOCALE_FACTS[locale]
  const sentences = sentencesOf(locale)
  const isMissing = kind === 'notFound'
  const { title, text } = sentences[kind]
  const picture = sceneFile(isMissing ? 'lost' : 'apart')
  const retry = isMissing ? '' : `<a class="main" href="">${sentences.retry}</a>`
  return `<!doctype html><html lang="${htmlLang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><div aria-hidden="true">${picture}</div><h1>${title}</h1><p>${text}</p>${retry}<a href="/${locale}">${sentences.home}</a></main></body></html>`
}

type ErrorPagesOptions = {
  securityHeaders: SecurityHeadersOf
  /** The site's own 404 page; null when there is none. */
  findNotFoundPage: (locale: Locale) => Promise<PreparedPage | null>
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const NOT_ALLOWED =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Not possible here</title></head><body><h1>Not possible here</h1><p>This page can only be read.</p><p><a href="/">Home</a></p></body></html>'

const UNCACHED_404 = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Browsers show no body of a missing file. */
const isFileName = (url = '') => /^\/(?:_next|static|og|\.well-known)(?:\/|$)|^\/[^/?]+\.\w+(?:\?|$)/.test(url)

/** The answers of the front itself, where it has no page of the site to send. */
export function createErrorPages({ securityHeaders, findNotFoundPage }: ErrorPagesOptions) {
  function send(
    { method }: IncomingMessage,
    response: ServerResponse,
    status: number,
    body: string,
    more: Record<string, string>,
    contentType = HTML,
  ) {
    response.writeHead(status, {
      ...securityHeaders(contentType, body),
      'content-type': contentType,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...more,
    })
    response.end(method === 'HEAD' ? undefined : body)
  }

  const sendError =
    (kind: ErrorKind, status: number, more: Record<string, string>): RequestListener =>
    (request, response) =>
      send(request, response, status, errorPageHtml(kind, localeOf(request)), more)

  const LATER = { 'retry-after': '5' }
  /** For an address that must not reach Next, not even for the 404 page. */
  const hidden = sendError('notFound', 404, UNCACHED_404)

  return {
    unavailable: sendError('unavailable', 503, LATER),
    tooMany: sendError('tooMany', 429, LATER),
    hidden,
    notAllowed: (request: IncomingMessage, response: ServerResponse) =>
      send(request, response, 405, NOT_ALLOWED, { allow: 'GET, HEAD' }),
    notFound: async (request: IncomingMessage, response: ServerResponse) => {
      if (isFileName(request.url)) return send(request, response, 404, 'Not found\n', {}, TEXT)
      const page = await findNotFoundPage(localeOf(request))
      if (page) sendUncached(request, response, page, 404, UNCACHED_404)
      else hidden(request, response)
    },
  }
}

export type ErrorPages = ReturnType<typeof createErrorPages>
