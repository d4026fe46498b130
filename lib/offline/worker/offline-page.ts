export interface OfflineTexts {
  direction: string
  /** Escaped for HTML. */
  title: string
  retry: string
}

/** By the first segment of a path. */
export type OfflinePageTexts = Readonly<Record<string, OfflineTexts>>

const STYLE =
  'body{font:1rem/1.5 system-ui;display:grid;place-content:center;min-height:90vh;margin:0 24px;text-align:center;color-scheme:light dark}'

/** A worker has no document with cookies, and some browsers give it no cookies at all. */
interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>
}

/** `zh-HK` becomes `zh-Hant-HK`. Empty for text that is no tag. */
function fullTag(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().baseName
  } catch {
    return ''
  }
}

/** By its exact tag, else by language and script: the table of all tags is larger than this worker. */
function ownLanguage(tag: string, own: readonly string[]): string | undefined {
  const withoutRegion = (full: string) => full.replace(/-\w{2,3}$/, '')
  const asked = withoutRegion(fullTag(tag))
  return own.find((name) => name === tag) ?? own.find((name) => withoutRegion(fullTag(name)) === asked)
}

/** LOC-3: the address's own language, else the reader's choice, else the device's. A worker has no localStorage. */
async function languageFor(path: string, texts: OfflinePageTexts): Promise<string> {
  const own = Object.keys(texts)
  const { cookieStore, navigator } = globalThis as { cookieStore?: CookieStore; navigator?: Navigator }
  const choice = await cookieStore?.get('fanfareLocale').catch(() => null)
  const named = own.filter((name) => name === path.split('/')[1])
  const wanted = [...named, choice?.value ?? '', ...(navigator?.languages ?? [])]
  return wanted.map((tag) => ownLanguage(tag, own)).find((name) => name !== undefined) ?? 'en'
}

/** For an address without a copy, in its language. Nothing of the site's build is in it. */
export async function offlinePage(path: string, texts: OfflinePageTexts): Promise<Response> {
  const language = await languageFor(path, texts)
  const { direction, title, retry } = texts[language] ?? { direction: 'ltr', title: '', retry: '' }
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style>`
  const html = `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head>${head}</head><body><main><h1>${title}</h1><p><a href="">${retry}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  })
}
