import type { Locator, Page } from '@playwright/test'
import { apply } from '@fanfare/contract/activity/join.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { grantsOf } from '../support/auditor.ts'
import { call, newId, publish, sendEvents } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { newEmail, newUser, PASSWORD, userOf } from '../support/users.ts'
import { WELCOME } from '../support/welcome.ts'

const ACCOUNT = WELCOME.tasks.account
const CUP = '/activity/competition/autumn-trading-cup'
const SCRIPTS = '**/_next/static/**/*.js'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the element')
}

const focusIsLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

test('[AUTH-5][AUTH-7][ACT-8] a visitor registers, is joined, claims and claims the next reward with the keyboard alone @desktop', async ({
  page,
  context,
}) => {
  const activity = new ActivityPage(page, 'en')
  await page.goto(`/en${WELCOME.path}`, { waitUntil: 'commit' })
  const create = activity.cta.getByRole('link', { name: pattern('en', 'activity.cta_sign_up_get', 'reward') })
  // The first visit: the action has the focus before its live part replaces it.
  await create.focus()
  await settle(page)
  await expect(create).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/register/)

  const form = new AccountForm(page, 'en', 'register')
  await form.alive()
  await expect.poll(() => focusIsLost(page)).toBe(false)
  await tabTo(page, form.email)
  await page.keyboard.type(newEmail())
  await tabTo(page, form.password)
  await page.keyboard.type(PASSWORD)
  await tabTo(page, form.consent)
  await page.keyboard.press('Space')
  await tabTo(page, form.submit)
  await page.keyboard.press('Enter')

  // One overlay acknowledges the account and the joining; Enter claims the first reward, then the next in the same overlay.
  await expect(page).toHaveURL(new RegExp(`/en${WELCOME.path}`))
  const joined = await activity.expectDialog(text('en', 'activity.joined_new_account'))
  await expect(activity.claimButton(joined, ACCOUNT.pays)).toBeFocused()
  const { userId = '' } = (await userOf(context)) ?? {}
  await sendEvents(userId, { type: 'kyc.passed' })
  await expect(page.locator('article[data-part="ready"]')).toHaveCount(2)
  await page.keyboard.press('Enter')
  const claimed = await activity.expectClaimed()
  const next = claimed.getByRole('button', { name: pattern('en', 'moment.claim_next', 'reward') })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(claimed).toHaveAccessibleName(pattern('en', 'moment.all_claimed', 'sum'))
  expect(await grantsOf(userId)).toHaveLength(2)
  // The focus is on the next task; Escape returns it to the page.
  await expect(claimed.getByRole('button', { name: pattern('en', 'ready.earn', 'reward') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(claimed).toBeHidden()
  await expect.poll(() => focusIsLost(page)).toBe(false)
})

test('[AUTH-5][AUTH-7][ACT-7][ACT-8] a visitor who presses before the scripts gets the promised cup after registering @phone', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load resource/)
  const activity = new ActivityPage(page, 'en')
  const form = new AccountForm(page, 'en', 'register')
  const offer = page.locator('[data-account] div:has(> [data-promise=lead])')
  await test.step('without scripts', async () => {
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto(`/en${CUP}`)
    await activity.cta
      .getByRole('link', { name: text('en', 'activity.cta_create_account') })
      .click({ noWaitAfter: true })
    await expect(page).toHaveURL(`/en/register?next=${encodeURIComponent(CUP)}`)
    await expect(offer).toContainText('250,000 USDT')
    await expect(offer).toContainText(text('en', 'activity.pool_label'))
    await expect(page.locator('[data-promise=art] use')).toHaveAttribute('href', /#competition$/)
  })
  await test.step('with scripts', async () => {
    await page.unroute(SCRIPTS)
    await page.reload()
    await form.alive()
    await expect(offer).toContainText('Autumn Trading Cup')
    await expect(form.submit).toHaveText(pattern('en', 'activity.cta_sign_up_get', 'reward'))
    await form.fill()
    await form.submit.click()
  })
  await expect(page).toHaveURL(new RegExp(`/en${CUP}`))
  const ticket = await activity.expectDialog(text('en', 'activity.joined_new_account'))
  await expect(activity.claimButton(ticket, ACCOUNT.pays)).toBeVisible()
  await page.goto('/en/rewards')
  const ready = page.getByRole('region', { name: text('en', 'rewards.ready') })
  await expect(activity.claimButton(ready, ACCOUNT.pays).first()).toBeVisible()
  await expect(page.getByText(text('en', 'ready.waiting_line'))).toBeHidden()
})

test('[AUTH-7][ACT-7][ACT-8] a visitor who logs in to join is asked for consent; cancelling it joins nothing @phone @long', async ({
  page,
}) => {
  const { en } = activityInput().texts
  const consent = 'I know that prices fall.'
  const { alias, activityId } = await publish(
    activityInput({ alias: newId('e2e'), listed: false, consentVersion: 'v1', texts: { en: { ...en!, consent } } }),
  )
  const user = await newUser()
  const activity = new ActivityPage(page, 'en')
  await openPage(page, `/en/activity/competition/${alias}`)
  const links = activity.cta.getByRole('link')
  await expect(links).toHaveText([text('en', 'activity.cta_create_account'), text('en', 'activity.cta_log_in')])
  const next = encodeURIComponent(`/activity/competition/${alias}`)
  await expect(links.first()).toHaveAttribute('href', `/en/register?next=${next}`)
  await links.last().click()
  const form = new AccountForm(page, 'en', 'login')
  await form.alive()
  await form.fill(user.loginName, user.password)
  await form.submit.click()
  await expect(page).toHaveURL(new RegExp(`/activity/competition/${alias}`))

  const asked = await activity.expectDialog(text('en', 'activity.consent_title'))
  await expect(asked).toContainText(consent)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  const joinButton = activity.cta.getByRole('button', { name: text('en', 'activity.cta_join') })
  await joinButton.click()
  await asked.getByRole('button', { name: text('en', 'common.btn_cancel') }).click()
  await expect(asked).toBeHidden()
  await expect(joinButton, 'the focus returns').toBeFocused()
  const refused = await call(apply, { query: { activityId } }, { token: user.token })
  expect(refused.code, 'joining without consent is refused').not.toBe('00000')
  await joinButton.click()
  await asked.getByRole('button', { name: text('en', 'activity.consent_accept') }).click()
  await activity.expectDialog(text('en', 'activity.user_apply_success'))
})
