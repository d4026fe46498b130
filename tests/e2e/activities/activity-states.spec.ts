import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { noLoginDetail } from '@fanfare/contract/activity/no-login-detail.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import type { ActivityOutcome } from '@fanfare/contract/enumerations.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { grantsOf } from '../support/auditor.ts'
import { call, newId, publish, sendEvents, spotTrade } from '../support/gateway.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text, type TestLocale } from '../support/texts.ts'
import { expect, LOCALES, longUnless, settle, sizeOf, test } from '../support/test.ts'
import { join, logIn, newUser } from '../support/users.ts'
import { newBusyMember, WELCOME } from '../support/welcome.ts'

const RULES = { en: 'Be **fair**.', ar: 'كن **عادلًا**.' }

/** An unlisted activity for this test alone, so that the other tests' home page stays the same. */
const published = (changes: Partial<ActivityFileInput> = {}) =>
  publish(activityInput({ alias: newId('e2e'), listed: false, ...changes }))

const pathOf = (locale: TestLocale, alias: string) => `/${locale}/activity/competition/${alias}`

interface State {
  name: string
  file: Partial<ActivityFileInput>
  cta: string
  line: string
  /** Arguments of the line. */
  args?: string[]
  /** The kind of action that is possible. */
  does: 'button' | 'link'
  /** The outcome that the gateway reaches in the background. */
  outcome?: ActivityOutcome
}

const STATES: readonly State[] = [
  {
    name: 'not started',
    file: { startTime: '+3d 00:00' },
    cta: 'activity.cta_remind',
    line: 'activity.cta_not_started',
    args: ['date'],
    does: 'button',
  },
  {
    name: 'ended',
    file: { startTime: '-9d 00:00', endTime: '-2d 00:00' },
    cta: 'activity.cta_other',
    line: 'activity.line_ended',
    does: 'link',
  },
  {
    name: 'being settled',
    file: { startTime: '-9d 00:00', endTime: '-2d 00:00', settleDays: 5 },
    cta: 'activity.cta_other',
    line: 'activity.line_settling',
    does: 'link',
  },
  {
    name: 'settled',
    file: { startTime: '-9d 00:00', endTime: '-5d 00:00', settleDays: 1 },
    cta: 'activity.cta_other',
    line: 'activity.line_settled',
    does: 'link',
    outcome: 'SETTLED',
  },
  {
    name: 'called off',
    file: { cancelled: true },
    cta: 'activity.cta_read_rules',
    line: 'activity.line_cancelled',
    does: 'link',
  },
]

for (const { name, file, cta, line, args = [], does, outcome } of STATES) {
  test(
    `[ACT-10] an activity that is ${name} shows its whole page, and its action names the state in both languages`,
    { tag: ['@phone', ...longUnless(name === 'ended' || name === 'called off')] },
    async ({ page, shot }) => {
      const { activityId, alias } = await published(file)
      if (outcome !== undefined) {
        const reached = async () => (await call(noLoginDetail, { query: { activityId } })).data.outcome
        await expect.poll(reached).toBe(outcome)
      }
      for (const locale of LOCALES) {
        const activity = new ActivityPage(page, locale)
        const response = await page.goto(pathOf(locale, alias))
        expect(response?.status()).toBe(200)
        await settle(page)
        await expect(activity.heading).toBeVisible()
        await expect(page.getByRole('main')).toContainText(RULES[locale].replaceAll('*', ''))
        const action = activity.cta.getByRole(does, { name: text(locale, cta) })
        await expect(action).toBeVisible()
        await expect(activity.cta).toContainText(pattern(locale, line, ...args))
        await shot(`state-${name.replaceAll(' ', '-')}-${locale}`)
      }
    },
  )
}

test(
  '[GW-3][ACT-3] the page shows sold out to a user after the last reward, and the claim to the user who has it',
  { tag: '@desktop' },
  async ({ page, context, shot }) => {
    const { alias, activityId } = await published({ budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '1' }] })
    const [first, second] = await Promise.all([newUser(), newUser()])
    for (const user of [first, second]) {
      await join(user, activityId)
      await sendEvents(user.userId, { ...spotTrade('100'), market: 'futures', symbol: 'BTCUSDT' })
    }
    await logIn(context, second)
    const activity = new ActivityPage(page, 'en')
    await page.goto(pathOf('en', alias))
    await settle(page)
    const claim = activity.claimButton(activity.cta, '1')
    const soldOut = activity.cta.getByRole('link', { name: text('en', 'activity.cta_other') })
    await expect(claim.or(soldOut)).toBeVisible()
    await expect(activity.cta).toContainText(text('en', 'activity.line_sold_out'))
    await expect(page.getByRole('main')).toContainText(text('en', 'reason.sold_out'))
    await shot('state-sold-out-en')

    await logIn(context, first)
    await page.reload()
    await claim.click()
    await activity.expectClaimed()
    expect(await grantsOf(first.userId)).toHaveLength(1)
    expect(await grantsOf(second.userId)).toHaveLength(0)
  },
)

test(
  '[ACT-4][SCR-2] a user recognises their own trades in the trace: pair, time, amount and why one did not count',
  { tag: ['@phone', '@long'] },
  async ({ page, context, shot }) => {
    const sentFrom = Date.now()
    const member = await newBusyMember()
    const times = [sentFrom, Date.now()].map((at) => formatDayMonthTime('en', at, 'Asia/Bangkok'))
    await logIn(context, member)
    await page.goto(`/en${WELCOME.path}`)
    const rows = page.locator('details[open]').getByRole('listitem')
    const bought = rows.filter({ hasText: text('en', 'fact.buy', { symbol: 'BTC/USDT' }) })
    const counted = bought.filter({ hasText: /40(\.00)?\sUSDT/ })
    await expect(counted).toHaveText(new RegExp(`${times.join('|')}`))
    await expect(counted).toHaveText(pattern('en', 'fact.counted', 'at'))
    const stable = rows.filter({ hasText: text('en', 'fact.buy', { symbol: 'USDC/USDT' }) })
    await expect(stable).toContainText(pattern('en', 'reason_value.stable_pair', 'at', 'symbol'))
    await shot('trace-of-trades-en')
  },
)

for (const locale of LOCALES) {
  test(
    `[ACT-10][SCR-14] an unknown activity is a 404 in ${locale}, with links onward`,
    { tag: [...sizeOf(locale), '@long'] },
    async ({ page, complaints }) => {
      complaints.expect(/status of 404/)
      const response = await page.goto(`/${locale}/activity/lottery/harvest-drow`)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text(locale, 'not_found.title'))
      await expect(main).toContainText('/activity/lottery/harvest-drow')
      // The page suggests the activity whose alias is nearly the same.
      await expect(main.locator(`a[href="/${locale}/activity/lottery/harvest-draw"]`)).toBeVisible()
      await main.getByRole('link', { name: text(locale, 'not_found.activities') }).click()
      await expect(page).toHaveURL(`/${locale}`)
    },
  )
}

test.describe('from a country where it is not offered', () => {
  const COUNTRY = 'GB'
  test.use({ extraHTTPHeaders: { 'x-country': COUNTRY } })

  for (const locale of LOCALES) {
    test(
      `[ACT-10] a visitor sees in ${locale} that it is not offered, before any action, with a link elsewhere`,
      { tag: sizeOf(locale) },
      async ({ page, shot }) => {
        const { alias } = await published({ audience: { regionsExcluded: [COUNTRY] } })
        const activity = new ActivityPage(page, locale)
        await page.goto(pathOf(locale, alias))
        await expect(activity.cta).toContainText(text(locale, 'activity.line_region'))
        await activity.cta.getByRole('link', { name: text(locale, 'activity.cta_other') }).click()
        await expect(page).toHaveURL(`/${locale}`)
        await shot(`state-region-${locale}`)
      },
    )
  }

  test(
    '[ACT-10][ACT-7] a user who is logged in is refused as well, on the page and by the gateway',
    { tag: ['@desktop', '@long'] },
    async ({ page, user }) => {
      const { alias, activityId } = await published({ audience: { regionsExcluded: [COUNTRY] } })
      const activity = new ActivityPage(page, 'en')
      await page.goto(pathOf('en', alias))
      await expect(activity.cta).toContainText(text('en', 'activity.line_region'))
      const options = { token: user.token, headers: { 'x-country': COUNTRY } }
      const refused = await call(apply, { query: { activityId } }, options)
      expect(refused.code).toBe(CODES.REGION_REFUSED.code)
    },
  )
})

test(
  '[ACT-7] the page asks for consent before joining; cancelling it joins nothing',
  { tag: '@phone' },
  async ({ page, user }) => {
    const consent = 'I know that prices fall.'
    const texts = { ...activityInput().texts }
    const { alias, activityId } = await published({
      consentVersion: 'v1',
      texts: { en: { ...texts.en!, consent } },
    })
    const activity = new ActivityPage(page, 'en')
    await page.goto(pathOf('en', alias))
    const joinButton = activity.cta.getByRole('button', { name: text('en', 'activity.cta_join') })
    await joinButton.click()
    const asked = await activity.expectDialog(text('en', 'activity.consent_title'))
    await expect(asked).toContainText(consent)
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(joinButton, 'the focus returns').toBeFocused()
    await joinButton.click()
    await asked.getByRole('button', { name: text('en', 'common.btn_cancel') }).click()
    await expect(asked).toBeHidden()
    const refused = await call(apply, { query: { activityId } }, { token: user.token })
    expect(refused.code, 'joining without consent is refused').not.toBe('00000')
    await joinButton.click()
    await asked.getByRole('button', { name: text('en', 'activity.consent_accept') }).click()
    await activity.expectDialog(text('en', 'activity.user_apply_success'))
  },
)

test(
  '[ACT-7][SCR-2] a wrong creator code shows its problem at the field and stays there; the right one binds',
  { tag: ['@desktop', '@long'] },
  async ({ page, user }) => {
    const activity = new ActivityPage(page, 'ar')
    await page.goto('/ar/welcome-event')
    await page.locator('summary', { hasText: text('ar', 'activity.joined_through') }).click()
    const field = page.getByLabel(text('ar', 'activity.no_invite_code'))
    const bind = page.getByRole('button', { name: text('ar', 'activity.bind'), exact: true })
    await field.fill('NOBODY99')
    await bind.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(text('ar', `code.${CODES.UNKNOWN_INVITE_CODE.code}`))
    await expect(field).toHaveValue('NOBODY99')
    await field.fill('AURORA7')
    await bind.click()
    await expect(page.getByRole('status').filter({ hasText: pattern('ar', 'activity.bound', 'agent') })).toBeVisible()
    await expect(field).toBeHidden()
    await expect(page.getByRole('main')).toContainText('AURORA7')
    expect(user.userId).not.toBe('')
    await expect(activity.heading).toBeVisible()
  },
)
