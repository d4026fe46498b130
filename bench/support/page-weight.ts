import { gzipSync } from 'node:zlib'
import { parse } from 'parse5'
import { elementsOf, textOf } from '#front/csp/page-policy.ts'
import { dataIn } from '#lib/offline/worker/kept-pages.ts'
import { BUDGETED_ROUTES } from '../budgets.ts'
import { PAGE_WEIGHTS, type WeightBudget } from '../page-weights.ts'
import { kib } from './statistics.ts'

/** The bytes of a page without its scripts, and the size of its tree. All but `html` are counted as written, without compression. */
interface PageWeight {
  /** The whole page with gzip, bytes. */
  html: number
  /** Its `style` elements, bytes. */
  styles: number
  elements: number
  /** Addresses of the stylesheets that it links, whether or not a browser fetches them at once. */
  stylesheets: readonly string[]
}

/** Weighs a page as the front sends it. */
export function pageWeight(page: string): PageWeight {
  let [elements, styles] = [0, 0]
  const stylesheets = new Set<string>()
  for (const element of elementsOf(parse(page))) {
    elements += 1
    if (element.tagName === 'style') styles += Buffer.byteLength(textOf(element))
    const { rel, href } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    if (element.tagName === 'link' && rel === 'stylesheet' && href) stylesheets.add(href)
  }
  return { html: gzipSync(page).length, styles, elements, stylesheets: [...stylesheets] }
}

/** The figures that a budget counts, in bytes. */
type Weighed = Record<keyof WeightBudget, number>

export interface Weights {
  pages: readonly { name: string; budget: WeightBudget; weighed: Weighed }[]
  /** Bytes of each stylesheet of any page, by its address. */
  sheets: Readonly<Record<string, number>>
}

/** A slow machine may take longer for the first rendering of a page than the front waits: it answers 503, and soon has the page. */
async function read(url: string, expected: readonly number[], attempts = 5): Promise<string> {
  const answer = await fetch(url)
  if (expected.includes(answer.status)) return answer.text()
  if (answer.status !== 503 || attempts === 1) throw new Error(`${url} answered ${answer.status}`)
  return read(url, expected, attempts - 1)
}

/** Weighs a page of each budgeted route. @throws Error for a page or a stylesheet that is not answered, or a route without a budget */
export async function weighRoutes(origin: string) {
  const sheets: Record<string, number> = {}
  const pages: Weights['pages'][number][] = []
  for (const { name, path } of BUDGETED_ROUTES) {
    const budget = PAGE_WEIGHTS[name]
    if (!budget) throw new Error(`bench/page-weights.ts has no budget for ${name}`)
    const html = await read(origin + path, [200, 404])
    const { stylesheets, ...weight } = pageWeight(html)
    const data = gzipSync(await read(origin + dataIn(html), [200])).length
    let linked = 0
    for (const href of stylesheets) {
      linked += sheets[href] ??= Buffer.byteLength(await read(origin + href, [200]))
    }
    pages.push({ name, budget, weighed: { ...weight, data, sheets: linked } })
  }
  return { pages, sheets }
}

export const sumOfSheets = ({ sheets }: Weights) => Object.values(sheets).reduce((sum, size) => sum + size, 0)

export const inKib = ({ elements, ...bytes }: Weighed): WeightBudget => ({
  html: kib(bytes.html),
  styles: kib(bytes.styles),
  sheets: kib(bytes.sheets),
  data: kib(bytes.data),
  elements,
})

const told = (part: string, value: number) => value.toFixed(part === 'elements' ? 0 : 1)

/** The exceeded budgets of a page as sentences. */
export function overWeight(name: string, weighed: Weighed, budget: WeightBudget) {
  const parts = Object.keys(budget) as (keyof WeightBudget)[]
  const measured = inKib(weighed)
  return parts
    .filter((part) => measured[part] > budget[part])
    .map((part) => `${name}: ${part} ${told(part, measured[part])}, its budget is ${budget[part]}`)
}

export const weightLine = (name: string, weighed: Weighed) =>
  `  ${name.padEnd(26)} ${Object.entries(inKib(weighed))
    .map(([part, value]) => `${part} ${told(part, value)}`)
    .join('  ')}`
