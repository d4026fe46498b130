import { expectWellMade, openConsole } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test('an operator proposes goodwill limits, a second person approves, and support gives within them @once', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d/)
  await test.step('a limit that is no amount is refused by its field', async () => {
    await openConsole(page, 'operator', '/goodwill')
    const form = page.getByRole('region', { name: 'Propose other limits' })
    const propose = form.getByRole('button', { name: 'Propose' })
    await expect(propose).toBeDisabled()
    // A new site has no line of goodwill.
    const present = form.getByLabel('Cash to the spot account, USDT')
    if (!(await present.isVisible())) {
      await form.getByLabel('Another kind of reward').selectOption('Cash to the spot account')
      await form.getByLabel('Its unit').fill('USDT')
    }
    const field = (await present.isVisible()) ? present : form.getByLabel('Its limit')
    await field.fill('many')
    await propose.click()
    await expect(form.getByRole('alert')).toContainText(/Budget line \d+, limit/)
    await field.fill(`${1000 + (Date.now() % 1000)}`)
    await expectWellMade(page, 'the budget of goodwill')
    await propose.click()
    await page.getByRole('link', { name: 'See the proposal' }).click()
  })
  await test.step('the approval', async () => {
    await expect(page.getByText('It is yours: another approver decides.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What it does' })).toContainText(/→ 1,\d{3}\sUSDT/)
    const { pathname } = new URL(page.url())
    await context.clearCookies()
    await openConsole(page, 'approver', '/approvals')
    await expectWellMade(page, 'approvals')
    await page.goto(new URL(pathname, page.url()).href)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    await expectWellMade(page, 'a proposal')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Approved by adam.weiss')).toBeVisible()
  })
  await test.step('the goodwill', async () => {
    await context.clearCookies()
    await openConsole(page, 'support', '/users')
    await page.getByLabel('Whole value').fill('visitor@fanfare.example')
    await page.getByRole('button', { name: 'Find' }).click()
    const goodwill = page.getByRole('region', { name: 'Goodwill' })
    await expect(goodwill.getByLabel('Limits')).toContainText('Left for you today')
    await expect(goodwill.getByRole('button', { name: 'Give' })).toBeDisabled()
    await goodwill.getByLabel('Amount, USDT').fill('5')
    await goodwill.getByLabel('Reason').selectOption({ index: 1 })
    await goodwill.getByLabel('Ticket').fill('CS-20931')
    await goodwill.getByRole('button', { name: 'Give 5 USDT' }).click()
    await expect(goodwill.getByText('Given. The user gets a message.')).toBeVisible()
  })
})
