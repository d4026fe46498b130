import type { Page } from '@playwright/test'
import { GEETEST_SETTINGS, startFakeGeetest, type FakeGeetest } from '@fanfare/gateway/testing/fake-geetest.ts'
import { AccountForm } from '../support/pages/account-form.ts'
import { startPlayerSite, type PlayerSite } from '../support/player-site.ts'
import { weaknessesOf } from '../support/policy.ts'
import { text } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'
import { PASSWORD } from '../support/users.ts'

// One site and one GeeTest, which fails at the end.
test.describe.configure({ mode: 'default' })

let geetest: FakeGeetest
let site: PlayerSite

test.beforeAll(async () => {
  geetest = await startFakeGeetest()
  site = await startPlayerSite({
    GEETEST_ID: GEETEST_SETTINGS.id,
    GEETEST_KEY: GEETEST_SETTINGS.key,
    GEETEST_ORIGIN: geetest.origin,
  })
})
test.afterAll(async () => {
  await site.stop()
  geetest.stop()
})

async function fillForm(page: Page): Promise<AccountForm> {
  geetest.behave('works')
  const form = new AccountForm(page, 'ar', 'register')
  await page.goto(`${site.origin}/ar/register`)
  await form.alive()
  await form.fill()
  return form
}

const box = (page: Page, state: 'refused' | 'failed') =>
  page.getByRole('checkbox', { name: text('ar', `account.captcha_${state}`) })
const frameOf = (page: Page) => page.frameLocator('iframe[title="GeeTest"]')
/** The frame leaves with the press, and a click would wait for it. */
const press = (page: Page, name: 'close' | 'solve') =>
  frameOf(page)
    .getByRole('button', { name })
    .evaluate((button: HTMLElement) => void setTimeout(() => button.click()))

test('[AUTH-5] GeeTest’s captcha speaks the form’s language, is isolated, and its answer registers @once', async ({
  page,
}) => {
  const form = await fillForm(page)
  const answer = await page.request.get(`${site.origin}/ar/register`)
  expect(weaknessesOf(answer.headers()['content-security-policy'] ?? '')).toEqual([])
  await form.submit.click()
  await expect(frameOf(page).getByRole('button', { name: 'solve' })).toBeVisible()
  const frame = page.frames().find((other) => other !== page.mainFrame())
  expect(await frame?.evaluate(() => window.origin)).toBe('null')
  const reach = await frame?.evaluate(() => {
    try {
      return window.parent.document.title
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(reach).toBe('SecurityError')
  await press(page, 'close')
  await expect(box(page, 'refused')).toBeVisible()
  await expect(form.alert.filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(form.password).toHaveValue(PASSWORD)
  await form.submit.click()
  await press(page, 'solve')
  await expect(page).not.toHaveURL(/\/ar\/register/)
  expect(geetest.languages.at(-1)).toBe('ara')
})

test('[AUTH-5] a GeeTest failure is shown, and proof of work replaces a failed check @once', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 503|ERR_FAILED|Failed to load/)
  const form = await fillForm(page)
  await page.route('**/v4/gt4.js', (route) => route.abort(), { times: 1 })
  await form.submit.click()
  await expect(box(page, 'failed')).toBeVisible()
  await form.submit.click()
  await expect(frameOf(page).getByRole('button', { name: 'solve' })).toBeVisible()
  geetest.behave('fails')
  await press(page, 'solve')
  await expect(box(page, 'refused')).toBeVisible()
  await form.submit.click()
  await expect(page).not.toHaveURL(/\/ar\/register/)
})
