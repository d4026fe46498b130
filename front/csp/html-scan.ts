import { type DefaultTreeAdapterTypes, html, parse } from 'parse5'

type ChildNode = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The texts of a page's inline scripts and styles, as a browser reads them. */
export type InlineElements = { scripts: string[]; styles: string[] }

/** Types that a browser runs; an element of any other type is a block of data, which no policy covers. */
const RUNNABLE = new Set(['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript'])

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** A script in an SVG names its file with `href`. */
const isInline = (element: Element): boolean =>
  attribute(element, element.namespaceURI === html.NS.SVG ? 'href' : 'src') === undefined

const isRunnable = (element: Element): boolean =>
  isInline(element) && RUNNABLE.has((attribute(element, 'type') ?? '').trim().toLowerCase())

/** Parses a page by the HTML standard. Leaves out the content of a `<template>`, which does not run. */
export function inlineElements(page: string): InlineElements {
  const found: InlineElements = { scripts: [], styles: [] }
  // Without recursion: a page may be nested as deeply as it is long.
  const waiting: ChildNode[] = parse(page).childNodes.toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('childNodes' in node)) continue
    if (node.tagName === 'style') found.styles.push(textOf(node))
    if (node.tagName === 'script' && isRunnable(node)) found.scripts.push(textOf(node))
    waiting.push(...node.childNodes.toReversed())
  }
  return found
}
