import { createHash } from 'node:crypto'
import { html, parse, type DefaultTreeAdapterTypes } from 'parse5'
import scripts from '#lib/head/scripts.json' with { type: 'json' }
import { strictPolicy } from './content-policy.ts'
import {
  commonHeaders,
  fileHeaders,
  framingHeaders,
  securityHeaders,
  type SecurityOptions,
} from './security-headers.ts'

type ChildNode = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The texts of a page's inline scripts and styles, as a browser reads them. */
export type InlineElements = { scripts: string[]; styles: string[] }

/** Types that a browser runs; an element of any other type is a block of data, which no policy covers. */
const RUNNABLE = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript'])

const attribute = ({ attrs }: Element, name: string) => attrs.find((candidate) => candidate.name === name)?.value

export const textOf = ({ childNodes }: Element) =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** A script in an SVG names its file with `href`. */
const isInline = (element: Element) =>
  attribute(element, element.namespaceURI === html.NS.SVG ? 'href' : 'src') === undefined

const isRunnable = (element: Element) =>
  isInline(element) && RUNNABLE.has((attribute(element, 'type') ?? '').trim().toLowerCase())

/** Reads a page by the HTML standard. Leaves out the content of a `<template>`, which does not run. */
export const inlineElements = (page: string) => inlineElementsOf(parse(page))

/** The elements of a page in their order. */
export function* elementsOf(page: DefaultTreeAdapterTypes.Document) {
  // Without recursion: a page may be nested as deeply as it is long.
  const waiting: ChildNode[] = page.childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('childNodes' in node)) continue
    yield node
    waiting.push(...node.childNodes.toReversed())
  }
}

/** Like `inlineElements`, for a page that is parsed already. */
export function inlineElementsOf(page: DefaultTreeAdapterTypes.Document) {
  const found: InlineElements = { scripts: [], styles: [] }
  for (const element of elementsOf(page)) {
    if (element.tagName === 'style') found.styles.push(textOf(element))
    if (element.tagName === 'script' && isRunnable(element)) found.scripts.push(textOf(element))
  }
  return found
}

export const OWN_SCRIPTS: readonly string[] = Object.values(scripts)

/** Makes the security headers of an answer from its type and body, or of a page from its elements where they are known. */
export type SecurityHeadersOf = (
  contentType: string | undefined,
  body: Buffer | string,
  elements?: InlineElements,
) => Record<string, string>

export const isHtml = (contentType = '') => contentType.startsWith('text/html')

/** How Next's inline scripts begin: each pushes one JSON value to a list and runs nothing else. */
const DATA_PUSHES = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
]

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the product itself writes this inline script: one of its own scripts, or Next's data. The policy allows no other
 * script, so an injected one gets no hash.
 */
function isAllowedScript(text: string, ownScripts: readonly string[]) {
  if (ownScripts.includes(text)) return true
  const start = DATA_PUSHES.find((prefix) => text.startsWith(prefix))
  return start !== undefined && isJson(text.slice(start.length).replace(/\);?$/, ''))
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The security headers of pages and files. A page's policy allows its own inline scripts and styles by their hashes and
 * enforces Trusted Types (reliability D-21). In development, where Next writes scripts of other kinds, every page gets the
 * weaker static policy.
 */
export function createSecurityHeaders(
  options: SecurityOptions,
  ownScripts: readonly string[] = OWN_SCRIPTS,
): SecurityHeadersOf {
  const ofEveryPage = { ...commonHeaders(options), ...framingHeaders(options) }
  const ofPage = ({ scripts, styles }: InlineElements): Record<string, string> => {
    const allowed = scripts.filter((text) => isAllowedScript(text, ownScripts))
    const hashes = { scripts: allowed.map(hashSource), styles: styles.map(hashSource) }
    return { 'content-security-policy': strictPolicy(options, hashes), ...ofEveryPage }
  }
  return (contentType, body, elements) => {
    if (!isHtml(contentType)) return fileHeaders(options, contentType)
    return options.development ? securityHeaders(options) : ofPage(elements ?? inlineElements(body.toString()))
  }
}
