import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { createCaller } from '#lib/http/call.ts'
import { createHttpClient } from '#lib/http/client.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { ContractError, NetworkError } from '#lib/http/errors.ts'
import { until } from '#tests/lifecycle/support/processes.ts'
import { PATIENCE } from '#tests/lifecycle/support/patience.ts'
import { type Campaign, publish } from './support/campaign.ts'
import { type Page, readPage } from './support/page.ts'
import { Stack, report } from './support/stack.ts'
import type { LinkFault } from './support/fault-proxy.ts'

/** Next waits 3 s for the gateway (D-29), a visitor 3 s for a new page while there is an old one. */
const PAGE_MS = 3000
/** The longest time for a page on a busy machine. */
const LONGEST_MS = PAGE_MS * PATIENCE

/** Rendering only: the 3 s are a timer, which a busy machine does not lengthen. Two waits of 3 s are always more. */
const RENDER_MS = 900

/** An answer with the cache headers of a page. */
const raw = (type: string, body: string, length = body.length): LinkFault => ({
  kind: 'answer',
  bytes: `HTTP/1.1 200 OK\r\nCache-Control: s-maxage=60\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
})
const HTML = '<!doctype html><html><body><h1>Welcome to nginx!</h1></body></html>'
/** One fault of each kind: no connection, no answer in time, an answer that is none. */
const FAULTS: [string, LinkFault][] = [
  ['is down', { kind: 'down' }],
  ['answers after 30 s', { kind: 'delay', ms: 30_000 }],
  ['answers broken JSON', raw('application/json', '{"code":"00000","data":{"activities":[')],
]
const MORE_FAULTS: [string, LinkFault][] = [
  ['answers other JSON', raw('application/json', '{"code":"00000","msg":"","data":{"activities":7},"requestTime":1}')],
  ['answers HTML', raw('text/html', HTML)],
  ['ends in the middle of its answers', raw('application/json', '{"code":"00000","data":{"activities":[]}', 4000)],
  ['resets in the middle of its answers', { kind: 'reset', afterBytes: 300 }],
  ['answers drop by drop', { kind: 'drip', bytes: 8, everyMs: 100 }],
]

let stack: Stack
/** Campaigns that changed while their pages could not be renewed. */
const behind: Campaign[] = []
/** When the last fault ended. */
let healedAt = 0

beforeAll(async () => {
  stack = await Stack.start()
})
afterAll(() => stack?.stop())
afterEach(() => stack.heal())

/** Loads the English page of a campaign, injects the fault, changes the campaign, and returns the stale page. */
async function staleCampaign(
  links: (keyof Stack['links'])[],
  fault: LinkFault,
): Promise<{ campaign: Campaign; page: Page }> {
  const campaign = await publish(stack.gatewayOrigin, { title: 'As it was' })
  const url = `${stack.url}/en${campaign.path}`
  expect(await readPage(url)).toMatchObject({ status: 200, title: expect.stringContaining('As it was') })
  for (const link of links) await stack.links[link].set(fault)
  behind.push(await publish(stack.gatewayOrigin, { alias: campaign.alias, title: 'As it is' }))
  const page = await vi.waitFor(
    async () => {
      const seen = await readPage(url)
      expect(seen.storedMinutes, 'shows its age').not.toBeNull()
      return seen
    },
    { timeout: 10_000 * PATIENCE, interval: 50 },
  )
  return { campaign, page }
}

const expectOld = (page: Page): void => {
  expect(page).toMatchObject({ status: 200, title: expect.stringContaining('As it was') })
  expect(page.html).toContain('data-stored-minutes')
  expect(page.ms).toBeLessThan(LONGEST_MS)
}

/** A page that is not cached answers 503 in its own language, at once or after the time-outs. */
async function expectErrorPage({ path }: Campaign): Promise<void> {
  const page = await readPage(`${stack.url}/ar${path}`)
  expect(page.status).toBe(503)
  expect(page.html).toContain('dir="rtl"')
  expect(page.html).toMatch(/[\u0600-\u06ff]{3}/)
  expect(page.ms).toBeLessThan(LONGEST_MS)
}

/** The site's own client, as in the browser. */
const client = () =>
  createCaller(
    createHttpClient({
      baseUrl: stack.url,
      signKey: DEVELOPMENT_SIGN_KEY,
      clock: createServerClock(Date.now),
      random: () => randomBytes(16).toString('base64url'),
      token: () => null,
      language: () => 'en',
    }),
  )
const listActivities = () => client()(activityList, { query: { pageIndex: 0, pageSize: 5 } }, { timeoutMs: PAGE_MS })

async function expectPagesWithout(name: string, fault: LinkFault): Promise<void> {
  const { campaign, page } = await staleCampaign(['nextToGateway', 'frontToGateway'], fault)
  expectOld(page)
  const refused = listActivities().then(
    () => 'answered',
    (error: unknown) => error instanceof NetworkError || error instanceof ContractError,
  )
  await expectErrorPage(campaign)
  expect(await refused).toBe(true)

  await stack.heal()
  healedAt = performance.now()
  await stack.recovers(`a gateway that ${name}`)
  await until('an uncached page', stack.recoverySeconds * 1000, async () => {
    return (await readPage(`${stack.url}/ar${campaign.path}`)).status === 200
  })
  expect(await listActivities()).toHaveProperty('activities')
}

test.each(FAULTS)(
  '[UI-3][GW-7][DEV-20] the gateway %s: cached pages stay and show their age, others show an error page, calls fail with their error',
  expectPagesWithout,
)
test.each(MORE_FAULTS)(
  '[UI-3][GW-7][DEV-20] the gateway %s: pages and calls keep the same promises',
  { tags: ['long'] },
  expectPagesWithout,
)

const SITE_FAULTS: [string, LinkFault][] = [['is down', { kind: 'down' }]]
const MORE_SITE_FAULTS: [string, LinkFault][] = [
  ['answers after 30 s', { kind: 'delay', ms: 30_000 }],
  ['ends in the middle of its pages', raw('text/html', HTML.slice(0, 40), 9000)],
  ['sends half a page as a complete answer', raw('text/html', HTML.slice(0, 40))],
  ['resets in the middle of its pages', { kind: 'reset', afterBytes: 900 }],
]

async function expectCallsWithout(name: string, fault: LinkFault): Promise<void> {
  const { page } = await staleCampaign(['frontToNext'], fault)
  expectOld(page)
  expect(await listActivities()).toHaveProperty('activities')
  await stack.heal()
  healedAt = performance.now()
  await stack.recovers(`a site that ${name}`)
}

test.each(SITE_FAULTS)(
  '[UI-3][GW-7][DEV-20] Next %s: cached pages stay and show their age, and calls reach the gateway',
  expectCallsWithout,
)
test.each(MORE_SITE_FAULTS)(
  '[UI-3][GW-7][DEV-20] Next %s: pages and calls keep the same promises',
  { tags: ['long'] },
  expectCallsWithout,
)

/** Of the faults before it, in each part of the tests. */
async function expectRenewed(): Promise<void> {
  expect(behind.length).toBeGreaterThan(0)
  for (const { path } of behind) {
    await vi.waitFor(
      async () => {
        const page = await readPage(`${stack.url}/en${path}`)
        expect(page.title).toContain('As it is')
        expect(page.storedMinutes).toBeNull()
      },
      { timeout: stack.recoverySeconds * 1000, interval: 100 },
    )
  }
  const seconds = (performance.now() - healedAt) / 1000
  report(`every page renewed ${seconds.toFixed(1)} s after the last fault`)
  expect(seconds).toBeLessThan(stack.recoverySeconds)
}

test(
  '[UI-3][GW-7] every stale page is renewed within 10 s after the last fault, on a busy machine within 30 s',
  expectRenewed,
)
test('[UI-3][GW-7] every page that went stale in the long tests is renewed as soon', { tags: ['long'] }, expectRenewed)

/** Every page with an address of its own; those of one activity are added by the test. */
const PAGES = ['', '/welcome-event', '/rewards', '/messages', '/fairness', '/agent', '/login', '/register', '/download']

test(
  '[UI-3][GW-7] every page of the site answers 3 s after its first visitor when the gateway hangs',
  { tags: ['long'], timeout: 180_000 },
  async () => {
    const { path, activityId, alias } = await publish(stack.gatewayOrigin)
    const pages = [...PAGES, path, `/fairness/${activityId}`, `/events/${alias}`, `/promo/${alias}`, '/messages/m1']
    const times: Record<string, number> = {}
    for (const page of pages) {
      // A read that succeeds closes the circuit breaker, behind which a page would fail at once.
      await stack.heal()
      await until('the next read of the gateway', 10_000 * PATIENCE, async () => {
        const { status } = await readPage(`${stack.url}/ko${(await publish(stack.gatewayOrigin)).path}`)
        return status === 200
      })
      await stack.links.nextToGateway.set({ kind: 'delay', ms: 30_000 })
      const { status, ms } = await readPage(`${stack.url}/vi${page}`)
      expect([200, 503], page).toContain(status)
      times[page] = Math.round(ms)
    }
    report(`pages with a hanging gateway: ${JSON.stringify(times)}`)
    expect(Object.entries(times).filter(([, ms]) => ms > PAGE_MS + RENDER_MS * stack.patience)).toEqual([])
  },
)
