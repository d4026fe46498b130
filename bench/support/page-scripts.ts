import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export interface Script {
  /** Path of the script. */
  path: string
  /** Size with gzip at its default level, whatever encoding the front sent, bytes. */
  gzipped: number
}

export type PageScripts = Awaited<ReturnType<typeof pageScripts>>

/** A page is idle after this time without a request: longer than sockets wait at the start (`START_AFTER_MS`), so that they always count. */
const QUIET_MS = 2500
const READY_MS = 15_000

/** Runs in the page: its scripts, with `isRun` without those that it only fetches. Its data and a worker's scripts do not count. */
const scriptsAsked = (isRun: boolean) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => !isRun || initiatorType === 'script')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js') && !path.startsWith('/_next/static/hydration/'))

/** Runs in the page: its own inline scripts, without React's data. */
const inlineScripts = () =>
  [...document.scripts]
    .filter(({ src, type, text }) => src === '' && type === '' && !/^\S{0,40}(?:__next_f|TURBOPACK)/.test(text))
    .map(({ text }) => text)
    .join('')

/** Runs in the page: the bytes of its fonts. */
const fontsAsked = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.woff2'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)

async function atRest(page: Page) {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  for (let before = -1, now = await loaded(); before !== now; now = await loaded()) {
    before = now
    await page.waitForTimeout(QUIET_MS)
  }
}

/** Drops the events of others, because the page loads the code of a winner's row with the first winner. */
const withoutEvents = (page: Page) =>
  page.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((frame) => {
      if (!/"op":"(?:event|gap)"/.test(String(frame))) socket.send(frame)
    })
  })

const weighed = new Map<string, Promise<number>>()

function gzippedSize(url: string) {
  const known = weighed.get(url)
  if (known) return known
  const weight = fetch(url).then(async (answer) => {
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    return gzipSync(Buffer.from(await answer.arrayBuffer())).length
  })
  weighed.set(url, weight)
  return weight
}

const weigh = (origin: string, paths: readonly string[]) =>
  Promise.all([...new Set(paths)].map(async (path) => ({ path, gzipped: await gzippedSize(origin + path) })))

/** The scripts of a page for a visitor with empty caches, before and after the first move of the pointer. */
export async function pageScripts(browser: Browser, origin: string, path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await withoutEvents(page)
    await page.goto(origin + path, { waitUntil: 'load' })
    await atRest(page)
    const inline = { path: 'inline', gzipped: gzipSync(await page.evaluate(inlineScripts)).length }
    const first = [inline, ...(await weigh(origin, await page.evaluate(scriptsAsked, true)))]
    const fonts = await page.evaluate(fontsAsked)
    await page.mouse.move(0, 1)
    await page.mouse.move(1, 1)
    await page.locator('html[data-ready]').waitFor({ timeout: READY_MS })
    await atRest(page)
    const touched = await weigh(origin, await page.evaluate(scriptsAsked, false))
    return {
      /** All that the untouched page runs, until it requests nothing for a while; its inline scripts count as one. */
      first,
      /** All files after the first sign of a person, until the page worked and was idle again. */
      touched,
      /** The fonts of the untouched page, which are compressed files, bytes. */
      fonts,
    }
  } finally {
    await context.close()
  }
}

export const sumOf = (scripts: readonly Script[]) => scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)
