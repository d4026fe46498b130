import type { PageNames } from '../styles/page-names.ts'
import type { Stylesheet } from '../styles/stylesheet.ts'
import { usedStyles } from '../styles/used-styles.ts'

/** A script as React writes it into the page. */
const SCRIPT = /<script src="(\/_next\/static\/[^"?]+\.js)" async=""><\/script>/g
/** React's preload of the first script. */
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"?]+\.js"\/>/g

/**
 * Leaves the page's scripts to the head script, which fetches them when the page is idle and starts them when they are needed
 * (`lib/head/start.ts`). Because of `media="not all"` the browser does not fetch them itself.
 */
export const startScriptsLate = (html: string) =>
  html
    .replaceAll(SCRIPT_PRELOAD, '')
    .replaceAll(SCRIPT, '<link rel="preload" as="script" media="not all" href="$1" data-script=""/>')

/** React's preload of a stylesheet for a part that the page may never show, such as its error page. */
const PRELOAD = /<link rel="preload" href="(\/_next\/static\/[^"?]+\.css)" as="style"\/>/g

/**
 * Delays such a stylesheet until its part is shown. The preload took a connection from the page's own files, and Chromium warned
 * that it was not used. Firefox checks a prefetch against `default-src`, which allows nothing. The link remains, for a medium
 * that never matches, because without it React would preload the stylesheet itself.
 */
export const fetchStylesheetsLate = (html: string) =>
  html.replaceAll(PRELOAD, '<link rel="preload" href="$1" as="style" media="not all"/>')

/** React's link to a render-blocking stylesheet. */
const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="[^"]*"\/>/g
const RELATIVE_URL = /url\((?<quote>["']?)(?!\/|#|[a-z][a-z0-9+.-]*:)(?<name>[^"')]+)/gi

/** Makes the relative addresses in a stylesheet absolute. */
export const withRootedUrls = (css: string, href: string) =>
  css.replaceAll(RELATIVE_URL, (_whole, quote: string, name: string) => {
    const { pathname, search, hash } = new URL(name, new URL(href, 'http://site.invalid'))
    return `url(${quote}${pathname}${search}${hash}`
  })

/**
 * Writes the styles that a page uses into it, so that its first paint waits for no request (ADR 0112). React looks for the links
 * before it loads a stylesheet, so they remain; `disabled` keeps a browser from fetching them until the head script enables
 * them. A page whose stylesheets cannot all be read is not changed, and its `css` is null.
 */
export async function inlineStyles(
  html: string,
  names: PageNames,
  /** Null when the stylesheet cannot be fetched. */
  read: (href: string) => Promise<Stylesheet | null>,
) {
  const unchanged = { html, css: null }
  const end = html.indexOf('</head>')
  const head = html.slice(0, Math.max(0, end))
  const links = [...head.matchAll(STYLESHEET)]
  const [first] = links
  if (!first) return unchanged
  const sheets = await Promise.all(links.map(([, href = '']) => read(href)))
  const readSheets = sheets.filter((sheet) => sheet !== null)
  if (readSheets.length < sheets.length) return unchanged
  const css = usedStyles(readSheets, names)
  if (/<\/style/i.test(css)) return unchanged
  const disabled = head.slice(first.index).replaceAll(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'))
  return { html: `${head.slice(0, first.index)}<style>${css}</style>${disabled}${html.slice(end)}`, css }
}
