import type { Locator, Page } from '@playwright/test'
import { pushCount } from '@fanfare/contract/message/push.ts'
import { call, sendEvents } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { logIn, type User } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const rows = (page: Page): Locator => page.locator('[data-message]')
const bell = (page: Page): Locator => page.locator('header a[href$="/messages"]')
const bellName = (count: number): string => text('en', 'messages.bell', { count, value: String(count) })

/** The gateway writes a message shortly after its cause. */
async function waitForUnread({ token }: User, total: number): Promise<void> {
  await expect.poll(async () => (await call(pushCount, {}, { token })).data.total).toBe(total)
}

/** Returns to the tab, which then reads again what another has changed, until it does; a return during an earlier read starts none. */
const expectBellAfterReturn = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(bell(page)).toHaveAccessibleName(name, { timeout: 1000 })
  }).toPass()

test('[MSG-1][SCR-11][SHELL-4] a message leads to its reward’s claim, and both tabs show the same count @desktop', async ({
  page,
  context,
}) => {
  const member = await newMember()
  await waitForUnread(member, 1)
  await logIn(context, member)
  const other = await context.newPage()
  await openPage(other, '/en')
  await expect(bell(other)).toHaveAccessibleName(bellName(1))

  await sendEvents(member.userId, { type: 'kyc.passed' })
  await waitForUnread(member, 2)
  await expectBellAfterReturn(other, bellName(2))

  await openPage(page, '/en/messages')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText(text('en', 'messages.choose_title'))).toBeVisible()
  const newest = rows(page).first()
  await expect(newest).toContainText(/10\s?USDT/)
  await expect(newest).toContainText(text('en', 'messages.unread'))
  await newest.click()
  await expect(page).toHaveURL(/\/en\/messages\/[\w-]+$/)
  // Beside the list, and read.
  const open = page.getByRole('article', { name: pattern('en', 'message.reward_claimable_title', 'reward') })
  await expect(open).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(newest).not.toContainText(text('en', 'messages.unread'))
  await expect(bell(page)).toHaveAccessibleName(bellName(1))
  await waitForUnread(member, 1)
  await expectBellAfterReturn(other, bellName(1))

  // A reload and the browser's Back button keep the place.
  await page.reload()
  await expect(open).toBeVisible()
  await open.getByRole('link', { name: pattern('en', 'task.claim_reward', 'reward') }).click()
  await expect(page).toHaveURL(`/en${WELCOME.path}`)
  await page.goBack()
  await expect(open).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/en/messages')
  await page.getByRole('button', { name: text('en', 'messages.read_all') }).click()
  await expect(bell(page)).toHaveAccessibleName(text('en', 'messages.title'))
  await waitForUnread(member, 0)
  await expectBellAfterReturn(other, text('en', 'messages.title'))
})
