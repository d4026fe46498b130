import { activityList } from '#lib/contract/activity/list.ts'
import { userVipCode } from '#lib/contract/session/user-vip-code.ts'
import { call } from './support/gateway.ts'
import { grantsOf } from './support/auditor.ts'
import { ActivityPage } from './support/pages/activity-page.ts'
import { pattern, text } from './support/texts.ts'
import { expect, settle, test } from './support/test.ts'
import { logIn } from './support/users.ts'
import { newMember, WELCOME } from './support/welcome.ts'

test('[SCR-1] tabs and type filters show the matching activities with their number, and are kept in the address', async ({
  page,
}) => {
  const { data } = await call(activityList, { query: { pageIndex: 0, pageSize: 100 } })
  const of = (status: string) => data.activities.filter((activity) => activity.status === status)
  await page.goto('/en')
  await settle(page)
  const main = page.getByRole('main')
  const shown = main.locator('article').filter({ visible: true })
  await expect(shown).toHaveCount(of('ONGOING').length)

  await main.getByRole('link', { name: new RegExp(`^${text('en', 'state.upcoming')}`) }).click()
  await expect(page).toHaveURL('/en?status=UPCOMING')
  await expect(shown).toHaveCount(of('UPCOMING').length)
  await expect(main.getByRole('status').first()).toContainText(
    text('en', 'activity.found', { count: of('UPCOMING').length, value: String(of('UPCOMING').length) }),
  )

  await main.getByRole('button', { name: text('en', 'activity.group.lottery') }).click()
  await expect(page).toHaveURL(/type=/)
  await expect(shown).toHaveCount(of('UPCOMING').filter(({ activityType }) => activityType === 5).length)

  await page.reload()
  await expect(main.getByRole('button', { name: text('en', 'activity.group.lottery') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await main.getByRole('button', { name: text('en', 'activity.group.new_user') }).click()
  await expect(main).toContainText(text('en', 'activity.none_title'))
  await main.getByRole('button', { name: text('en', 'activity.none_reset') }).click()
  await expect(shown).toHaveCount(of('ONGOING').length)

  // Back returns through the filters without a reload.
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
  await page.goBack()
  await expect(main).toContainText(text('en', 'activity.none_title'))
  await page.goBack()
  await expect(main.getByRole('button', { name: text('en', 'activity.group.lottery') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
})

test('[SCR-1][UI-3] banners can be moved by hand and paused, and do not move with reduced motion', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/en')
  await settle(page)
  const banners = page.getByRole('region', { name: text('en', 'banner.label') })
  const bars = banners.getByRole('button', { name: pattern('en', 'banner.position', 'index', 'total') })
  const scrolls = await banners.locator('ul').evaluateHandle((track) => {
    const calls: unknown[] = []
    const scrollTo = track.scrollTo.bind(track) as (options: ScrollToOptions) => void
    track.scrollTo = (options: unknown) => {
      calls.push(options)
      scrollTo(options as ScrollToOptions)
    }
    return calls
  })
  await page.clock.runFor(20_000)
  expect(await scrolls.jsonValue(), 'no banner moves without a press').toEqual([])
  if (isMobile) {
    await banners.locator('ul').evaluate((track) => track.scrollTo({ left: track.clientWidth }))
  } else {
    await bars.nth(1).click()
  }
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(banners.getByRole('link').nth(1)).toBeInViewport()
})

test(
  '[SCR-1][GW-3] a claimable reward can be claimed on the home page',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const member = await newMember()
    await logIn(context, member)
    await page.goto('/en')
    const ready = page.getByRole('region', { name: text('en', 'ready.title') })
    const activity = new ActivityPage(page, 'en')
    await activity.claimButton(ready, WELCOME.tasks.account.pays).click()
    const dialog = await activity.expectClaimed()
    await dialog.getByRole('button', { name: text('en', 'common.btn_close') }).click()
    await expect(dialog).toBeHidden()
    await expect(ready).toContainText(text('en', 'ready.done_title'))
    await expect(ready).toContainText(text('en', 'ready.earn_next'))
    expect(await grantsOf(member.userId)).toHaveLength(1)
  },
)

test(
  '[AUTH-5][SCR-1] the invite link has the user’s own code and leads to the registration with it',
  { tag: '@phone' },
  async ({ page, user }) => {
    const { data } = await call(userVipCode, {}, { token: user.token })
    await page.goto('/ar')
    const link = page.getByLabel(text('ar', 'invite.link_label'))
    await expect(link).toContainText(`/ar/register?vipCode=${data.vipCode}`)
  },
)
