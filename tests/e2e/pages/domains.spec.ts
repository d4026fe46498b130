import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { listen, type Listening } from '@fanfare/kernel/testing/listen.ts'
import { FaultProxy } from '#tests/faults/support/fault-proxy.ts'
import { registerAccount } from '#lib/state-player/account.ts'
import { LIST_KEY, LIST_SETTINGS, sealed } from '@fanfare/kernel/testing/sealed-list.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { expect, openPage, settle, test } from '../support/test.ts'

// One site whose hosts the tests close one after the other.
test.describe.configure({ mode: 'default' })

const REFUSED = /Failed to load resource|ERR_CONNECTION|WebSocket connection/
const NOWHERE = 'http://127.0.0.1:9'

/** The lists of a CDN, by their path. */
const files = new Map<string, string>()
let lists: Listening
let site: PlayerSite
let hosts: FaultProxy[]

test.beforeAll(async () => {
  lists = await listen(
    createServer(({ url = '' }, response) => {
      response.writeHead(files.has(url) ? 200 : 404, { 'access-control-allow-origin': '*' }).end(files.get(url))
    }),
  )
  site = await startPlayerSite({
    DOMAIN_LIST_URLS: `${lists.origin}/first.txt ${lists.origin}/second.txt`,
    DOMAIN_LIST_KEY: LIST_KEY,
    DOMAIN_LIST_PUBLIC_KEY: LIST_SETTINGS.publicKey,
    DOMAIN_SUFFIXES: '127.0.0.1',
  })
  const port = Number(new URL(site.connection.gatewayOrigin).port)
  hosts = [await FaultProxy.start(port), await FaultProxy.start(port)]
})
test.afterAll(async () => {
  await Promise.all(hosts.map((host) => host.stop()))
  await site.stop()
  lists.close()
})

/** The calls that were answered since, as `origin path`; no probes. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (/^\/(?:api\/)?v1\/(?!if\/health)/.test(pathname) && response.request().method() !== 'OPTIONS')
      calls.push(`${origin} ${pathname}`)
  })
  return calls
}

const originsOf = (calls: string[]): string[] => [...new Set(calls.map((call) => call.split(' ', 1)[0] ?? ''))]

const chosenHost = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const persisted = JSON.parse(localStorage.getItem('persist:fanfare') ?? '{}') as { systemInfo?: string }
    return (JSON.parse(persisted.systemInfo ?? '{}') as { apiDomain?: string }).apiDomain ?? ''
  })

/** Next's announcer of routes is an empty one. */
const alerts = (page: Page): Locator => page.getByRole('alert').filter({ visible: true, hasText: /\S/ })

/** The page reads the user's lists again when it becomes visible. */
const comeBack = (page: Page): Promise<unknown> => page.evaluate(() => window.dispatchEvent(new Event('focus')))

async function openRewards(page: Page): Promise<void> {
  await enter(page.context(), site, await registerAccount(site.connection, 'domains'))
  await openPage(page, `${site.origin}/en/rewards`)
}

test('[NET-1][NET-2] calls go to the first host that answers, and reads move to the next @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(REFUSED)
  const [a, b] = hosts.map(({ origin }) => origin) as [string, string]
  files.set('/first.txt', '<!doctype html><title>Moved</title>')
  files.set('/second.txt', sealed({ api: [NOWHERE, a, b], apiLegacy: [], ws: [], wsLegacy: [] }))
  await openRewards(page)
  await expect.poll(() => chosenHost(page)).toMatch(/^http:\/\/127\.0\.0\.1:(?!9$)/)
  const first = await chosenHost(page)
  const calls = watchCalls(page)
  await comeBack(page)
  await expect.poll(() => originsOf(calls)).toEqual([first])

  await settle(page)
  await hosts.find(({ origin }) => origin === first)?.stop()
  calls.length = 0
  await comeBack(page)
  const second = first === a ? b : a
  await expect.poll(() => originsOf(calls)).toEqual([second])
  await expect.poll(() => chosenHost(page)).toBe(second)
  await settle(page)
  await expect(alerts(page)).toHaveCount(0)
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)

  await hosts.find(({ origin }) => origin === second)?.stop()
  calls.length = 0
  await comeBack(page)
  await expect.poll(() => originsOf(calls)).toEqual([site.origin])
  await expect(alerts(page)).toHaveCount(0)
})
