import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Script {
  /** Path on the site. */
  path: string
  /** Bytes as gzip makes them at its usual level, whatever the door sent. */
  gzipped: number
}

export interface PageScripts {
  /** Asked for before the page's `load` event. */
  first: readonly Script[]
  /** All that came until the page lay idle, untouched; the first ones among them. */
  idle: readonly Script[]
}

/** A page is at rest when nothing was asked for so long, ms: the kit asks in two or three steps. */
const QUIET_MS = 1500

interface Asked {
  path: string
  first: boolean
}

/** In the page: which scripts it asked for, and which of them before `load`. A worker's scripts are not the page's. */
function scriptsAsked(): Asked[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const loaded = navigation?.loadEventStart ?? 0
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, first: startTime <= loaded }))
    .filter(({ path }) => path.endsWith('.js'))
}

async function atRest(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now;) {
    before = now
    await page.waitForTimeout(QUIET_MS)
    now = await page.evaluate(() => performance.getEntriesByType('resource').length)
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

/** What a visitor who touches nothing loads of one page, measured in a browser with empty caches. */
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
    const asked = new Map<string, Asked>()
    for (const script of await page.evaluate(scriptsAsked)) {
      asked.set(script.path, { ...script, first: script.first || asked.get(script.path)?.first === true })
    }
    const scripts = await Promise.all(
      [...asked.values()].map(async (script) => ({ ...script, gzipped: await gzippedSize(origin + script.path) })),
    )
    return { first: scripts.filter(({ first }) => first), idle: scripts }
  } finally {
    await context.close()
  }
}

export const sumOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)
