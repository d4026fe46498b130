import type { ActivityFileInput } from '#activities/schema.ts'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { nonProductizedApplyStatus } from '#lib/contract/activity/non-productized-apply-status.ts'
import { expectAccessible, expectNoSideways } from './support/check-page.ts'
import { call, newId, publish, sendEvents } from './support/gateway.ts'
import { pattern, text } from './support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from './support/test.ts'
import { logIn, newUser } from './support/users.ts'

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
      const logInToApply = card.getByRole('link', { name: text(locale, 'activity.cta_log_in_to_apply') })
      await expect(logInToApply).toHaveAttribute('href', new RegExp(`/${locale}/login`))
      await expectAccessible(page, `promo, ${locale}`)
      await expectNoSideways(page, [320, 390, 1280], `promo, ${locale}`)
      await shot(`promo-${locale}`)

      const user = await newUser()
      await logIn(page.context(), user)
      await page.reload()
      await settle(page)
      await card.getByRole('button', { name: text(locale, 'activity.cta_apply') }).click()
      const moment = page.getByRole('dialog')
      await expect(moment).toBeVisible()
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

test('[SCR-8][ACT-8] one of several accounts is asked to switch, and logs out', async ({ page, user, shot }) => {
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
})

test('[SCR-8][ACT-8] a user whom the offer refuses reads why, and after the end nobody can apply', async ({
  page,
  user,
}) => {
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
})
