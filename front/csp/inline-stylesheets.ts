/** As React writes a sheet that a page waits for before it is shown. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="[^"]*"\/>/g
const RELATIVE_URL = /url\((?<quote>["']?)(?!\/|#|[a-z][a-z0-9+.-]*:)(?<name>[^"')]+)/gi

/** The text of a sheet by its address; null: there is none to be had. */
export type ReadSheet = (href: string) => Promise<string | null>

/** What a sheet names beside itself, named from the site's root. */
const rooted = (css: string, href: string): string =>
  css.replaceAll(RELATIVE_URL, (_whole, quote: string, name: string) => {
    const { pathname, search, hash } = new URL(name, new URL(href, 'http://site.invalid'))
    return `url(${quote}${pathname}${search}${hash}`
  })

/**
 * The page with the sheets that it would wait for written into it: nothing stands between its arrival and its first
 * paint. React looks for the links before it loads a sheet, so they stay, and `disabled` keeps a browser from
 * fetching them. A page whose sheets cannot all be read stays as it is.
 */
export async function inlineStylesheets(html: string, read: ReadSheet): Promise<string> {
  const end = html.indexOf('</head>')
  const head = html.slice(0, Math.max(0, end))
  const links = [...head.matchAll(SHEET)]
  const [first] = links
  if (!first) return html
  const sheets = await Promise.all(links.map(([, href = '']) => read(href).then((css) => css && rooted(css, href))))
  const css = sheets.join('\n')
  if (sheets.includes(null) || /<\/style/i.test(css)) return html
  const disabled = head.slice(first.index).replaceAll(SHEET, (link) => link.replace('/>', ' disabled=""/>'))
  return `${head.slice(0, first.index)}<style>${css}</style>${disabled}${html.slice(end)}`
}
