import { LRUCache } from 'lru-cache'
import { marked, type Token, type Tokens } from 'marked'
import type { RichText, RichTextNode } from '@fanfare/contract/rich-text.ts'
import { readSitePath } from '../net/origin.ts'

/** Levels of lists and quotes; deeper ones become text of the level above. */
const DEPTH_MAXIMUM = 8
const HIGHEST_HEADING = 2
const LOWEST_HEADING = 4

const cache = new LRUCache<string, RichText>({
  max: 2000,
  maxSize: 8_000_000,
  sizeCalculation: (_, key) => key.length + 1,
})

/**
 * Converts an operator's Markdown to a node tree (contract §6): paragraphs, headings, lists, emphasis and links. HTML tags are
 * dropped, an image is replaced by its description, an unsafe link by its text.
 */
export function toRichText(markdown: string): RichText {
  const known = cache.get(markdown)
  if (known) return known
  const made = convert(markdown)
  cache.set(markdown, made)
  return made
}

const MARK = /[*_>[]|[-+]\s|\d[.)]\s/g
/** Nested lists and quotes: the lexer reads the rest of the line again for each. */
const NESTED = /^(?:[ \t]*(?:>|(?:[-+*]|\d+[.)])[ \t])){12}/m
/** Ordinary rules have one mark in forty characters at most. */
const marksAllowed = (length: number) => 50 + length / 40

/** @throws RangeError for a text that is nested too deeply, or has so many marks that the lexer takes seconds to pair them */
function tokensOf(markdown: string): Token[] {
  const marks = markdown.match(MARK)?.length ?? 0
  if (marks > marksAllowed(markdown.length) || NESTED.test(markdown)) throw new RangeError('too many marks')
  return marked.lexer(markdown, { gfm: true })
}

/** Every token of a text; none for a text that is shown unformatted. */
function visitTokens(markdown: string, visit: (token: Token) => void): void {
  try {
    void marked.walkTokens(tokensOf(markdown), visit)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

/** The parts of Markdown that `toRichText` leaves out: HTML, images and the addresses of unsafe links, each as it is written. */
export function droppedParts(markdown: string): string[] {
  const dropped: string[] = []
  visitTokens(markdown, (token) => {
    const isUnsafe = token.type === 'link' && safeHref((token as Tokens.Link).href) === null
    if (isUnsafe) dropped.push((token as Tokens.Link).href)
    else if (token.type === 'html' || token.type === 'image') dropped.push(token.raw.trim())
  })
  return dropped
}

/** The hosts of the links to other sites, each once. */
export function linkedHosts(markdown: string): string[] {
  const hosts = new Set<string>()
  visitTokens(markdown, (token) => {
    const href = token.type === 'link' ? safeHref((token as Tokens.Link).href) : null
    if (href !== null && !href.startsWith('/')) hosts.add(new URL(href).host)
  })
  return [...hosts]
}

function convert(markdown: string): RichText {
  try {
    return blocks(tokensOf(markdown), 0)
  } catch (error) {
    // The lexer is recursive: a thousand nested quotes overflow its stack, too. The text is then shown unformatted.
    if (error instanceof RangeError) return [{ type: 'paragraph', children: [{ type: 'text', text: markdown }] }]
    throw error
  }
}

function blocks(tokens: readonly Token[], depth: number): RichTextNode[] {
  return tokens.flatMap((token): RichTextNode[] => {
    if (depth > DEPTH_MAXIMUM) return paragraph([text(token.raw)])
    switch (token.type) {
      case 'heading': {
        const level = Math.min(Math.max((token as Tokens.Heading).depth, HIGHEST_HEADING), LOWEST_HEADING)
        const children = inlines(token.tokens ?? [], depth + 1)
        return children.length > 0 ? [{ type: 'heading', level, children }] : []
      }
      case 'paragraph':
        return paragraph(inlines(token.tokens ?? [], depth + 1))
      case 'list':
        return [list(token as Tokens.List, depth)]
      case 'blockquote':
        return blocks(token.tokens ?? [], depth + 1)
      case 'code':
        return paragraph([text((token as Tokens.Code).text)])
      case 'table':
        return [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].flatMap((row) =>
          paragraph(
            row.flatMap((cell, index) => [...(index > 0 ? [text(' ')] : []), ...inlines(cell.tokens, depth + 1)]),
          ),
        )
      // The content of a tight list item is a block of text.
      case 'text':
        return paragraph(token.tokens ? inlines(token.tokens, depth + 1) : [text(token.raw)])
      default:
        return []
    }
  })
}

const list = (token: Tokens.List, depth: number): RichTextNode => ({
  type: 'list',
  ordered: token.ordered,
  children: token.items.map((item) => ({ type: 'item', children: itemContent(item, depth) })),
})

/** An item of one line holds its text directly; only an item of several blocks holds paragraphs. */
function itemContent(item: Tokens.ListItem, depth: number): RichTextNode[] {
  const content = blocks(item.tokens, depth + 1)
  return content.flatMap((node) => (node.type === 'paragraph' && !item.loose ? (node.children ?? []) : [node]))
}

function inlines(tokens: readonly Token[], depth: number): RichTextNode[] {
  if (depth > DEPTH_MAXIMUM * 2) return tokens.map(({ raw }) => text(raw))
  return tokens.flatMap((token): RichTextNode[] => {
    const children = () => inlines('tokens' in token ? (token.tokens ?? []) : [], depth + 1)
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ type: token.type, children: children() }]
      case 'del':
        return children()
      case 'br':
        return [{ type: 'br' }]
      case 'link': {
        const href = safeHref((token as Tokens.Link).href)
        return href === null ? children() : [{ type: 'link', href, children: children() }]
      }
      case 'image':
        return token.text ? [text(token.text as string)] : []
      case 'text':
        return (token as Tokens.Text).tokens ? children() : [text(decode(token.raw))]
      case 'escape':
      case 'codespan':
        return [text((token as Tokens.Escape | Tokens.Codespan).text)]
      default:
        return []
    }
  })
}

const text = (value: string): RichTextNode => ({ type: 'text', text: value })
const paragraph = (children: RichTextNode[]): RichTextNode[] =>
  children.length > 0 ? [{ type: 'paragraph', children }] : []

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00a0',
}
const decode = (raw: string) =>
  raw.replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')

// oxlint-disable-next-line no-control-regex -- control characters are exactly what browsers skip and readers do not see
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/

/** http(s) of a named host without credentials, or a path of this site; everything else is null. */
export function safeHref(href: string) {
  if (UNSEEN.test(href)) return null
  if (href.startsWith('/')) return readSitePath(href)
  if (!/^https?:\/\//i.test(href)) return null
  const url = URL.parse(href)
  return url === null || url.username !== '' || url.password !== '' ? null : url.href
}
