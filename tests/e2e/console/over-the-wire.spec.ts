import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { json } from 'node:stream/consumers'
import { listen, type Listening } from '@fanfare/kernel/testing/listen.ts'
import type { Browser } from '@playwright/test'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { sendOps } from '@fanfare/gateway/util/send-ops.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { sendPlatformEvents } from '#lib/state-player/operator.ts'
import { claimRewards } from '#lib/state-player/play.ts'
import { createPlayedUser, factTime, join, sendUserFacts, type PlayedUser } from '#lib/state-player/played-user.ts'
import { expectWellMade, openConsole, signInAs } from '../support/console.ts'
import { newId, spotTrade } from '../support/gateway.ts'
import { PAID } from '../support/lived-activities.ts'
import { enter, startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'

interface Received {
  path: string
  id: string
  type: string
  data: Record<string, unknown>
}

/** The wallet and a CRM of the exchange, on this machine. */
const receiver = { received: [] as Received[], isCrmDown: false }
let server: Listening
let folder: string
let site: PlayerSite
let origin: string
let activity: Awaited<ReturnType<PlayerSite['publish']>>

// The sends of one site are counted, so these tests run one after the other.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const http = createServer(async (request, response) => {
    const { type, data } = (await json(request)) as Pick<Received, 'type' | 'data'>
    const path = request.url ?? ''
    receiver.received.push({ path, id: String(request.headers['webhook-id']), type, data })
    response.writeHead(path === '/crm' && receiver.isCrmDown ? 503 : 204).end()
  })
  server = await listen(http)
  const { port } = server
  folder = mkdtempSync(joinPath(tmpdir(), 'fanfare-console-wire-'))
  const endpoint = (id: string, topics: string[], order: string) => ({
    id,
    url: `http://127.0.0.1:${port}/${id}`,
    topics,
    order,
    allowPrivate: true,
  })
  const webhooks = [
    endpoint('wallet', ['reward.payout_requested'], 'user'),
    endpoint('crm', ['reward.granted'], 'none'),
  ]
  const secret = (letter: string) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`
  const [policy, secrets] = [joinPath(folder, 'policy.yaml'), joinPath(folder, 'secrets.json')]
  writeFileSync(policy, JSON.stringify({ webhooks }))
  writeFileSync(secrets, JSON.stringify({ wallet: secret('w'), crm: secret('c') }), { mode: 0o600 })
  const [consolePort] = await freePorts(1)
  origin = `http://localhost:${consolePort}`
  site = await startPlayerSite({
    PAYOUTS: 'on',
    CONSOLE_PORT: String(consolePort),
    OPS_POLICY_FILE: policy,
    WEBHOOK_SECRETS_FILE: secrets,
  })
  activity = await site.publish(PAID)
})
test.afterAll(async () => {
  await site?.stop()
  server?.close()
  if (folder) rmSync(folder, { recursive: true })
})
test.beforeEach(({ complaints }) => complaints.expect(/status of (?:4\d\d|503)/))

/** A user whose reward of 7 USDT is claimed, with facts before the claim. */
async function newClaimer(name: string, ...before: Parameters<typeof sendUserFacts>[1]): Promise<PlayedUser> {
  const user = await createPlayedUser(site.connection, activity, name)
  await join(user)
  await sendUserFacts(user, [...before, spotTrade('100')])
  await claimRewards(user)
  return user
}

const requestsOf = ({ account }: PlayedUser): Received[] =>
  receiver.received.filter(({ path, data }) => path === '/wallet' && data.userId === account.userId)

/** Speaks as the wallet about a user's payout. */
const sayAsWallet = (
  user: PlayedUser,
  word: { type: 'reward.payout_failed' } | { type: 'reward.paid'; reference?: string },
  payoutId: string,
) =>
  sendPlatformEvents(site.connection, [
    {
      eventId: newId('wallet'),
      userId: user.account.userId,
      occurredAt: factTime(user),
      payoutId,
      ...(word.type === 'reward.paid'
        ? { type: word.type, reference: word.reference ?? `W-${payoutId.slice(-6)}` }
        : { type: word.type, code: 'LIMIT', final: true }),
    },
  ])

/** Opens the user's own page of rewards, in a browser of its own. */
async function openRewards(browser: Browser, user: PlayedUser) {
  const own = await browser.newContext({ serviceWorkers: 'block' })
  await enter(own, site, user.account)
  const shown = await own.newPage()
  await openPage(shown, `${site.origin}/en/rewards`)
  return { list: shown.getByRole('region', { name: text('en', 'rewards.list') }), close: () => own.close() }
}

test('[SCR-9] a failed payout is retried in the console, and its user’s page follows it @desktop', async ({
  page,
  browser,
}) => {
  const user = await newClaimer('retried')
  await expect.poll(() => requestsOf(user).length).toBe(1)
  const payoutId = String(requestsOf(user)[0]?.data.payoutId)
  await sayAsWallet(user, { type: 'reward.payout_failed' }, payoutId)
  const own = await openRewards(browser, user)

  await openConsole(page, 'risk', `/payouts?payoutId=${payoutId}`, origin)
  const rows = page.getByRole('list', { name: 'Payouts' })
  await expect(rows).toContainText('A limit of the wallet (LIMIT)')
  await expect(page.getByRole('region', { name: 'Failed, by the wallet’s reason' })).toContainText('1 payout')
  const late = await page.context().newPage()
  await late.goto(page.url())
  await expect(late.getByRole('list', { name: 'Payouts' }).getByRole('button', { name: 'Retry' })).toBeVisible()
  await rows.getByRole('button', { name: 'Retry' }).click()
  const question = page.getByRole('dialog', { name: 'Ask the wallet again for 7 USDT?' })
  await question.getByLabel('Note for colleagues').fill('The limit was raised')
  await question.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => requestsOf(user).map(({ data }) => data.attempt)).toEqual([1, 2])
  expect(requestsOf(user)[1]?.data.payoutId).toBe(payoutId)
  await expect(own.list).toContainText(text('en', 'rewards.note_on_the_way'))

  // A colleague who still sees the failure is too late.
  await late.getByRole('list', { name: 'Payouts' }).getByRole('button', { name: 'Retry' }).click()
  await late.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
  await expect(late.getByRole('alert')).toContainText('Somebody was faster')
  await late.getByRole('button', { name: 'Show the present state' }).click()
  await expect(late.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  expect(requestsOf(user)).toHaveLength(2)

  await page.reload()
  await expect(rows).toContainText('Sent')
  await sayAsWallet(user, { type: 'reward.paid' }, payoutId)
  await expect(own.list).toContainText(pattern('en', 'rewards.note_arrived', 'date'))
  await own.close()
  await rows.getByRole('link', { name: 'Open reward' }).click()
  await expect(page.getByRole('region', { name: 'Rewards' }).getByRole('listitem')).toBeFocused()
})

test('all payouts that failed by one reason are retried at once @desktop', async ({ page }) => {
  const users = [await newClaimer('limit-1'), await newClaimer('limit-2')] as const
  await expect.poll(() => users.flatMap(requestsOf).length).toBe(2)
  const ids = users.map((user) => String(requestsOf(user)[0]?.data.payoutId))
  for (const [index, user] of users.entries())
    await sayAsWallet(user, { type: 'reward.payout_failed' }, ids[index] ?? '')
  const today = new Date().toISOString().slice(0, 10)
  await openConsole(page, 'risk', `/payouts?report=${today}`, origin)
  await page.getByRole('button', { name: 'Retry 2' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retry 2' }).click()
  await expect.poll(() => users.flatMap(requestsOf).length).toBe(4)
  await expect(page.getByRole('region', { name: 'Failed, by the wallet’s reason' })).toContainText('None has failed.')
  for (const [index, user] of users.entries()) await sayAsWallet(user, { type: 'reward.paid' }, ids[index] ?? '')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download every row, CSV' }).click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toBe(`payouts-${today}.csv`)
  for (const id of ids) expect(readFileSync(file, 'utf8')).toContain(id)

  const section = page.getByRole('region', { name: `Reconciliation, ${today}` })
  const upload = (content: string) =>
    section
      .getByLabel('The wallet’s file of this day')
      .setInputFiles({ name: 'wallet.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await upload('payoutId,amount,at\nx,1,2')
  await expect(section.getByRole('alert')).toContainText('Missing: reference')
  await upload('payoutId,reference,amount,at\npo_1,R,seven,2026-11-24T10:00:00Z')
  await expect(section.getByRole('alert')).toContainText('Row 1, amount')
  const now = new Date().toISOString()
  await upload(
    `\uFEFFpayoutId,reference,amount,at\r\n${ids[0]},W-1,7,${now}\r\n${ids[1]},W-2,6.98,${now}\r\npo_unknown,"W-77,120",5,${now}\r\n`,
  )
  const result = section.getByRole('status')
  await expect(result).toContainText('1 payout')
  await expect(result).toContainText('Only on the wallet’s side: 1')
  await expect(result).toContainText('7 here, 6.98 there')
  // The wallet pays one of them twice, as it says.
  await sayAsWallet(users[0], { type: 'reward.paid', reference: 'W-twice' }, ids[0] ?? '')
  await page.reload()
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences).toContainText('Paid twice')
  await expectWellMade(page, 'payouts of the console')
  await differences.getByRole('button', { name: 'Solved' }).click()
  await page.getByRole('dialog').getByLabel('Note for colleagues').fill('W-twice was taken back')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as solved' }).click()
  await expect(differences).toHaveCount(0)
})

test('a dead webhook is replayed in the console and arrives under the same id @desktop', async ({ page }) => {
  receiver.isCrmDown = true
  const user = await newClaimer('crm')
  const got = () => receiver.received.filter(({ path, data }) => path === '/crm' && data.userId === user.account.userId)
  await expect.poll(() => got().length).toBeGreaterThan(0)
  const before = got().length
  const db = createDb({ connectionString: site.databaseUrl })
  try {
    // Nine tries take three days; the last one is made now.
    const last = () =>
      db
        .updateTable('webhookDeliveries')
        .set({ attempts: 9, nextAt: Date.now() })
        .where('endpointId', '=', 'crm')
        .where('userId', '=', user.account.userId)
        .where('state', '=', 'WAITING')
        .where('lease', 'is', null)
        .executeTakeFirst()
    await expect.poll(async () => Number((await last()).numUpdatedRows)).toBe(1)
  } finally {
    await db.destroy()
  }
  await expect.poll(() => got().length).toBeGreaterThan(before)
  receiver.isCrmDown = false

  await openConsole(page, 'operator', '/webhooks', origin)
  await expect(page.getByRole('region', { name: 'Endpoints' })).toContainText('dead 1')
  await page.getByRole('link', { name: 'crm' }).click()
  await page.getByRole('region', { name: 'Deliveries' }).getByLabel('State').selectOption('Dead')
  const rows = page.getByRole('list', { name: 'Deliveries' })
  await expect(rows.getByText('reward.granted')).toHaveCount(1)
  await rows.getByText(/^\d+ tr(?:y|ies)$/).click()
  await expect(rows).toContainText('503')
  await expectWellMade(page, 'a webhook of the console')

  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByRole('status')).toContainText('Answered 204')
  const replay = page.getByRole('region', { name: 'Replay' })
  await replay.getByLabel('Topics').fill('nonsense')
  await replay.getByRole('button', { name: 'Replay …' }).click()
  await expect(replay.getByRole('alert')).toContainText('Topics 1')
  await replay.getByLabel('Topics').fill('reward.granted')
  const ids = new Set(receiver.received.filter(({ path }) => path === '/crm').map(({ id }) => id))
  const sends = got().length
  await replay.getByRole('button', { name: 'Replay …' }).click()
  const question = page.getByRole('dialog', { name: /^Send \d+ deliver/ })
  await question.getByRole('button', { name: /^Replay \d+$/ }).click()
  await expect(replay.getByRole('status')).toContainText('will be sent again')
  await expect.poll(() => got().length).toBeGreaterThan(sends)
  for (const { path, type, id } of receiver.received)
    if (path === '/crm' && type === 'reward.granted') expect(ids).toContain(id)
  await page.goto(`${origin}/webhooks`)
  await expect(page.getByRole('region', { name: 'Endpoints' })).not.toContainText('dead 1')

  await page.goto(`${origin}/webhooks/crm`)
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('region', { name: 'Endpoint', exact: true })).toContainText('Off')
  await page.getByRole('button', { name: 'Enable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByRole('region', { name: 'Endpoint', exact: true })).toContainText('On')

  await page.context().clearCookies()
  await openConsole(page, 'risk', '/webhooks/crm', origin)
  await page.getByRole('button', { name: 'Show bodies' }).click()
  await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('"type":"reward.granted"')
  await expect(page.getByRole('button', { name: 'Send a test' })).toHaveCount(0)
})

test('several reviews are accepted after a second sign-in that keeps the decision @desktop', async ({
  page,
  browser,
}) => {
  const flag = { type: 'user.flagged', reason: 'MULTI_ACCOUNT' } as const
  const users = [
    await newClaimer('bulk-1', flag),
    await newClaimer('bulk-2', flag),
    await newClaimer('bulk-3', flag),
  ] as const
  const own = await openRewards(browser, users[0])
  await openConsole(page, 'risk', '/reviews', origin)
  await page.getByRole('button', { name: 'Decide several' }).click()
  await page.getByLabel('All 3 reviews of this page').check()
  await page.getByRole('radio', { name: /^Accept/ }).check()
  await page.getByLabel('Reason').selectOption('Checked')
  await page.getByLabel('Note for colleagues').fill('Looked at together')
  await expectWellMade(page, 'several reviews')

  const db = createDb({ connectionString: site.databaseUrl })
  await db
    .updateTable('consoleSessions')
    .set({ signedInAt: Date.now() - 16 * 60_000 })
    .execute()
  await db.destroy()
  await page.getByRole('button', { name: 'Accept 3 reviews' }).click()
  const question = page.getByRole('dialog', { name: 'Accept 3 reviews?' })
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(question.getByRole('alert')).toContainText('need a sign-in of the last 15 minutes')
  await question.getByRole('link', { name: 'Sign in again' }).click()
  await signInAs(page, 'risk')
  await expect(page.getByLabel('All 3 reviews of this page')).toBeChecked()
  await expect(page.getByLabel('Note for colleagues')).toHaveValue('Looked at together')

  // A colleague decides one of them first.
  const access = { origin: site.connection.gatewayOrigin, secrets: site.opsSecret, actor: 'colleague' }
  const listed = await sendOps(access, { method: 'GET', target: '/ops/v1/reviews' })
  const { items } = listed.data as { items: { reviewId: string; revision: number; person: { userId: string } }[] }
  const taken = items.find(({ person }) => person.userId === users[2].account.userId)
  const decided = await sendOps(access, {
    method: 'POST',
    target: `/ops/v1/reviews/${taken?.reviewId}/decision`,
    headers: { 'if-match': `"${taken?.revision}"` },
    body: JSON.stringify({ accept: false, reason: 'MULTI_ACCOUNT', note: '' }),
  })
  expect(decided.code).toBe('00000')

  // The question is open again after the sign-in.
  await question.getByRole('button', { name: 'Accept' }).click()
  const result = page.getByRole('status', { name: 'Result of each review' })
  await expect(result.getByText('Accepted', { exact: true })).toHaveCount(2)
  await expect(result.getByText('Somebody was faster: refused')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('1 was not decided')
  await expect(own.list).toContainText(text('en', 'rewards.note_on_the_way'))
  await own.close()
  await page.getByRole('link', { name: 'Flagged users' }).click()
  const flagged = page.getByRole('region', { name: 'Flagged users' })
  await expect(flagged.getByRole('listitem')).toHaveCount(3)
  await flagged.getByRole('button', { name: 'Clear' }).first().click()
  await page.getByRole('dialog').getByLabel('Why, for colleagues').fill('a family with one router')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('status')).toContainText('Cleared. No reward waited for it.')
  await expect(flagged.getByRole('listitem')).toHaveCount(2)
  await expectWellMade(page, 'flagged users')
  await expect.poll(() => requestsOf(users[1]).length).toBe(1)
  expect(requestsOf(users[2])).toEqual([])
})
