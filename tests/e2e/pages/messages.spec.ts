import type { Locator, Page } from '@playwright/test'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { pushCount } from '@fanfare/contract/message/push-count.ts'
import { userVipCode } from '@fanfare/contract/session/user-vip-code.ts'
import { call, sendEvents, spotTrade } from '../support/gateway.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'
import { logIn, newUser, openSession, type User } from '../support/users.ts'
import { newMember, WELCOME } from '../support/welcome.ts'

const rows = (page: Page): Locator => page.locator('[data-message]')
const bell = (page: Page): Locator => page.locator('header a[href$="/messages"]')
const bellName = (count: number): string => text('en', 'messages.bell', { count, value: String(count) })

/** The gateway writes a message shortly after its cause. */
async function waitForUnread({ token }: User, total: number): Promise<void> {
  await expect.poll(async () => (await call(pushCount, {}, { token })).data.total).toBe(total)
}

/** Reads again what another tab may have changed, as a browser does when the reader returns to a tab. */
const returnTo = (page: Page): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test(
  '[MSG-1][SCR-11][SHELL-4] a message arrives, is opened and read in one tab, and the other tab agrees',
  { tag: '@desktop' },
  async ({ page, context, shot }) => {
    const member = await newMember()
    await waitForUnread(member, 1)
    await logIn(context, member)
    const other = await context.newPage()
    await other.goto('/en')
    await settle(other)
    await expect(bell(other)).toHaveAccessibleName(bellName(1))

    await sendEvents(member.userId, { type: 'kyc.passed' })
    await waitForUnread(member, 2)
    await returnTo(other)
    await expect(bell(other)).toHaveAccessibleName(bellName(2))

    await page.goto('/en/messages')
    await settle(page)
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
    await shot('messages-open')
    await returnTo(other)
    await expect(bell(other)).toHaveAccessibleName(bellName(1))

    // A reload and the browser's Back button keep the place.
    await page.reload()
    await expect(open).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/en/messages')
    await page.getByRole('button', { name: text('en', 'messages.read_all') }).click()
    await expect(bell(page)).toHaveAccessibleName(text('en', 'messages.title'))
    await waitForUnread(member, 0)
    await returnTo(other)
    await expect(bell(other)).toHaveAccessibleName(text('en', 'messages.title'))
  },
)

for (const locale of LOCALES) {
  test(
    `[SCR-11][MSG-1] a message leads to the claim of its reward in ${locale}`,
    { tag: sizeOf(locale) },
    async ({ page, context, shot }) => {
      const member = await newMember()
      await waitForUnread(member, 1)
      await logIn(context, member)
      await page.goto(`/${locale}/messages?type=REWARD`)
      await settle(page)
      await shot(`messages-${locale}`)
      await rows(page).first().click()
      const main = page.getByRole('main')
      const claim = main
        .getByRole('article')
        .getByRole('link', { name: pattern(locale, 'task.claim_reward', 'reward') })
      await expect(claim).toBeVisible()
      await shot(`message-${locale}`)
      await claim.click()
      await expect(page).toHaveURL(`/${locale}${WELCOME.path}`)
    },
  )
}

test(
  '[SCR-11] on phones a message replaces the list, and the link back returns to its row',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    const member = await newMember()
    await waitForUnread(member, 1)
    await logIn(context, member)
    await page.goto('/en/messages')
    await settle(page)
    const row = rows(page).first()
    await row.click()
    await expect(page.getByRole('article')).toBeVisible()
    await expect(row).toBeHidden()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('en', 'messages.title'), exact: true })
      .click()
    await expect(row).toBeFocused()
    await expect(page.getByRole('article')).toBeHidden()
  },
)

test(
  '[SCR-11][AUTH-4] a visitor is sent to the login and back, and the page is not indexed',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.goto('/en/messages')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const login = page.getByRole('main').getByRole('link', { name: text('en', 'shell.log_in') })
    await expect(login).toHaveAttribute('href', /\/en\/login\?next=%2Fmessages$/)
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/messages')
  },
)

test(
  '[MSG-1][AGT-4] the first trade of a referral is a message of its agent, in the language of the page, that opens the referrals',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    const agent = await openSession(DEMO_LOGINS[2])
    const { data } = await call(userVipCode, {}, { token: agent.token })
    const person = await newUser({ vipCode: data.vipCode ?? '' })
    await sendEvents(person.userId, spotTrade('2000'))
    await logIn(context, agent)
    await page.goto('/de/messages')
    await settle(page)
    const row = rows(page)
      .filter({ hasText: pattern('de', 'message.first_trade_title', 'person') })
      .first()
    // The gateway writes lines and messages shortly after the trade.
    await expect(async () => {
      await returnTo(page)
      await expect(row).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(row).toContainText('***@mail')
    await row.click()
    const open = page.getByRole('article', { name: pattern('de', 'message.first_trade_title', 'person') })
    await open.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de\/agent\/[\w-]+\/referral$/)
  },
)
