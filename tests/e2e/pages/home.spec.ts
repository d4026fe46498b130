import type { Page } from '@playwright/test'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { noLoginDetail } from '@fanfare/contract/activity/detail.ts'
import { call } from '../support/gateway.ts'
import { grantsOf } from '../support/auditor.ts'
import { layoutShifts, totalShift, watchLayoutShifts } from '../support/layout-shifts.ts'
import { ActivityPage } from '../support/pages/activity-page.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, settle, test } from '../support/test.ts'
import { WELCOME, welcomeId } from '../support/welcome.ts'

/** The limit of a good page is 0.1 (Core Web Vitals); what is left comes from parts below the top. */
const MOST_SHIFT = 0.05

const slides = (page: Page) => page.getByRole('region', { name: text('en', 'banner.label') })
const bars = (page: Page) =>
  slides(page).getByRole('button', { name: pattern('en', 'banner.position', 'index', 'total') })
const allActivities = async () => (await call(activityList, { query: { pageIndex: 0, pageSize: 100 } })).data.activities

/** The sum of texts like "15 USDT". */
const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Number(/^(\d+)\sUSDT$/.exec(amount)?.[1]), 0)

test('[SCR-1] a visitor sees the largest cup first, and filters keep their place in history @phone', async ({
  page,
}) => {
  const activities = await allActivities()
  const of = (status: string) => activities.filter((activity) => activity.status === status)
  await openPage(page, '/en')
  const main = page.getByRole('main')
  const shown = main.locator('article').filter({ visible: true })
  const [largest] = of('ONGOING')
    .filter(({ activityType }) => [2, 8, 10].includes(Number(activityType)))
    .toSorted((a, b) => Number(b.pool?.amount ?? 0) - Number(a.pool?.amount ?? 0))
  await expect(shown.first().locator('a').first()).toHaveAttribute('href', `/en${largest?.path ?? ''}`)
  await expect(page.getByText(text('en', 'banner.welcome_title')).filter({ visible: true })).toHaveCount(1)
  await expect(shown.filter({ has: page.locator(`a[href$="${WELCOME.path}"]`) })).toHaveCount(0)
  const late = of('ONGOING').length - (await shown.count())
  const showMore = main.getByRole('button', {
    name: text('en', 'activity.show_more', { count: late, value: String(late) }),
  })
  await showMore.click()
  await expect(shown).toHaveCount(of('ONGOING').length)
  await expect(page.locator('article a:focus')).toHaveCount(1)

  await main.getByRole('link', { name: new RegExp(`^${text('en', 'state.upcoming')}`) }).click()
  await expect(page).toHaveURL('/en?status=UPCOMING')
  await expect(shown).toHaveCount(of('UPCOMING').length)
  const found = text('en', 'activity.found', { count: of('UPCOMING').length, value: String(of('UPCOMING').length) })
  await expect(main.getByRole('status').first()).toContainText(found)

  const lottery = main.getByRole('button', { name: text('en', 'activity.group.lottery') })
  await lottery.click()
  await expect(page).toHaveURL(/type=/)
  await expect(shown).toHaveCount(of('UPCOMING').filter(({ activityType }) => activityType === 5).length)
  await page.reload()
  await expect(lottery).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('button', { name: text('en', 'activity.group.new_user') }).click()
  await expect(main).toContainText(text('en', 'activity.none_title'))
  await main.getByRole('button', { name: text('en', 'activity.none_reset') }).click()
  await showMore.click()
  await expect(shown).toHaveCount(of('ONGOING').length)

  await page.evaluate(() => Object.assign(window, { neverReloaded: true }))
  await page.goBack()
  await expect(main).toContainText(text('en', 'activity.none_title'))
  await page.goBack()
  await expect(lottery).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => 'neverReloaded' in window)).toBe(true)
})

test('[SCR-1][AUTH-3][D-25] a visitor reads one sum everywhere, and the welcome offer signs up and joins @desktop', async ({
  page,
}) => {
  const activityId = await welcomeId()
  const { data } = await call(noLoginDetail, { query: { activityId } })
  const pays = data.tasks.reduce(
    (sum, { reward }) => sum + ('unit' in reward.amount ? Number(reward.amount.amount) : 0),
    0,
  )
  await openPage(page, '/en')
  const slide = slides(page).getByRole('listitem').filter({ visible: true }).first()
  const count = data.tasks.length
  const tasks = text('en', 'activity_stake.for_tasks', { count, value: String(count) })
  await expect(slide).toContainText(`${text('en', 'activity_stake.up_to')} ${pays} USDT ${tasks}`)
  await expect(bars(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(bars(page).first()).toHaveAccessibleName(new RegExp(text('en', 'banner.welcome')))
  const cards = page.getByRole('article').filter({ visible: true })
  const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()]
  expect(first && second && first.width / second.width).toBeGreaterThan(1.9)
  const card = page.getByRole('region', { name: pattern('en', 'ready.visitor_first', 'reward') })
  expect(sumOf(await card.getByRole('listitem').locator('b').allInnerTexts())).toBe(pays)

  await test.step('the winners', async () => {
    const strip = page.getByRole('region', { name: text('en', 'winners.title') })
    const winners = strip.getByRole('listitem')
    expect(await winners.count()).toBeGreaterThanOrEqual(3)
    for (const words of await winners.allTextContents())
      expect(words).toMatch(/^(\S{0,2}\*\*\*@mail|\+\d\d\*\*\*\d\d) claimed .+\d+ [a-z]+$/)
    /** px, in a few frames. */
    const moved = () =>
      winners.first().evaluate(async (item) => {
        const { x } = item.getBoundingClientRect()
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
        return item.getBoundingClientRect().x - x
      })
    await expect.poll(moved).not.toBe(0)
    await strip.getByRole('checkbox', { name: text('en', 'winners.pause') }).check({ force: true })
    expect(await moved()).toBe(0)
  })

  await card.getByRole('link', { name: text('en', 'ready.see_all_tasks', { count, value: String(count) }) }).click()
  await expect(page).toHaveURL('/en/welcome-event')
  await expect(page.getByRole('main')).toContainText(`${pays}\u00A0USDT`)
  await page.goBack()
  await slides(page)
    .getByRole('link', { name: pattern('en', 'activity.cta_sign_up_get', 'reward') })
    .click()
  await expect(page).toHaveURL(/\/en\/register\?next=%2Fwelcome-event$/)
  expect(await page.evaluate(() => sessionStorage.getItem('fanfareJoin'))).toContain(activityId)
})

test('[SCR-1][SCR-9] a new account claims its waiting reward at the top, without the welcome offer @phone', async ({
  page,
  user,
}) => {
  expect(user.userId).not.toBe('')
  await watchLayoutShifts(page)
  await page.goto('/en')
  const offer = page.getByText(text('en', 'banner.welcome_title'))
  await expect(offer).toBeHidden()
  await settle(page)
  await expect(offer).toBeHidden()
  const total = String(await bars(page).count())
  const first = text('en', 'banner.position', { index: '1', total })
  await expect(bars(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(bars(page).first()).toHaveAccessibleName(new RegExp(`^${first}`))
  const shifts = await layoutShifts(page)
  expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT)

  const main = page.getByRole('main')
  await expect(main.getByText(text('en', 'ready.waiting'), { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: text('en', 'ready.earn_next') })).toBeVisible()
  await main.getByRole('link', { name: pattern('en', 'ready.join_claim', 'reward') }).click()
  await expect(page).toHaveURL(new RegExp(`/en${WELCOME.path}`))
  const joined = page.getByRole('dialog').filter({ visible: true })
  await expect(joined.getByRole('button', { name: pattern('en', 'task.claim_reward', 'reward') })).toContainText('5')
  await page.keyboard.press('Escape')
  // The task to verify the identity does not ask for a verified identity.
  await expect(main.getByText('Verify your identity', { exact: true }).first()).toBeVisible()
  await expect(main).not.toContainText(text('en', 'reason.kyc_needed'))
})

test('[SCR-1][GW-3] a member claims on the home page, and the card of the activity follows without moving the page @desktop', async ({
  page,
  member,
}) => {
  await watchLayoutShifts(page)
  await openPage(page, '/en')
  // The beginners' activity is behind the others, because the banner is about it.
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
  const card = page.locator(`article:has(a[href$="${WELCOME.path}"])`)
  await expect(card).toContainText(pattern('en', 'activity.to_claim', 'reward'))
  const { source } = pattern('en', 'task.claim_reward', 'reward')
  await expect(card.getByRole('link')).toHaveAccessibleName(new RegExp(`${source}$`))
  expect((await layoutShifts(page)).filter(({ sources }) => sources.some((one) => one.includes('<article')))).toEqual(
    [],
  )

  const ready = page.getByRole('region', { name: text('en', 'ready.title') })
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  const [reward, banner] = [await ready.boundingBox(), await slides(page).boundingBox()]
  expect(reward && banner && reward.y < banner.y, 'on a phone a reward to claim comes first').toBe(true)
  if (wide) await page.setViewportSize(wide)
  const activity = new ActivityPage(page, 'en')
  await activity.claimButton(ready, WELCOME.tasks.account.pays).click()
  const dialog = await activity.expectClaimed()
  await dialog.getByRole('button', { name: text('en', 'common.btn_close') }).click()
  await expect(dialog).toBeHidden()
  const earned = page.getByRole('region', { name: text('en', 'ready.earned') })
  await expect(earned).toContainText(text('en', 'ready.done_title'))
  await expect(earned).toContainText(`${WELCOME.tasks.account.pays}\u00A0USDT`)
  await expect(earned).toContainText(text('en', 'ready.earn_next'))
  await expect(card).toContainText(text('en', 'activity.tasks_done', { done: '1', count: '7' }))
  await expect(card).toContainText(text('en', 'activity_verb.see_my_tasks'))
  await expect(slides(page).getByText(text('en', 'task.still_open_title'), { exact: true }).first()).toBeVisible()
  expect(await grantsOf(member.userId)).toHaveLength(1)
})

for (const path of ['/en', '/ru', '/en/welcome-event', '/de/welcome-event'])
  test(`[SCR-1][SHELL-4] nothing on ${path} moves when the font arrives after the page @phone @long`, async ({
    page,
  }) => {
    const arrival = Promise.withResolvers<void>()
    let held = 0
    await page.route(/\.woff2/, async (route) => {
      held += 1
      await arrival.promise
      await route.continue()
    })
    await watchLayoutShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // The fonts of the system are on the screen, because a screenshot would wait for the page's own.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    const before = (await layoutShifts(page)).length
    expect(held, 'fonts that arrive late').toBeGreaterThan(0)
    arrival.resolve()
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    })
    const shifts = (await layoutShifts(page)).slice(before)
    // What stays are lines of a few pixels; a wrapped line moves the page by 0.02.
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThan(0.002)
  })
