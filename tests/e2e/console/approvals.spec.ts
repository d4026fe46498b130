import type { Page } from '@playwright/test'
import { saveGoodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

/** Proposes a budget of goodwill with the session of a page; the console has no form for it. */
const proposeBudget = (page: Page, limit: string): Promise<string> =>
  page.evaluate(
    async ({ path, wanted }) => {
      const session = (await (await fetch('/session')).json()) as { data: { csrf: string } }
      const present = (await (await fetch(path)).json()) as { data: { revision: number } }
      const answer = await fetch(path, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'x-csrf': session.data.csrf,
          'if-match': `"${present.data.revision}"`,
        },
        body: JSON.stringify({ lines: [{ rewardType: 'DROP', unit: 'USDT', limit: wanted }] }),
      })
      const { data } = (await answer.json()) as { data: { proposal: { proposalId: string } } }
      return data.proposal.proposalId
    },
    { path: saveGoodwillBudget.path, wanted: limit },
  )

test(
  'a second person approves what they were shown, and support gives goodwill with its limits in sight',
  { tag: ['@long', '@once'] },
  async ({ page, shot }) => {
    await openConsole(page, 'operator', '/approvals')
    const id = await proposeBudget(page, '1000')
    await page.goto(new URL(`/approvals/${id}`, page.url()).href)
    await expect(page.getByText('An approver decides.').or(page.getByText('It is yours'))).toBeVisible()
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
