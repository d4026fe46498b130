/** What stands between the tags of a page's inline scripts and styles, as a browser reads it. */
export type InlineElements = { scripts: string[]; styles: string[] }

/** Elements whose content is text for the parser: nothing inside of them is a tag. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

/** Types that a browser runs; every other type makes the element a block of data, which no policy asks about. */
const RUNNABLE = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript'])

const COMMENT = /<!--(?:-?>|[\s\S]*?--!?>|[\s\S]*$)/y
/** What the parser makes a comment of for want of anything better: up to the next `>`. */
const BOGUS_COMMENT = /<(?:[!?]|\/[^a-z>])[^>]*(?:>|$)/iy
const TAG = /<(\/?[a-z][^\s/>]*)([^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*)>/iy

const attribute = (attributes: string, name: string): string | null => {
  const found = new RegExp(
    String.raw`(?:^|[\s"'])${name}(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?(?=[\s/]|$)`,
    'i',
  )
  const [whole, double, single, bare] = found.exec(attributes) ?? []
  return whole === undefined ? null : (double ?? single ?? bare ?? '')
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function endOfRawText(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

/**
 * Reads a page the way its parser will: what only looks like an element, in a comment, a title or a block of data, is
 * none. Where the two would still differ (`<!--<script>` inside a script), the hash fits nothing and the script is
 * refused: the safe side.
 */
export function inlineElements(html: string): InlineElements {
  const found: InlineElements = { scripts: [], styles: [] }
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const comment = matchAt(COMMENT, html, at) ?? matchAt(BOGUS_COMMENT, html, at)
    const tag = comment ? null : matchAt(TAG, html, at)
    // A tag that never ends takes the rest of the page with it.
    if (!comment && !tag && /^\/?[a-z]/i.test(html.slice(at + 1, at + 3))) break
    at += (comment ?? tag)?.[0].length ?? 1
    const name = tag?.[1]?.toLowerCase() ?? ''
    if (!RAW_TEXT.has(name)) continue
    const end = endOfRawText(html, name, at)
    // The parser normalises line ends before anybody hashes.
    const text = html.slice(at, end).replaceAll(/\r\n?/g, '\n')
    const attributes = tag?.[2] ?? ''
    if (name === 'style') found.styles.push(text)
    if (name === 'script' && attribute(attributes, 'src') === null) {
      if (RUNNABLE.has((attribute(attributes, 'type') ?? '').trim().toLowerCase())) found.scripts.push(text)
    }
    at = end
  }
  return found
}
