import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { createCaller } from '#lib/http/call.ts'
import { createHttpClient } from '#lib/http/client.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { ContractError, NetworkError } from '#lib/http/errors.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { report, until } from '#tests/lifecycle/support/processes.ts'
import { type Campaign, publish } from './support/campaign.ts'
import { type Page, readPage } from './support/page.ts'
import { RECOVERY_SECONDS, type Stack, test } from './support/stack.ts'
import type { LinkFault } from './support/fault-proxy.ts'

/** Next waits 3 s for the gateway (D-29), a visitor 3 s for a new page while there is an old one. */
const PAGE_MS = 3000

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

/** Pages that changed while they could not be renewed. */
const behind: string[] = []
/** Since the last fault ended. */
let healed = new Watch()

/** Expects that a page came in its 3 s, besides the time of rendering. */
function expectInTime(page: Page, watch: Watch): void {
  const seconds = page.ms / 1000
  expect(seconds).toBeLessThan(watch.limit((PAGE_MS + RENDER_MS) / 1000, seconds))
}

/** Loads the English page of a campaign, injects the fault, and changes the campaign. */
async function faultyCampaign(stack: Stack, links: (keyof Stack['links'])[], fault: LinkFault): Promise<Campaign> {
  const campaign = await publish(stack.gatewayOrigin, { title: 'As it was' })
  const url = `${stack.url}/en${campaign.path}`
  expect(await readPage(url)).toMatchObject({ status: 200, title: expect.stringContaining('As it was') })
  for (const link of links) await stack.links[link].set(fault)
  await publish(stack.gatewayOrigin, { alias: campaign.alias, title: 'As it is' })
  behind.push(url)
  return campaign
}

async function expectOldPage(stack: Stack, { path }: Campaign): Promise<void> {
  const watch = new Watch()
  const read = () => readPage(`${stack.url}/en${path}`)
  await expect.poll(async () => (await read()).storedMinutes, { interval: 50 }).not.toBeNull()
  const page = await read()
  expect(page).toMatchObject({ status: 200, title: expect.stringContaining('As it was') })
  expect(page.html).toContain('data-stored-minutes')
  expectInTime(page, watch)
}

/** A page that is not cached answers 503 in its own language, at once or after the time-outs. */
async function expectErrorPage(stack: Stack, { path }: Campaign): Promise<void> {
  const watch = new Watch()
  const page = await readPage(`${stack.url}/ar${path}`)
  expect(page.status).toBe(503)
  expect(page.html).toContain('dir="rtl"')
  expect(page.html).toMatch(/[\u0600-\u06ff]{3}/)
  expectInTime(page, watch)
}

/** A call of the site's own client, as in the browser. */
function listActivities({ url }: Stack) {
  const client = createHttpClient({
    baseUrl: url,
    signKey: DEVELOPMENT_SIGN_KEY,
    clock: createServerClock(Date.now),
    random: () => randomBytes(16).toString('base64url'),
    token: () => null,
    language: () => 'en',
  })
  return createCaller(client)(activityList, { query: { pageIndex: 0, pageSize: 5 } }, { timeoutMs: PAGE_MS })
}

async function expectRefusal(stack: Stack): Promise<void> {
  const error = await listActivities(stack).catch((thrown: unknown) => thrown)
  expect(error instanceof NetworkError || error instanceof ContractError).toBe(true)
}

async function expectPagesWithout(stack: Stack, name: string, fault: LinkFault): Promise<void> {
  const campaign = await faultyCampaign(stack, ['nextToGateway', 'frontToGateway'], fault)
  await Promise.all([expectOldPage(stack, campaign), expectErrorPage(stack, campaign), expectRefusal(stack)])
  await stack.heal()
  healed = new Watch()
  const isRendered = async () => (await readPage(`${stack.url}/ar${campaign.path}`)).status === 200
  await stack.recovers(`a gateway that ${name}`, isRendered)
  expect(await listActivities(stack)).toHaveProperty('activities')
}

test.for(FAULTS)(
  '[UI-3][GW-7][DEV-20] the gateway %s: cached pages stay and show their age, others show an error page, calls fail with their error',
  ([name, fault], { stack }) => expectPagesWithout(stack, name, fault),
)
test.for(MORE_FAULTS)(
  '[UI-3][GW-7][DEV-20] the gateway %s: pages and calls keep the same promises',
  { tags: ['long'] },
  ([name, fault], { stack }) => expectPagesWithout(stack, name, fault),
)

async function expectCallsWithout(stack: Stack, name: string, fault: LinkFault): Promise<void> {
  const campaign = await faultyCampaign(stack, ['frontToNext'], fault)
  await expectOldPage(stack, campaign)
  expect(await listActivities(stack)).toHaveProperty('activities')
  await stack.heal()
  healed = new Watch()
  await stack.recovers(`a site that ${name}`)
}

test('[UI-3][GW-7][DEV-20] Next is down: cached pages stay and show their age, and calls reach the gateway', ({
  stack,
}) => expectCallsWithout(stack, 'is down', { kind: 'down' }))
test.for<[string, LinkFault]>([
  ['answers after 30 s', { kind: 'delay', ms: 30_000 }],
  ['ends in the middle of its pages', raw('text/html', HTML.slice(0, 40), 9000)],
  ['sends half a page as a complete answer', raw('text/html', HTML.slice(0, 40))],
  ['resets in the middle of its pages', { kind: 'reset', afterBytes: 900 }],
])(
  '[UI-3][GW-7][DEV-20] Next %s: pages and calls keep the same promises',
  { tags: ['long'] },
  ([name, fault], { stack }) => expectCallsWithout(stack, name, fault),
)

/** Of the faults before it, in each part of the tests. */
async function expectRenewed(): Promise<void> {
  expect(behind.length).toBeGreaterThan(0)
  const isNew = async (url: string) => {
    const { title, storedMinutes } = await readPage(url)
    return title.includes('As it is') && storedMinutes === null
  }
  for (const url of behind) await until(`the new page of ${url}`, RECOVERY_SECONDS, () => isNew(url))
  const { seconds } = healed
  report(`every page renewed ${seconds.toFixed(1)} s after the last fault`)
  expect(seconds).toBeLessThan(healed.limit(RECOVERY_SECONDS))
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
  { tags: ['long'] },
  async ({ stack }) => {
    const { path, activityId, alias } = await publish(stack.gatewayOrigin)
    const pages = [...PAGES, path, `/fairness/${activityId}`, `/events/${alias}`, `/promo/${alias}`, '/messages/m1']
    for (const page of pages) {
      // A read that succeeds closes the circuit breaker, behind which a page would fail at once.
      await stack.heal()
      await until('the next read of the gateway', RECOVERY_SECONDS, async () => {
        const { status } = await readPage(`${stack.url}/ko${(await publish(stack.gatewayOrigin)).path}`)
        return status === 200
      })
      await stack.links.nextToGateway.set({ kind: 'delay', ms: 30_000 })
      const watch = new Watch()
      const answer = await readPage(`${stack.url}/vi${page}`)
      expect([200, 503], page).toContain(answer.status)
      report(`${page} with a hanging gateway: ${Math.round(answer.ms)} ms`)
      expectInTime(answer, watch)
    }
  },
)
