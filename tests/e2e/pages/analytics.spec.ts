import type { Page } from '@playwright/test'
import { activityFunnel } from '@fanfare/contract/ops/activity-report.ts'
import { registerAccount } from '#lib/state-player/account.ts'
import { sendCall } from '#lib/state-player/send-call.ts'
import { startSensorsServer, watchReceiver, watchScripts, type SensorsServer } from '../support/analytics-sink.ts'
import { enterApp, sendByApp, tokenOf } from '../support/fake-app.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { stack } from '../support/stack.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { newEmail } from '../support/users.ts'
import { WELCOME } from '../support/welcome.ts'

const PASSWORD = 'Seeded-pass-phrase 77'
const CODE = 'SEEDCODE'
/** A text of the library of Sensors Data alone, and one of our own events. */
const SENSORS_TEXT = 'sensorsDataAnalytic201505'
const EVENTS_TEXT = 'Promise rejected'

let site: PlayerSite
let sensors: SensorsServer
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  sensors = await startSensorsServer()
  site = await startPlayerSite({
    SEED: 'demo',
    ANALYTICS_RECEIVER: 'on',
    SENSORS_SERVER_URL: sensors.url,
    CONSENT_COUNTRIES: 'DE',
    COUNTRY_HEADER: 'x-country',
  })
})
test.afterAll(async () => {
  await site?.stop()
  sensors?.stop()
})

const welcomeFunnel = async () => {
  const { items } = (await sendCall(site.connection, activityFunnel, {})).data
  return items.find(({ alias }) => alias === WELCOME.alias)
}
const bannerOf = (page: Page) => page.getByRole('region', { name: text('en', 'consent.title') })
const open = async (page: Page, path: string, country: string) => {
  await page.setExtraHTTPHeaders({ 'x-country': country })
  await openPage(page, `${site.origin}/en${path}`)
}

test('[ANA-1][ANA-2][ANA-3][ANA-4] from the visit to the claim every step is sent after consent, without a seeded secret @desktop', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  complaints.expect(/seeded fault/)
  const received = watchReceiver(page)
  const scripts = watchScripts(page, SENSORS_TEXT)
  const email = newEmail()
  await open(page, `${WELCOME.path}?vipCode=${CODE}`, 'DE')
  await expect(bannerOf(page)).toBeVisible()
  await scripts.read()
  expect([scripts.found, received.raw, sensors.raw]).toEqual([[], [], []])
  await bannerOf(page)
    .getByRole('button', { name: text('en', 'consent.btn_accept'), exact: true })
    .click()
  await expect(bannerOf(page)).toBeHidden()

  const activity = new ActivityPage(page, 'en')
  await activity.cta.getByRole('link', { name: pattern('en', 'activity.cta_sign_up_get', 'reward') }).click()
  await expect(page).toHaveURL(/\/en\/register/)
  const form = new AccountForm(page, 'en', 'register')
  await form.alive()
  await form.fill(email, PASSWORD)
  await form.submit.click()
  const joined = await activity.expectDialog(text('en', 'activity.joined_new_account'))
  await activity.claimButton(joined, WELCOME.tasks.account.pays).click()
  await activity.expectClaimed()
  const cookies = await context.cookies(site.origin)
  const token = cookies.find(({ name }) => name === 'ccToken')?.value ?? ''
  const fault = `seeded fault: "${PASSWORD}" of ${email}, ${token}, ${CODE}`
  await page.evaluate((message) => {
    setTimeout(() => {
      throw new Error(message)
    })
  }, fault)

  // Sent together after 10 s.
  const steps = ['page_view', 'register', 'join', 'task_completed', 'claim', 'activity_error', 'web_vital']
  await expect.poll(() => received.names).toEqual(expect.arrayContaining(steps))
  await page.goto(`${site.origin}/en/rewards`)
  await expect
    .poll(() => sensors.records.map(({ event }) => event))
    .toEqual(expect.arrayContaining(['$WebPageLoad', 'page_view', 'claim', 'activity_error', '$WebPageLeave']))

  expect(token.length).toBeGreaterThan(20)
  const session = cookies.filter(({ name }) => /token/i.test(name)).map(({ value }) => value)
  const secrets = [email, email.split('@')[0] ?? '', PASSWORD, CODE, 'vipCode', ...session]
  const bytes = [...received.raw, ...sensors.raw, JSON.stringify(sensors.records)].join('\n')
  const decoded = bytes.replaceAll(/%[0-7][0-9a-f]/gi, decodeURIComponent)
  expect(secrets.filter((secret) => bytes.includes(secret) || decoded.includes(secret))).toEqual([])
  expect(bytes).not.toMatch(/authorization|\bcookie:/i)
  expect(await welcomeFunnel()).toMatchObject({ visits: 1, registrations: 1, joins: 1, tasks: 1, claims: 1 })
})

test('[ANA-4] a refusal loads and sends nothing, is remembered, and can be changed in the footer @desktop', async ({
  page,
}) => {
  const received = watchReceiver(page)
  const scripts = watchScripts(page, EVENTS_TEXT)
  await open(page, '', 'DE')
  const before = sensors.raw.length
  await bannerOf(page)
    .getByRole('button', { name: text('en', 'consent.btn_refuse'), exact: true })
    .click()
  await page.reload()
  await settle(page)
  await expect(bannerOf(page)).toBeHidden()
  await scripts.read()
  expect([scripts.found, received.raw, sensors.raw.length]).toEqual([[], [], before])
  await page.getByRole('link', { name: text('en', 'shell.analytics_choice') }).click()
  await bannerOf(page)
    .getByRole('button', { name: text('en', 'consent.btn_accept'), exact: true })
    .click()
  await expect.poll(() => received.names).toContain('page_view')
})

test('[ANA-1] without a destination a page has no script, no question and no setting of analytics @desktop', async ({
  page,
}) => {
  const scripts = watchScripts(page, EVENTS_TEXT)
  await openPage(page, `${stack.siteOrigin}/en`)
  await scripts.read()
  expect(scripts.found).toEqual([])
  expect(await page.locator('#fanfare-config').textContent()).not.toContain('analytics')
  await expect(page.getByRole('link', { name: text('en', 'shell.analytics_choice') })).toHaveCount(0)
})

test('[APP-1][ANA-3][APP-7][DEV-14] the token of the app is in no address, request, event or report @desktop', async ({
  page,
  context,
  complaints,
}) => {
  test.slow()
  complaints.expect(/seeded fault/)
  const { userId, token } = await registerAccount(site.connection, 'webview')
  const first = tokenOf({ token, userId })
  const received = watchReceiver(page)
  const addresses: string[] = []
  const said: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  page.on('console', (message) => said.push(message.text()))
  await enterApp(context, { mode: 'now', first })
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, WELCOME.path, 'FR')
  for (let time = 0; time < 50; time += 1)
    await sendByApp(page, { afterMs: 0, raw: JSON.stringify({ uToken: `${token} `, uid: userId }) })
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new Error(`seeded fault: ${secret}`)
    })
  }, token)
  await expect.poll(() => received.raw.join('\n')).toContain('native bridge: a malformed bridge message')
  await openPage(page, `${site.origin}/en/rewards`)
  const events = received.raw.join('\n')
  expect(events.match(/native bridge: /g)).toHaveLength(1)
  expect(events).toContain('seeded fault')
  const secrets = [token, userId, first.deviceId ?? '']
  const places = {
    addresses: addresses.join('\n'),
    events,
    console: said.filter((line) => !/seeded fault/.test(line)).join('\n'),
  }
  for (const [place, text] of Object.entries(places))
    expect([place, secrets.filter((secret) => decodeURIComponent(text).includes(secret))]).toEqual([place, []])
})
