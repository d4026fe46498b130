import type { BrowserContext, Locator, Page } from '@playwright/test'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { grantsOf } from '../support/auditor.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { call, newId, publish, sendEvents } from '../support/gateway.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn, newEmail, newUser, PASSWORD } from '../support/users.ts'
import { newBusyMember, newMember, WELCOME } from '../support/welcome.ts'

const ACCOUNT = WELCOME.tasks.account
const CUP = '/activity/competition/autumn-trading-cup'

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

test(
  '[AUTH-5][AUTH-7][ACT-8] a visitor registers, is joined, claims and claims the next reward with the keyboard alone',
  { tag: '@desktop' },
  async ({ page, context }) => {
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
    const session = (await context.cookies()).find(({ name }) => name === 'ccToken')
    const me = await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token: session?.value ?? '' })
    await sendEvents(me.data?.userId ?? '', { type: 'kyc.passed' })
    await expect(page.locator('article[data-part="ready"]')).toHaveCount(2)
    await page.keyboard.press('Enter')
    const claimed = await activity.expectClaimed()
    const next = claimed.getByRole('button', { name: pattern('en', 'moment.claim_next', 'reward') })
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(claimed).toHaveAccessibleName(pattern('en', 'moment.all_claimed', 'sum'))
    expect(await grantsOf(me.data?.userId ?? '')).toHaveLength(2)
    // The focus is on the next task; Escape returns it to the page.
    await expect(claimed.getByRole('button', { name: pattern('en', 'ready.earn', 'reward') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(claimed).toBeHidden()
    await expect.poll(() => focusIsLost(page)).toBe(false)
  },
)

test(
  '[AUTH-5][D-8] an address that leads from the form to an activity joins nothing there',
  { tag: '@desktop' },
  async ({ page }) => {
    const form = new AccountForm(page, 'en', 'register')
    await form.open(`?next=${encodeURIComponent(CUP)}`)
    await form.email.fill(newEmail())
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await form.submit.click()
    await expect(page).toHaveURL(new RegExp(`/en${CUP}`))
    const activity = new ActivityPage(page, 'en')
    await expect(activity.cta.getByRole('button', { name: text('en', 'activity.cta_join') })).toBeVisible()
    await expect(activity.heading).toBeFocused()
    await expect(activity.dialog).toBeHidden()
  },
)

test(
  '[AUTH-5][ACT-7] a visitor who signs up to join a cup gets the reward that the button promised, on the ticket and in the rewards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`/en${CUP}`)
    const activity = new ActivityPage(page, 'en')
    await activity.cta.getByRole('link', { name: text('en', 'activity.cta_create_account') }).click()
    const form = new AccountForm(page, 'en', 'register')
    await form.alive()
    await expect(form.submit).toHaveText(pattern('en', 'activity.cta_sign_up_get', 'reward'))
    await form.email.fill(newEmail())
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await form.submit.click()
    await expect(page).toHaveURL(new RegExp(`/en${CUP}`))
    const ticket = await activity.expectDialog(text('en', 'activity.joined_new_account'))
    await expect(activity.claimButton(ticket, ACCOUNT.pays)).toBeVisible()
    await page.goto('/en/rewards')
    const ready = page.getByRole('region', { name: text('en', 'rewards.ready') })
    await expect(activity.claimButton(ready, ACCOUNT.pays).first()).toBeVisible()
    await expect(page.getByText(text('en', 'ready.waiting_line'))).toBeHidden()
  },
)

test(
  '[AUTH-5][ACT-8] a press that comes before the scripts of the page joins too',
  { tag: '@phone' },
  async ({ page, complaints }) => {
    complaints.expect(/Failed to load resource/)
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto(`/en${WELCOME.path}`)
    const activity = new ActivityPage(page, 'en')
    await activity.cta
      .getByRole('link', { name: pattern('en', 'activity.cta_sign_up_get', 'reward') })
      .click({ noWaitAfter: true })
    await page.unroute('**/_next/static/**/*.js')
    await page.waitForURL(/\/en\/register/)
    await page.reload()
    const form = new AccountForm(page, 'en', 'register')
    await form.alive()
    await form.email.fill(newEmail())
    await form.password.fill(PASSWORD)
    await form.consent.check()
    await form.submit.click()
    await activity.expectDialog(text('en', 'activity.joined_new_account'))
  },
)

test(
  '[AUTH-7][ACT-8] signing up comes first on every activity, and the link to log in joins as well, with the consent it needs',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const { en } = activityInput().texts
    const texts = { en: { ...en!, consent: 'I know that prices fall.' } }
    const alias = newId('e2e')
    await publish(activityInput({ alias, listed: false, consentVersion: 'v1', texts }))
    const user = await newUser()
    const activity = new ActivityPage(page, 'en')
    await page.goto(`/en/activity/competition/${alias}`)
    await settle(page)
    const next = encodeURIComponent(`/activity/competition/${alias}`)
    await expect(activity.cta.getByRole('link')).toHaveText([
      text('en', 'activity.cta_create_account'),
      text('en', 'activity.cta_log_in'),
    ])
    await expect(activity.cta.getByRole('link').first()).toHaveAttribute('href', `/en/register?next=${next}`)
    await activity.cta.getByRole('link', { name: text('en', 'activity.cta_log_in') }).click()
    const form = new AccountForm(page, 'en', 'login')
    await form.alive()
    await form.email.fill(user.loginName)
    await form.password.fill(user.password)
    await form.submit.click()
    await expect(page).toHaveURL(new RegExp(`/activity/competition/${alias}`))
    const asked = await activity.expectDialog(text('en', 'activity.consent_title'))
    await asked.getByRole('button', { name: text('en', 'activity.consent_accept') }).click()
    await activity.expectDialog(text('en', 'activity.user_apply_success'))
  },
)

test(
  '[SCR-2] until the answer of a claim the pressed button alone is busy, and no other amount is named',
  { tag: '@long' },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    const activity = new ActivityPage(page, 'en')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/v1/activity/obtainReward**', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto(`/en${WELCOME.path}`)
    const pressed = activity.claimButton(activity.cta, ACCOUNT.pays)
    const inCard = activity.claimButton(page.getByRole('article'), ACCOUNT.pays)
    await expect(inCard).toBeVisible()
    const words = await pressed.innerText()
    await pressed.click()
    await expect(pressed).toHaveAttribute('aria-busy', 'true')
    await expect(pressed).toHaveText(words)
    await expect(inCard).toHaveAttribute('aria-disabled', 'true')
    await expect(inCard).not.toHaveAttribute('aria-busy')
    answer()
    await activity.expectClaimed()
  },
)

/** From the answer of the claim to its overlay, ms. */
async function overlayDelay(page: Page, context: BrowserContext): Promise<number> {
  const member = await newMember()
  await logIn(context, member)
  const activity = new ActivityPage(page, 'en')
  await page.goto(`/en${WELCOME.path}`)
  const claim = activity.claimButton(activity.cta, ACCOUNT.pays)
  await expect(claim).toBeVisible()
  await settle(page)
  const delay = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: { answered?: number; opened?: number } = {}
        const finish = () => {
          if (seen.answered !== undefined && seen.opened !== undefined) resolve(seen.opened - seen.answered)
        }
        new PerformanceObserver((list) => {
          const answer = list.getEntries().find(({ name }) => name.includes('obtainReward'))
          seen.answered ??= (answer as PerformanceResourceTiming | undefined)?.responseEnd
          finish()
        }).observe({ type: 'resource' })
        new MutationObserver(() => {
          if (document.querySelector('.MuiDialog-paper')) seen.opened ??= performance.now()
          finish()
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await claim.click()
  return delay
}

test('[SCR-2] the overlay of a claim opens with its answer', { tag: '@phone' }, async ({ page, context }) => {
  // 300 ms on a quiet machine, and more on a busy one; an animation before the overlay would take 900 each time.
  await expect(async () => expect(await overlayDelay(page, context)).toBeLessThan(600)).toPass({ timeout: 120_000 })
})

test(
  '[ACT-3] closing the overlay does not stop a claim, and a message tells its outcome',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    const member = await newBusyMember()
    await logIn(context, member)
    const activity = new ActivityPage(page, 'en')
    await page.goto(`/en${WELCOME.path}`)
    await activity.cta.getByRole('button', { name: pattern('en', 'task.claim_reward', 'reward') }).click()
    const claimed = await activity.expectClaimed()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/v1/activity/obtainReward**', async (route) => {
      await answered
      await route.continue()
    })
    await claimed.getByRole('button', { name: pattern('en', 'moment.claim_next', 'reward') }).click()
    await page.keyboard.press('Escape')
    await expect(claimed).toBeHidden()
    answer()
    const message = page.getByRole('status').filter({ hasText: pattern('en', 'task.claimed_title', 'reward') })
    await expect(message).toBeVisible()
    await expect(activity.dialog).toHaveCount(0)
    await expect.poll(() => grantsOf(member.userId)).toHaveLength(3)
  },
)

test(
  '[AUTH-2][SCR-2] a logged-in user never sees the visitor’s action or sum, not even in the first paint',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released
      await route.continue()
    })
    const activity = new ActivityPage(page, 'en')
    await page.goto(`/en${WELCOME.path}`, { waitUntil: 'commit' })
    await expect(activity.heading).toBeVisible()
    await expect(page.getByText(text('en', 'task.get_title'))).toBeHidden()
    for (const name of [pattern('en', 'activity.cta_sign_up_get', 'reward'), text('en', 'activity.cta_log_in')])
      await expect(page.getByRole('link', { name }).and(page.locator('[data-cta] a'))).toHaveCount(0)
    release()
    await expect(activity.claimButton(activity.cta, ACCOUNT.pays)).toBeVisible()
  },
)

test(
  '[SCR-9] after "Claim all" the rewards page says what was claimed and what to earn next',
  { tag: '@phone' },
  async ({ page, context, shot }) => {
    const member = await newBusyMember()
    await logIn(context, member)
    const activity = new ActivityPage(page, 'en')
    await page.goto('/en/rewards')
    await page
      .getByRole('button', { name: /^Claim all/ })
      .filter({ visible: true })
      .click()
    await activity.expectClaimed()
    await page.keyboard.press('Escape')
    const card = page.getByRole('region', { name: text('en', 'rewards.all_claimed_title') })
    await expect(card.getByRole('listitem').filter({ hasText: 'Welcome' })).toHaveCount(2)
    await expect(card.getByRole('link', { name: pattern('en', 'ready.earn', 'reward') })).toBeVisible()
    expect(await grantsOf(member.userId)).toHaveLength(3)
    await shot('rewards-claimed')
    await page.reload()
    await settle(page)
    await expect(card).toBeHidden()
  },
)

test(
  '[SHARE-1][UI-1] an invitation is copied with a message, which does not survive onto the next page',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn(context, await newMember())
    await page.goto(`/en${WELCOME.path}`)
    await page.getByRole('button', { name: text('en', 'task.next_invite') }).click()
    const message = page.getByRole('status').filter({ hasText: text('en', 'share.link_copied') })
    await expect(message).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('vipCode=')
    await page.getByRole('link', { name: text('en', 'activity.all_activities') }).click()
    await expect(page).toHaveURL(/\/en$/)
    await expect(message).toBeHidden({ timeout: 1500 })
  },
)
