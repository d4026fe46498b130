import { rmSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'
import { ensureBuilt } from '@fanfare/runner/start/build.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { ensureBrowser } from '@fanfare/runner/testing/browser.ts'
import { BOOTSTRAP, Place, startSite } from '#tests/lifecycle/support/site.ts'
import type { BenchContext, BenchSite } from './figure.ts'
import { memoryBytes } from './support/processes.ts'

function once<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

interface OwnedContext extends BenchContext {
  /** Stops everything that was started. */
  stop: () => Promise<void>
}

async function buildAnew() {
  rmSync(inRoot('.next'), { recursive: true, force: true })
  const began = performance.now()
  await ensureBuilt(() => undefined)
  return (performance.now() - began) / 1000
}

export function makeContext(say: (line: string) => void): OwnedContext {
  const stops: (() => Promise<void>)[] = []
  const chromium = once(() => ensureBrowser(say))
  const site = once(async (): Promise<BenchSite> => {
    await ensureBuilt(say)
    const place = new Place()
    stops.push(async () => place.clear())
    const nextPort = await freePort()
    const limits = { RATE_LIMIT: 'off', NEXT_PORT: String(nextPort) }
    const { running, url, secondsToFirstPage } = await startSite(place, BOOTSTRAP, limits)
    stops.push(async () => {
      running.process.kill('SIGTERM')
      await running.ended
    })
    return {
      url,
      nextUrl: `http://127.0.0.1:${nextPort}`,
      secondsToFirstPage,
      pidsOf: (wanted) => [...place.processes()].filter(({ part }) => part === wanted).map(({ pid }) => pid),
      memory: () => {
        const sums = new Map<string, number>()
        for (const { part, pid } of place.processes()) sums.set(part, (sums.get(part) ?? 0) + memoryBytes([pid]))
        return sums
      },
    }
  })
  const browser = once(async () => {
    const opened = await playwright.launch({ executablePath: await chromium(), args: ['--no-sandbox'] })
    stops.push(() => opened.close())
    return opened
  })
  return {
    say,
    build: buildAnew,
    site,
    browser,
    chromium,
    stop: async () => {
      for (const stop of stops.splice(0).toReversed()) await stop()
    },
  }
}
