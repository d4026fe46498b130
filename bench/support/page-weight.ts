import { gzipSync } from 'node:zlib'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'

/** The bytes of a page without its scripts, and the size of its tree. All but `html` and `data` are counted as written, without compression. */
export interface PageWeight {
  /** The whole page with gzip, bytes. */
  html: number
  /** Its `style` elements, bytes. */
  styles: number
  /** Its data for React with gzip, bytes. */
  data: number
  elements: number
  /** Addresses of the stylesheets that it links, whether or not a browser fetches them at once. */
  stylesheets: readonly string[]
}

const DATA = '__next_f'

/** Weighs a page as the front sends it. */
export function pageWeight(page: string): PageWeight {
  let [elements, styles, data] = [0, 0, '']
  const stylesheets = new Set<string>()
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...parse(page).childNodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('childNodes' in node)) continue
    elements += 1
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    if (node.tagName === 'style') styles += Buffer.byteLength(text)
    if (node.tagName === 'script' && text.includes(DATA)) data += text
    const { rel, href } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    if (node.tagName === 'link' && rel === 'stylesheet' && href) stylesheets.add(href)
    waiting.push(...node.childNodes)
  }
  return { html: gzipSync(page).length, styles, data: gzipSync(data).length, elements, stylesheets: [...stylesheets] }
}

/** The page and its size in bytes of all stylesheets that it links. @throws Error when one is not answered */
export async function fetchWeight(
  origin: string,
  path: string,
  sheetSizes: Map<string, number>,
): Promise<PageWeight & { sheets: number }> {
  const read = async (address: string): Promise<string> => {
    const answer = await fetch(origin + address)
    if (!answer.ok && answer.status !== 404) throw new Error(`${address} answered ${answer.status}`)
    return answer.text()
  }
  const weight = pageWeight(await read(path))
  for (const href of weight.stylesheets)
    if (!sheetSizes.has(href)) sheetSizes.set(href, Buffer.byteLength(await read(href)))
  const sheets = weight.stylesheets.reduce((sum, href) => sum + (sheetSizes.get(href) ?? 0), 0)
  return { ...weight, sheets }
}
