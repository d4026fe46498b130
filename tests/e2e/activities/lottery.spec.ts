import type { Page } from '@playwright/test'
import { lotteryFairness, lotteryRecords } from '@fanfare/contract/lottery/draws.ts'
import { pushCount } from '@fanfare/contract/message/push.ts'
import { call } from '../support/gateway.ts'
import { publishLottery, takeDraws, WHEEL_PRIZES } from '../support/lottery.ts'
import { pattern, text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import type { User } from '../support/users.ts'

const DRAW_CALL = /\/lottery\/draw\?/
const DAY_MS = 86_400_000

/** A member with three draws. `isSure`: every draw wins. */
async function withDraws(user: User, { isSure = false } = {}): Promise<{ activityId: string; path: string }> {
  const prizes = WHEEL_PRIZES.map((prize, place) => (isSure || place > 0 ? prize : { ...prize, reward: null }))
  const { activityId, alias } = await publishLottery(Date.now() + DAY_MS, 3, prizes)
  await takeDraws(user, activityId)
  return { activityId, path: `/activity/lottery/${alias}` }
}

/** Spins with all draws up to five; its label has their number. */
const mainSpin = (page: Page) => page.locator('[data-spin]').filter({ visible: true })
/** Spins once: the button beside the main one, or this one itself while one draw is left. */
const spinButton = (page: Page) =>
  page.locator('[data-spin] + button, [data-spin]:only-child').filter({ visible: true })
/** The overlay, whatever was drawn. */
const result = (page: Page) => page.getByRole('dialog').filter({ visible: true })

/** It has the focus when the overlay opens. */
const firstAction = (page: Page) => result(page).locator('button:focus')

async function records(user: User, activityId: string): Promise<number> {
  const { data } = await call(lotteryRecords, { query: { activityId } }, { token: user.token })
  return data.total
}

test('[SCR-3][SCR-15][GW-4] a member spins, also by the keyboard without motion, and saves the seal @phone', async ({
  page,
  user,
}) => {
  const { activityId, path } = await withDraws(user)
  await openPage(page, `/en${path}`)
  await spinButton(page).click()
  await expect(result(page).getByRole('heading')).toBeVisible()
  expect(await records(user, activityId)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(mainSpin(page)).toContainText('2')
  await expect(page.getByRole('region', { name: text('en', 'lottery.mine') }).getByRole('listitem')).toHaveCount(1)

  await test.step('the keyboard alone, with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await spinButton(page).press('Enter')
    const again = text('en', 'lottery.again', { count: 1, value: '1' })
    await expect(result(page).getByRole('button', { name: again })).toBeFocused()
    await expect(page.locator('[data-drawn]')).toHaveCount(1)
  })

  await test.step('the seal', async () => {
    const { data } = await call(lotteryFairness, { query: { activityId } })
    expect(data.seed).toBeNull()
    await page.goto(`/en/fairness/${activityId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pattern('en', 'fairness.sealed_title', 'date'))
    await page.mouse.move(20, 20)
    await expect(page.getByText(text('en', 'fairness.table_checked'))).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: text('en', 'fairness.save_seal') }).click()
    expect((await saved).suggestedFilename()).toMatch(/^seal-.+\.txt$/)
  })
})

const unread = async ({ token }: User): Promise<number> => (await call(pushCount, {}, { token })).data.total

test('[SCR-3][MSG-1] the bell and the draws left say nothing of a win before it is shown @phone @long', async ({
  page,
  user,
}) => {
  const { path } = await withDraws(user, { isSure: true })
  const newsAt = page.waitForEvent('websocket', (socket) => socket.url().includes('private'))
  await openPage(page, `/en${path}`)
  const socket = await newsAt
  const before = await unread(user)
  const bell = page.locator('header a[href$="/messages"]')
  const named = (count: number) =>
    count === 0 ? text('en', 'messages.title') : text('en', 'messages.bell', { count, value: String(count) })
  await expect(bell).toHaveAccessibleName(named(before))
  // The answer of the draw waits until its news has reached the page.
  const news = socket.waitForEvent('framereceived', ({ payload }) => /"messages".*"total"/.test(String(payload)))
  await page.route(DRAW_CALL, async (route) => {
    const response = await route.fetch()
    await news
    await expect.poll(() => unread(user)).toBe(before + 1)
    await route.fulfill({ response })
  })
  await bell.evaluate((element) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const isShown = document.querySelector('[role="dialog"]') !== null
      seen.push(`${element.getAttribute('aria-label')} ${isShown ? 'with' : 'without'} the result`)
    }).observe(element, { attributes: true, attributeFilter: ['aria-label'] })
  })
  await spinButton(page).click()
  // The number after the draw, and nothing of the bar over the wheel.
  await expect(page.locator('[data-hub]').filter({ visible: true })).toContainText('2')
  await expect(page.getByRole('button', { name: text('en', 'lottery.spin_now') })).toBeHidden()
  await news
  await expect(bell).toHaveAccessibleName(named(before))
  await expect(result(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toEqual([`${named(before + 1)} with the result`])
})

/** The shapes of the overlay's scene that a letter of its figure touches. */
const shapesUnderText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The thumb of the poster has a burst, too.
    const burst = document.querySelector('[role="dialog"] svg[viewBox="0 0 250 240"]')?.parentElement
    const scene = burst?.parentElement
    const halves = [...(burst?.querySelectorAll(':scope > svg[viewBox="0 0 250 240"]') ?? [])]
    if (!scene || halves.length !== 2) return ['the overlay has no burst']
    const letters: DOMRect[] = []
    const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      letters.push(...range.getClientRects())
    }
    if (letters.length === 0) return ['the overlay has no figure']
    return halves.flatMap((half) =>
      [...half.querySelectorAll(':scope > g')].flatMap((shape) => {
        const box = shape.getBoundingClientRect()
        const isHit = letters.some(
          ({ left, right, top, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        )
        return isHit ? [`${Math.round(box.left)},${Math.round(box.top)}: ${shape.innerHTML.slice(0, 60)}`] : []
      }),
    )
  })

test('[SCR-3][UI-3] the figure of a win of every length keeps clear of the shapes around it @phone @long', async ({
  page,
  user,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let next = { amount: '0', unit: 'USDT' }
  await page.route(DRAW_CALL, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { prize: { reward: { amount: typeof next } } } }
    answer.data.prize.reward.amount = next
    await route.fulfill({ response, json: answer })
  })
  for (const amounts of [
    ['210 USDT', '2000 USDT', '12500 USDT'],
    ['0.00012 BTC', '250000.55 USDT', '0.000000000000000001 ETH'],
  ]) {
    const { path } = await withDraws(user, { isSure: true })
    await openPage(page, `/en${path}`)
    for (const [index, money] of amounts.entries()) {
      const [amount = '', unit = ''] = money.split(' ')
      next = { amount, unit }
      await (index === 0 ? spinButton(page) : firstAction(page)).click()
      await expect(result(page).getByRole('heading')).toContainText(unit)
      const button = text('en', 'lottery.again', { count: 2 - index, value: String(2 - index) })
      if (index < 2) await expect(result(page).getByRole('button', { name: button })).toBeVisible()
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await shapesUnderText(page), `${money} at ${width} px`).toEqual([])
      }
    }
  }
})

test('[SCR-3] the news of a draw comes at once when its page is left @desktop @long', async ({ page, user }) => {
  const { activityId, path } = await withDraws(user, { isSure: true })
  await openPage(page, `/en${path}`)
  const before = await unread(user)
  await page.route(DRAW_CALL, async (route) => {
    await route.fetch()
  })
  await spinButton(page).click()
  await expect.poll(() => records(user, activityId)).toBe(1)
  await page
    .getByRole('link', { name: text('en', 'shell.nav_rewards') })
    .first()
    .click()
  await expect(page.locator('header a[href$="/messages"]')).toHaveAccessibleName(
    text('en', 'messages.bell', { count: before + 1, value: String(before + 1) }),
  )
})
