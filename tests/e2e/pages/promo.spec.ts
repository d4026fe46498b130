import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { nonProductizedApplyStatus } from '@fanfare/contract/activity/join.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call, newId, publish } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
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

async function publishPromo(): Promise<{ activityId: string; path: string }> {
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('promo'),
      page: 'promo',
      listed: false,
      sectionImages: { what: 'deposit' },
      texts: { en: TEXTS, ar: TEXTS },
    }),
  )
  return { activityId, path: `/promo/${alias}` }
}

test('[SCR-8][ACT-8] a visitor reads the offer, logs in, applies and is in @phone', async ({ page }) => {
  const { activityId, path } = await publishPromo()
  const card = page.locator('#apply')
  await openPage(page, `/ar${path}`)
  await expect(page.getByRole('region', { name: 'The point' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The way' }).getByRole('listitem')).toHaveCount(2)
  const signUp = card.getByRole('link', { name: text('ar', 'activity.cta_sign_up_to_apply') })
  await expect(signUp).toHaveAttribute('href', /\/ar\/register/)
  const logInToApply = card.getByRole('link', { name: text('ar', 'activity.cta_log_in'), exact: true })
  await expect(logInToApply).toHaveAttribute('href', /\/ar\/login/)
  await expectAccessible(page, 'promo')
  await expectNoSideways(page, [320, 390, 1280], 'promo')

  const user = await newUser()
  await logIn(page.context(), user)
  await page.reload()
  await settle(page)
  await card.getByRole('button', { name: text('ar', 'activity.cta_apply') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toContainText(text('ar', 'promo.applied_title'))
  await expect(card).toContainText(pattern('ar', 'promo.step_applied', 'date'))
  const { data } = await call(nonProductizedApplyStatus, { query: { activityId } }, { token: user.token })
  expect(data.status).toBe(1)
  await page.reload()
  await settle(page)
  await expect(card).toContainText(text('ar', 'promo.applied_chip'))
})
