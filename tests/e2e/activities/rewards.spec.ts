import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { grantsOf } from '../support/auditor.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, LOCALES, settle, sizeOf, test } from '../support/test.ts'
import { join, logIn, newUser } from '../support/users.ts'
import { newBusyMember, newMember, WELCOME } from '../support/welcome.ts'

for (const locale of LOCALES) {
  test(
    `[SCR-9][GW-3] one press claims every claimable reward in ${locale}, each once`,
    { tag: sizeOf(locale) },
    async ({ page, context, shot }) => {
      const member = await newBusyMember()
      await logIn(context, member)
      await page.goto(`/${locale}/rewards`)
      await settle(page)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: text(locale, 'rewards.ready') })).toBeVisible()
      await shot(`rewards-ready-${locale}`)
      // Cash and trial funds have no sum, so the button names how many there are.
      const all = page.getByRole('button', { name: locale === 'ar' ? /استلام (?:كل|ال)/ : /^Claim all/ })
      await all.filter({ visible: true }).first().click()
      await expect(all).toHaveCount(0)
      await expect
        .poll(async () => (await grantsOf(member.userId)).map(({ task_id: id }) => id))
        .toEqual([WELCOME.tasks.account.id, WELCOME.tasks.deposit.id, WELCOME.tasks.identity.id])
    },
  )
}

test(
  '[SCR-9] tabs sort rewards by state, and the address keeps the tab',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newBusyMember())
    await page.goto('/en/rewards')
    await settle(page)
    const tabs = page.getByRole('navigation', { name: text('en', 'rewards.tabs') })
    await expect(tabs.getByRole('link'), 'a tab without rewards is not there').toHaveText([
      /^All\s*1$/,
      /^Received\s*1$/,
    ])
    await tabs.getByRole('link', { name: text('en', 'rewards.tab_granted') }).click()
    await expect(page).toHaveURL('/en/rewards#granted')
    await page.evaluate(() => (location.hash = '#expired'))
    await expect(page).toHaveURL('/en/rewards#expired')
    const list = page.getByRole('region', { name: text('en', 'rewards.list') })
    await expect(list).toHaveText(text('en', 'rewards.none_expired'))
    await page.goBack()
    await expect(list).toContainText(/5\s?USDT/)
    // A row opens to its steps.
    await expect(list.getByText(text('en', 'rewards.step_earned'))).toBeHidden()
    await list.locator('summary').first().click()
    await expect(list.getByText(text('en', 'rewards.step_earned'))).toBeVisible()
    await page.goto('/en/rewards#used')
    await settle(page)
    await expect(list).toHaveText(text('en', 'rewards.none_used'))
  },
)

test(
  '[SCR-9][ACT-3] a flagged account’s reward shows as under review, and a held reward shows its hold',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    const { activityId } = await publish(
      activityInput({
        alias: newId('e2e'),
        listed: false,
        tasks: [
          {
            id: 'trade',
            type: 'SPOT_TRADING_VOLUME',
            period: 'AFTER',
            target: { amount: '100', unit: 'USDT' },
            reward: { type: 'DROP', kind: 'Token', amount: { amount: '7', unit: 'USDT' }, holdHours: 24 },
          },
        ],
      }),
    )
    const [held, flagged] = await Promise.all([newUser(), newMember()])
    await join(held, activityId)
    await sendEvents(held.userId, spotTrade('100'))
    await sendEvents(flagged.userId, { type: 'user.flagged', reason: 'e2e' })

    for (const [user, chip] of [
      [held, 'rewards.chip_hold'],
      [flagged, 'rewards.chip_review'],
    ] as const) {
      await context.clearCookies()
      await logIn(context, user)
      await page.goto('/en/rewards')
      await settle(page)
      await new ActivityPage(page, 'en').claimButton(page, '[57]').filter({ visible: true }).first().click()
      // The list is hidden from roles until the dialog is closed, at the latest after its countdown.
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      const list = page.getByRole('region', { name: text('en', 'rewards.list') })
      await expect(list).toContainText(text('en', chip))
    }
  },
)

test(
  '[SCR-9] the deadlines can be downloaded as a calendar file',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newMember())
    await page.goto('/en/rewards')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: text('en', 'rewards.calendar') }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('rewards.ics')
    const stream = await file.createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR/)
  },
)

test(
  '[SCR-9][SCR-1] a new account sees the reward that waits for it, and joins and claims it from there',
  { tag: ['@phone', '@long'] },
  async ({ page, user, shot }) => {
    expect(user.userId).toBeTruthy()
    const main = page.getByRole('main')
    const created = 'Create your account'
    const waits = async () => {
      await expect(main.getByText(text('en', 'ready.waiting'), { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { name: text('en', 'ready.earn_next') })).toBeVisible()
      await expect(main.getByText(created, { exact: true })).toBeHidden()
    }
    await page.goto('/en')
    await settle(page)
    await waits()
    await shot('home-fresh')
    await page.goto('/en/rewards')
    await settle(page)
    await waits()
    await shot('rewards-fresh')
    await main.getByRole('link', { name: pattern('en', 'ready.join_claim', 'reward') }).click()
    await expect(page).toHaveURL(new RegExp(`/en${WELCOME.path}`))
    const joined = page.getByRole('dialog').filter({ visible: true })
    const claimIt = joined.getByRole('button', { name: pattern('en', 'task.claim_reward', 'reward') })
    await expect(claimIt).toContainText('5')
    await page.keyboard.press('Escape')
    // The task to verify the identity does not ask for a verified identity.
    await expect(main.getByText('Verify your identity', { exact: true }).first()).toBeVisible()
    await expect(main).not.toContainText(text('en', 'reason.kyc_needed'))
  },
)

test(
  '[SCR-9] the rewards in the head are those of the tab “All”; what is ready has its own count',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    await logIn(context, await newBusyMember())
    await page.goto('/en/rewards')
    await settle(page)
    await expect(page.getByText(/^1 reward from 1 activity, as of /)).toBeVisible()
    const tabs = page.getByRole('navigation', { name: text('en', 'rewards.tabs') })
    await expect(tabs.getByRole('link').first()).toHaveText(/^All\s*1$/)
  },
)

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['de', 'light'],
  ['ar', 'dark'],
] as const) {
  test(
    `[SCR-9][SHELL-2] the rewards are at most 3,000 px high on a phone, with one button for all in ${locale}`,
    { tag: ['@once', '@long'] },
    async ({ page, context }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 390, height: 844 })
      await logIn(context, await newBusyMember())
      await page.goto(`/${locale}/rewards`)
      await settle(page)
      const card = page.getByRole('region', { name: text(locale, 'rewards.ready') })
      await expect(card.getByRole('button').first()).toHaveText(pattern(locale, 'rewards.claim_all_sum', 'sum'))
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
      await expectNoSideways(page, [390, 1280], `rewards in ${locale}`)
      await expectAccessible(page, `rewards in ${locale}`)
    },
  )
}
