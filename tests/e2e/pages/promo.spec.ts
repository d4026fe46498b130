import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { nonProductizedApplyStatus } from '@fanfare/contract/activity/apply-status.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call, newId, publish, sendEvents } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn, newUser } from '../support/users.ts'

const TEXTS = {
  title: 'Small offer',
  rules: 'Be fair.',
  sections: [
    { key: 'what', heading: 'The point', body: 'Trade **less**, get more.' },
    { key: 'how', heading: 'The way', body: '1. Apply.\n2. Trade.' },
  ],
  tasks: { trade: { title: 'Trade' } },
}

async function publishPromo(changes: Partial<ActivityFileInput> = {}): Promise<{ activityId: string; path: string }> {
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('promo'),
      page: 'promo',
      listed: false,
      sectionImages: { what: 'deposit' },
      texts: { en: TEXTS, ar: TEXTS },
      ...changes,
    }),
  )
  return { activityId, path: `/promo/${alias}` }
}

test(
  '[SCR-8][ACT-8] a visitor reads the offer, logs in, applies and is in',
  { tag: '@phone' },
  async ({ page, shot }) => {
    const { activityId, path } = await publishPromo()
    const card = page.locator('#apply')
    await page.goto(`/ar${path}`)
    await settle(page)
    await expect(page.getByRole('region', { name: 'The point' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'The way' }).getByRole('listitem')).toHaveCount(2)
    const signUp = card.getByRole('link', { name: text('ar', 'activity.cta_sign_up_to_apply') })
    await expect(signUp).toHaveAttribute('href', /\/ar\/register/)
    const logInToApply = card.getByRole('link', { name: text('ar', 'activity.cta_log_in'), exact: true })
    await expect(logInToApply).toHaveAttribute('href', /\/ar\/login/)
    await expectAccessible(page, 'promo')
    await expectNoSideways(page, [320, 390, 1280], 'promo')
    await shot('promo')

    const user = await newUser()
    await logIn(page.context(), user)
    await page.reload()
    await settle(page)
    await card.getByRole('button', { name: text('ar', 'activity.cta_apply') }).click()
    const overlay = page.getByRole('dialog')
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toContainText(text('ar', 'promo.applied_title'))
    await expect(card).toContainText(pattern('ar', 'promo.step_applied', 'date'))
    const { data } = await call(nonProductizedApplyStatus, { query: { activityId } }, { token: user.token })
    expect(data.status).toBe(1)
    await page.reload()
    await settle(page)
    await expect(card).toContainText(text('ar', 'promo.applied_chip'))
    await shot('promo-applied')
  },
)

test(
  '[SCR-8][ACT-8] one of several accounts is asked to switch, and logs out',
  { tag: ['@phone', '@long'] },
  async ({ page, user, shot }) => {
    const { path } = await publishPromo()
    await sendEvents(user.userId, { type: 'user.flagged', reason: 'MULTI_ACCOUNT' })
    await page.goto(`/en${path}`)
    await settle(page)
    const card = page.locator('#apply')
    await expect(card.getByRole('heading', { name: text('en', 'promo.switch_title') })).toBeVisible()
    await shot('promo-switch-en')
    await card.getByRole('button', { name: text('en', 'activity.cta_switch') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(text('en', 'activity.switch_title'))
    await dialog.getByRole('button', { name: text('en', 'activity.cta_switch') }).click()
    await expect(page).toHaveURL('/en/login')
  },
)

test(
  '[SCR-8][ACT-8] a user whom the offer refuses reads why, and after the end nobody can apply',
  { tag: ['@phone', '@long'] },
  async ({ page, user }) => {
    const { path } = await publishPromo({ audience: { minimumAgeDays: 30 } })
    await page.goto(`/en${path}`)
    await settle(page)
    const card = page.locator('#apply')
    expect(user.userId).not.toBe('')
    await expect(card.getByRole('heading', { name: text('en', 'promo.refused_title') })).toBeVisible()
    await expect(card).toContainText(text('en', 'reason.account_age'))
    const over = await publishPromo({ startTime: '-9d 00:00', endTime: '-2d 00:00' })
    await page.goto(`/en${over.path}`)
    await settle(page)
    await expect(card.getByRole('heading', { name: text('en', 'promo.closed_title') })).toBeVisible()
  },
)
