import { attempt, listFonts, listPages } from './build-caches.ts'

/** Escaped for HTML. */
export interface OfflineTexts {
  direction: string
  title: string
  line: string
  /** With the slot `{value}` for seconds. */
  again: string
  tryNow: string
  /** With the slot `{value}` for the time of the copy. */
  homeFrom: string
  kept: string
}

/** The parts that are the same in every language, as HTML, because the page may load nothing. */
export interface OfflineLook {
  brand: string
  logo: string
  picture: string
  style: string
}

export interface OfflineParts {
  look: OfflineLook
  /** By the first segment of a path. */
  texts: Readonly<Record<string, OfflineTexts>>
}

/** `zh-HK` becomes `zh-Hant-HK`. Empty for text that is not a tag. */
function fullTag(tag: string) {
  try {
    return new Intl.Locale(tag).maximize().baseName
  } catch {
    return ''
  }
}

/** By its exact tag, else by language and script, because the table of all tags is larger than this worker. */
function ownLanguage(tag: string, own: readonly string[]) {
  const withoutRegion = (full: string) => full.replace(/-\w{2,3}$/, '')
  const asked = withoutRegion(fullTag(tag))
  return own.find((name) => name === tag) ?? own.find((name) => withoutRegion(fullTag(name)) === asked)
}

/** Empty without a choice. */
async function readChoice(cookie: string) {
  const { cookieStore } = globalThis as { cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> } }
  return (await cookieStore?.get(cookie).catch(() => null))?.value ?? ''
}

/** LOC-3: the address's own language, else the reader's choice, else the device's. A worker has no localStorage. */
async function languageFor(path: string, texts: OfflineParts['texts']) {
  const own = Object.keys(texts)
  const choice = await readChoice('fanfareLocale')
  const named = own.filter((name) => name === path.split('/')[1])
  const wanted = [...named, choice, ...((globalThis as { navigator?: Navigator }).navigator?.languages ?? [])]
  return wanted.map((tag) => ownLanguage(tag, own)).find((name) => name !== undefined) ?? 'en'
}

const DAY_MS = 86_400_000
const MOST_LINKS = 4
/** Without a connection these pages can do nothing. */
const OF_ACCOUNTS = /\/(?:login|register|forgot-password|reset-password)$/

/** The time of day, with the day for a copy that is older than one. */
function timeOf(language: string, at: number) {
  const format: Intl.DateTimeFormatOptions =
    Date.now() - at < DAY_MS ? { hour: 'numeric', minute: '2-digit' } : { month: 'short', day: 'numeric' }
  return new Intl.DateTimeFormat(language, { ...format, numberingSystem: 'latn' }).format(at)
}

/** Links to the home page and to the last pages that were kept. */
async function keptLinks(language: string, { homeFrom, kept }: OfflineTexts, brand: string) {
  const pages = (await attempt(listPages)) ?? []
  const isHome = ({ path }: { path: string }) => !path.includes('/', 1)
  const home = pages.find(({ path }) => path === `/${language}`) ?? pages.find(isHome)
  const others = pages.filter(({ path }) => path.startsWith(`/${language}/`) && !OF_ACCOUNTS.test(path))
  // Removes the brand at the end of each title, because the brand is shown above.
  const nameOf = (title: string) => title.replace(` · ${brand}`, '')
  const links = others.slice(0, MOST_LINKS).map(({ path, title }) => `<li><a href="${path}">${nameOf(title)}</a></li>`)
  const homeLink =
    home && `<a class="o" href="${home.path}">${homeFrom.replace('{value}', timeOf(language, home.keptAt))}</a>`
  return (homeLink ?? '') + (links.length > 0 ? `<h2>${kept}</h2><ul>${links.join('')}</ul>` : '')
}

const FAMILIES = { geologica: 'Geologica Variable', vazirmatn: 'Vazirmatn Variable' } as const

/** The site's own fonts that are kept, so that the page looks like the others. */
async function keptFonts() {
  const paths = (await attempt(listFonts)) ?? []
  return Object.entries(FAMILIES).flatMap(([name, family]) =>
    paths
      .filter((path) => path.includes(name))
      .map((path) => `@font-face{font-family:'${family}';src:url(${path});font-weight:100 900}`),
  )
}

const FIRST_WAIT_S = 8

/**
 * Counts down to the next attempt, which requests the address before it reloads the page. Each failure doubles the wait, up to a
 * minute. Nothing is counted while nobody looks at the page.
 */
const COUNTDOWN = `var w=${FIRST_WAIT_S},n=w,e=document.getElementById('n');
function go(){n=1e9;fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(){location.reload()},function(){n=w=Math.min(60,2*w);e.textContent=n})}
setInterval(function(){if(document.hidden||n>1e3)return;n-=1;if(n>0)e.textContent=n;else go()},1000);
addEventListener('online',go)`

/** For an address without a copy, in its language and in the theme of the reader. It loads nothing but fonts that are kept. */
export async function offlinePage(path: string, { look, texts }: OfflineParts) {
  const language = await languageFor(path, texts)
  const own = texts[language]
  const theme = /^(?:dark|light)$/.exec(await readChoice('fanfareTheme'))?.[0] ?? ''
  const nonce = crypto.randomUUID()
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${own?.title ?? ''} · ${look.brand}</title><style>${(await keptFonts()).join('')}${look.style}</style>`
  const again = own?.again.replace('{value}', `<b id="n">${FIRST_WAIT_S}</b>`) ?? ''
  const main = own
    ? `<h1>${own.title}</h1><p>${own.line}</p><p class="n">${again}</p><a class="p" href="">${own.tryNow}</a>${await keptLinks(language, own, look.brand)}`
    : ''
  const body = `<header>${look.logo}<bdi>${look.brand}</bdi></header><main><div class="c">${look.picture}<div class="t">${main}</div></div></main><script nonce="${nonce}">${COUNTDOWN}</script>`
  const html = `<!DOCTYPE html><html lang="${language}" dir="${own?.direction ?? 'ltr'}" class="${theme}"><head>${head}</head><body>${body}</body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; font-src 'self'`,
      'cache-control': 'no-store',
    },
  })
}
