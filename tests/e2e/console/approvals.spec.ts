import type { Page } from '@playwright/test'
import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

/** Proposes a budget of goodwill, which has no line on a new site; a limit that is no amount is refused by its field. */
async function proposeBudget(page: Page, limit: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Propose other limits' })
  await expect(form.getByRole('button', { name: 'Propose' })).toBeDisabled()
  const present = form.getByLabel('Cash to the spot account, USDT')
  if (!(await present.isVisible())) {
    await form.getByRole('combobox', { name: /^As/ }).selectOption('Cash to the spot account')
    await form.getByLabel('Unit').fill('USDT')
  }
  const field = (await present.isVisible()) ? present : form.getByLabel('Limit', { exact: true })
  await field.fill('many')
  await form.getByRole('button', { name: 'Propose' }).click()
  await expect(form.getByRole('alert')).toContainText(/Budget line \d+, limit/)
  await field.fill(limit)
  await expectWellMade(page, 'the budget of goodwill')
  await form.getByRole('button', { name: 'Propose' }).click()
  await page.getByRole('link', { name: 'See the proposal' }).click()
}

test(
  'a second person approves what they were shown, and support gives goodwill with its limits in sight',
  { tag: ['@long', '@once'] },
  async ({ page, shot }) => {
    await openConsole(page, 'operator', '/goodwill')
    await proposeBudget(page, `${1000 + (Date.now() % 1000)}`)
    await expect(page.getByText('It is yours: another approver decides.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What it does' })).toContainText(/→ 1,\d{3}\sUSDT/)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.context().clearCookies()
    await openConsole(page, 'approver', `/approvals/${id}`)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    await shot('console-approval')
    await expectWellMade(page, 'a proposal')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Approved by adam.weiss')).toBeVisible()

    await page.context().clearCookies()
    await openConsole(page, 'support', '/users')
    await page.getByLabel('Whole value').fill('visitor@fanfare.example')
    await page.getByRole('button', { name: 'Find' }).click()
    const goodwill = page.getByRole('region', { name: 'Goodwill' })
    await expect(goodwill.getByLabel('Limits')).toContainText('Left for you today')
    await expect(goodwill.getByRole('button', { name: 'Give' })).toBeDisabled()
    await goodwill.getByLabel('Amount, USDT').fill('5')
    await goodwill.getByLabel('Ticket').fill('CS-20931')
    await shot('console-goodwill')
    await goodwill.getByRole('button', { name: 'Give 5 USDT' }).click()
    await expect(goodwill.getByText('Given. The user gets a message.')).toBeVisible()
  },
)

test('everybody sees what waits for a second person', { tag: '@long' }, async ({ page }) => {
  await openConsole(page, 'viewer', '/approvals')
  await expect(page.getByRole('heading', { name: 'Approvals' })).toBeVisible()
  await expectWellMade(page, 'approvals')
})
