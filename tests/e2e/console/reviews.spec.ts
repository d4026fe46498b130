import { expectWellMade, openConsole } from '../support/console.ts'
import { sendEvents } from '../support/gateway.ts'
import { expect, test } from '../support/test.ts'
import { claim, newMember, WELCOME } from '../support/welcome.ts'

test.beforeEach(({ complaints }) => complaints.expect(/status of 4\d\d/))

/** A member whose claimed reward waits for a review. */
async function newFlaggedMember() {
  const member = await newMember()
  await sendEvents(member.userId, {
    type: 'user.flagged',
    reason: 'MULTI_ACCOUNT',
    score: 82,
    evidence: [{ label: 'Accounts on this device', value: '4' }],
  })
  await claim(member, WELCOME.tasks.account.id)
  return member
}

test('risk refuses a reward with the words that its user gets, and a second decision is too late @long @once', async ({
  page,
  context,
}) => {
  const { userId } = await newFlaggedMember()
  await openConsole(page, 'risk', `/users/${userId}`)
  await expect(page.getByRole('region', { name: 'Rewards' })).toContainText('Review')
  await page.goto(new URL('/reviews', page.url()).href)
  await page.getByRole('list', { name: 'Queue' }).getByRole('link').last().click()
  await expect(page.getByRole('region', { name: 'Why it’s here' })).toContainText('Accounts on this device')
  await page.getByRole('button', { name: 'Take it for 15 minutes' }).click()
  await expect(page.getByText('You are on it until')).toBeVisible()
  await page.getByRole('radio', { name: /^Refuse/ }).check()
  await expect(page.getByLabel('What the user reads')).toContainText('We couldn’t pay 5 USDT')
  await page.getByLabel('Reason, as the user reads it').selectOption('MULTI_ACCOUNT')
  await page.getByLabel('Note for colleagues').fill('Same device')
  await expectWellMade(page, 'a review')

  const late = await context.newPage()
  await late.goto(page.url())
  await late.getByRole('radio', { name: /^Accept/ }).check()
  await late.getByLabel('Reason').selectOption('Checked')
  await page.getByRole('button', { name: 'Refuse 5 USDT' }).click()
  await expect(page.getByText('Refused by rita.sandoval')).toBeVisible()
  await late.getByRole('button', { name: 'Accept 5 USDT' }).click()
  await expect(late.getByRole('alert')).toContainText('Somebody was faster')
  await late.getByRole('button', { name: 'Show the present state' }).click()
  await expect(late.getByText('Refused by rita.sandoval')).toBeVisible()
})
