import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { nonProductizedApplyStatus } from '@fanfare/contract/activity/apply-status.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call, newId, publish, sendEvents } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'
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

for (const locale of LOCALES) {
  test(
    `[SCR-8][ACT-8] a visitor reads the offer, logs in, applies and is in, ${locale}`,
    { tag: sizeOf(locale) },
    async ({ page, shot }) => {
      const { activityId, path } = await publishPromo()
      const card = page.locator('#apply')
      await page.goto(`/${locale}${path}`)
      await settle(page)
      await expect(page.getByRole('region', { name: 'The point' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'The way' }).getByRole('listitem')).toHaveCount(2)
      const signUp = card.getByRole('link', { name: text(locale, 'activity.cta_sign_up_to_apply') })
      await expect(signUp).toHaveAttribute('href', new RegExp(`/${locale}/register`))
      const logInToApply = card.getByRole('link', { name: text(locale, 'activity.cta_log_in'), exact: true })
      await expect(logInToApply).toHaveAttribute('href', new RegExp(`/${locale}/login`))
      await expectAccessible(page, `promo, ${locale}`)
      await expectNoSideways(page, [320, 390, 1280], `promo, ${locale}`)
      await shot(`promo-${locale}`)

      const user = await newUser()
      await logIn(page.context(), user)
      await page.reload()
      await settle(page)
      await card.getByRole('button', { name: text(locale, 'activity.cta_apply') }).click()
      const overlay = page.getByRole('dialog')
      await expect(overlay).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toContainText(text(locale, 'promo.applied_title'))
      await expect(card).toContainText(pattern(locale, 'promo.step_applied', 'date'))
      const { data } = await call(nonProductizedApplyStatus, { query: { activityId } }, { token: user.token })
      expect(data.status).toBe(1)
      await page.reload()
      await settle(page)
      await expect(card).toContainText(text(locale, 'promo.applied_chip'))
      await shot(`promo-applied-${locale}`)
    },
  )
}

test(
  '[SCR-8][ACT-8] one of several accounts is asked to switch, and logs out',
  { tag: '@long' },
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
  { tag: '@long' },
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

for (const locale of ['de', 'ar'] as const) {
  test(
    `[LOC-5][SCR-8] an offer that is only in English says so, and its texts carry their language, ${locale} @once`,
    { tag: '@long' },
    async ({ page }) => {
      const { path } = await publishPromo({ texts: { en: TEXTS }, consentVersion: undefined })
      await page.goto(`/${locale}${path}`)
      await expect(page.getByText(text(locale, 'language.only_english'))).toBeVisible()
      await expect(page.getByText(text(locale, 'language.legal_translated'))).toHaveCount(0)
      for (const words of [TEXTS.title, TEXTS.rules, 'The point', TEXTS.tasks.trade.title]) {
        const language = page
          .locator('main')
          .getByText(words, { exact: true })
          .first()
          .locator('xpath=ancestor-or-self::*[@lang][1]')
        await expect(language).toHaveAttribute('lang', 'en')
        await expect(language).toHaveAttribute('dir', 'ltr')
      }
      await page.goto(`/en${path}`)
      await expect(page.getByText(text('en', 'language.only_english'))).toHaveCount(0)
    },
  )
}
