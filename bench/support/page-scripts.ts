import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Script {
  /** Path of the script. */
  path: string
  /** Size with gzip at its default level, whatever encoding the front sent, bytes. */
  gzipped: number
}

export interface PageScripts {
  /** Scripts requested before the page's `load` event. */
  first: readonly Script[]
  /** All scripts until the untouched page requested nothing for a while, including the first ones. */
  untouched: readonly Script[]
  /** All scripts after the first sign of a person, until the page worked and was idle again. */
  touched: readonly Script[]
  /** The fonts of the untouched page, which are compressed files, bytes. */
  fonts: number
}

/** A page is idle after this time without a request, ms. */
const QUIET_MS = 1500
const READY_MS = 15_000

interface Asked {
  path: string
  first: boolean
}

/** Runs in the page: its requested scripts, and those before `load`. A worker's scripts do not count. */
function scriptsAsked(): Asked[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const loaded = navigation?.loadEventStart ?? 0
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, first: startTime <= loaded }))
    .filter(({ path }) => path.endsWith('.js'))
}

/** Runs in the page: the bytes of its fonts. */
const fontsAsked = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.woff2'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

async function atRest(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await loaded(); before !== now; now = await loaded()) {
    before = now
    await page.waitForTimeout(QUIET_MS)
  }
}

const weighed = new Map<string, Promise<number>>()

function gzippedSize(url: string): Promise<number> {
  const known = weighed.get(url)
  if (known) return known
  const weight = fetch(url).then(async (answer) => {
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return gzipSync(Buffer.from(await answer.arrayBuffer())).length
  })
  weighed.set(url, weight)
  return weight
}

async function weigh(origin: string, scripts: readonly Asked[]): Promise<(Script & Asked)[]> {
  const asked = new Map<string, Asked>()
  for (const script of scripts) {
    asked.set(script.path, { ...script, first: script.first || asked.get(script.path)?.first === true })
  }
  return Promise.all(
    [...asked.values()].map(async (script) => ({ ...script, gzipped: await gzippedSize(origin + script.path) })),
  )
}

/** The scripts of one page for a visitor, before and after the first move of the pointer. The browser's caches are empty. */
export async function pageScripts(
  browser: Browser,
  origin: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<PageScripts> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'load' })
    await atRest(page)
    const untouched = await weigh(origin, await page.evaluate(scriptsAsked))
    const fonts = await page.evaluate(fontsAsked)
    await page.mouse.move(0, 1)
    await page.mouse.move(1, 1)
    await page.locator('html[data-ready]').waitFor({ timeout: READY_MS })
    await atRest(page)
    const touched = await weigh(origin, await page.evaluate(scriptsAsked))
    return { first: untouched.filter(({ first }) => first), untouched, touched, fonts }
  } finally {
    await context.close()
  }
}

export const sumOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)
