import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { backApply } from '@fanfare/contract/activity/campaign.ts'
import { agentApplication, applyAsAgent } from '@fanfare/contract/agent/application.ts'
import { userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { call, newId, publish } from '../support/gateway.ts'
import { stack } from '../support/stack.ts'
import { text } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'
import { logIn, newUser, sessionOf } from '../support/users.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d|ERR_FAILED/))

const goTo = (page: Page, path: string) => page.goto(stack.consoleOrigin + path)

test('a viewer sees sums of payouts and goodwill, but no person and no form @long @once', async ({ page }) => {
  await openConsole(page, 'viewer', '/payouts')
  await expect(page.getByRole('region', { name: 'Failed, by the wallet’s reason' })).toContainText('None has failed.')
  await expect(page.getByRole('region', { name: 'Report of a day' })).toContainText(
    'Nothing was asked for on this day.',
  )
  await expect(page.getByRole('list', { name: 'Payouts' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(?:Retry|Download)/ })).toHaveCount(0)
  await expectWellMade(page, 'payouts of a viewer')
  await goTo(page, '/webhooks')
  await expect(page.getByText('The policy names no receiver')).toBeVisible()
  await goTo(page, '/webhooks/nobody')
  await expect(page.getByText('The policy has no endpoint with this name.')).toBeVisible()
  await goTo(page, '/goodwill')
  await expect(page.getByRole('region', { name: 'Budget' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Propose other limits' })).toHaveCount(0)
  await expectWellMade(page, 'goodwill of a viewer')
})

test('risk reads the audit log by actor and action, each with its detail, and finds the look itself @long @once', async ({
  page,
}) => {
  await openConsole(page, 'risk', '/audit')
  await expect(page.getByText('Reading it is a line of its own, with your name.')).toBeVisible()
  await page.getByLabel('Actor').fill('rita.sandoval')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/actor=rita\.sandoval/)
  const lines = page.getByRole('list', { name: 'Lines', exact: true })
  await lines.getByRole('button', { name: 'Session started' }).first().click()
  await expect(page).toHaveURL(/action=session\.started/)
  await expect(lines.getByRole('button', { name: 'Audit log read' })).toHaveCount(0)
  await lines.getByText('Detail').first().click()
  await expect(lines.getByRole('definition').filter({ hasText: 'Session' }).first()).toBeVisible()
  await expectWellMade(page, 'the audit log')
  await page.getByLabel('From, UTC').fill('2001-01-01')
  await page.getByLabel('To, with it').fill('2001-01-02')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No line is like this.')).toBeVisible()
})

/** An unlisted campaign with a way back, for which the demonstration's agent applies; they have never traded. */
async function applyForWinBack() {
  const { activityId, alias } = await publish(
    activityInput({ alias: newId('back'), listed: false, page: 'events', winBack: { pausedDays: 60, answerDays: 2 } }),
  )
  const session = await sessionOf(DEMO_LOGINS[2])
  await call(backApply, { body: { activityId, reason: 'FEES' } }, { token: session.token })
  return { activityId, path: `/events/${alias}`, session }
}

test('an operator accepts a win-back application, and a second answer is too late @long @once', async ({
  page,
  browser,
}) => {
  const { activityId, path, session } = await applyForWinBack()
  const address = `/win-back/${activityId}/${session.userId}`
  await openConsole(page, 'support', address)
  await expect(page.getByText('An operator decides.')).toBeVisible()
  await page.context().clearCookies()
  await openConsole(page, 'operator', `/win-back?activityId=${activityId}`)
  await page.getByRole('list', { name: 'Applications' }).getByRole('link').click()
  await page.getByRole('radio', { name: /^Accept/ }).check()
  await page.getByRole('combobox', { name: 'Grant' }).selectOption({ index: 1 })
  await page.getByLabel('Amount, USDT').fill('0')
  await expect(page.getByLabel('What the user reads')).toContainText('Welcome back! We’ve accepted your application')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Reward, amount')
  await page.getByLabel('Amount, USDT').fill('2')
  await expectWellMade(page, 'win-back of the console')
  const late = await page.context().newPage()
  await late.goto(page.url())
  await late.getByRole('radio', { name: /^Decline/ }).check()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Accepted, with 2 USDT. The user gets a message.')
  await late.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(late.getByRole('alert')).toContainText('Somebody was faster')
  await expect(late.getByRole('alert')).toContainText('It is now: Accepted.')
  await late.getByRole('button', { name: 'Show the present state' }).click()
  await expect(late.getByText('It isn’t among these any more.')).toBeVisible()
  const own = await browser.newPage({ baseURL: stack.siteOrigin })
  await logIn(own.context(), session)
  await own.goto(`/en${path}`)
  await expect(own.getByText(text('en', 'event.back_accepted'))).toBeVisible()
  await own.context().close()
})

test('an operator declines an application to become an agent with the reason that its user reads @long @once', async ({
  page,
}) => {
  const user = await newUser()
  const channel = newId('channel')
  await call(applyAsAgent, { body: { channel, country: 'DE' } }, { token: user.token })
  await openConsole(page, 'operator', '/applications')
  await page.getByRole('list', { name: 'Applications' }).getByRole('link', { name: channel }).click()
  await page.getByRole('radio', { name: /^Accept/ }).check()
  await expect(page.getByRole('combobox', { name: /^Campaign/ })).toContainText('Global Partners')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Campaign is needed.')
  await page.getByRole('radio', { name: /^Decline/ }).check()
  await page.getByLabel('Reason, as the user reads it').selectOption('REGION')
  await expect(page.getByLabel('What the user reads')).toContainText('Our agent programme isn’t open in your country.')
  await expectWellMade(page, 'an application of an agent')
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Declined. The user gets a message.')
  const { data } = await call(agentApplication, {}, { token: user.token })
  expect(data).toMatchObject({ status: 'DECLINED', reasonCode: 'REGION' })
})

test('an operator makes a user an agent, suspends them, and publishes a campaign @long @once', async ({ page }) => {
  const { userId, token } = await newUser()
  const { vipCode } = (await call(userVipCode, {}, { token })).data
  await openConsole(page, 'operator', '/applications')
  const form = page.getByRole('region', { name: 'Make or change an agent' })
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  // An operator may not look up users: they say their own invite code.
  await form.getByLabel(/^User/).fill(vipCode ?? '')
  await form.getByLabel('Campaign').selectOption('global-partners')
  await form.getByLabel('Rates').selectOption('Agreed ones')
  await form.getByLabel('Spot').fill('many')
  const save = async () => {
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  }
  await save()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Rates, spot')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await form.getByLabel('Spot').fill('0.25')
  await save()
  await expect(form.getByRole('status')).toContainText(`${userId} is now an agent of global-partners, code `)
  await form.getByLabel(/^User/).fill(userId)
  await form.getByLabel('Campaign').selectOption('global-partners')
  await form.getByLabel('Suspended').selectOption('Yes')
  await save()
  await expect(form.getByRole('status')).toContainText(/is an agent of global-partners, code \w+, suspended\./)

  const campaign = page.getByRole('region', { name: 'Publish a campaign' })
  const choose = (name: string, content: string) =>
    campaign.getByLabel(/^Its file/).setInputFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(content) })
  await choose('nameless.yaml', 'levels: []')
  await expect(campaign).toContainText('nameless.yaml has no alias.')
  await choose('faulty.yaml', 'alias: global-partners\nlevels: []\n')
  await campaign.getByRole('button', { name: 'Publish global-partners' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Levels')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await choose('partners.yaml', readFileSync('activities/programmes/global-partners.yaml', 'utf8'))
  await campaign.getByRole('button', { name: 'Publish global-partners' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(campaign.getByRole('status')).toContainText('Nothing changed.')
  await expectWellMade(page, 'the forms of agents')
})

test('on a phone the buttons, fields and choices of forms are 44 px high @long @phone', async ({ page }) => {
  await openConsole(page, 'risk', '/payouts')
  await page.getByText('More filters').click()
  await expect(page.getByRole('button', { name: 'Show' })).toBeVisible()
  const heights = await page
    .getByRole('main')
    .locator('button:not([class*="link"]), input:not([type="file"]), select')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(6)
  expect(new Set(heights)).toEqual(new Set([44]))
})
