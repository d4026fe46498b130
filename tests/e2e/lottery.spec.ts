import type { Page } from '@playwright/test'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { obtainReward } from '#lib/contract/task/obtain-reward.ts'
import { lotteryRecords } from '#lib/contract/lottery/records.ts'
import { call, newId, publish, sendEvents, spotTrade } from './support/gateway.ts'
import { text, pattern, type TestLocale } from './support/texts.ts'
import { expect, settle, test } from './support/test.ts'
import { join, type User } from './support/users.ts'

const DRAW_CALL = '**/lottery/draw*'
const cash = (amount: string) => ({ type: 'DROP', kind: 'Token', amount: { amount, unit: 'USDT' } }) as const

/** A draw of six prizes, which pays 3 draws for the first trade. */
async function publishDraw(): Promise<{ activityId: string; path: string }> {
  const prizes = ['100', '50', '20', '10', '5'].map((amount) => ({
    id: `p${amount}`,
    weight: 1000,
    stock: 1000,
    fallback: null,
    reward: cash(amount),
  }))
  const labels = Object.fromEntries(prizes.map(({ id, reward }) => [id, `${reward.amount.amount} USDT`]))
  const texts = {
    title: 'Small draw',
    rules: 'Be fair.',
    tasks: { trade: { title: 'Trade once' } },
    labels: { ...labels, none: 'No prize', trade: '3 draws' },
  }
  const { activityId, alias } = await publish(
    activityInput({
      alias: newId('draw'),
      type: 'Lottery',
      listed: false,
      tasks: [
        {
          id: 'trade',
          type: 'ANY_TRADING_VOLUME',
          period: 'AFTER',
          reward: { type: 'LOTTERY_COUNT', kind: 'InKind', amount: { count: 3 } },
        },
      ],
      prizes: [...prizes, { id: 'none', weight: 100, stock: null, fallback: null, reward: null }],
      budget: [
        { rewardType: 'LOTTERY_COUNT', unit: 'DRAW', limit: '1000' },
        { rewardType: 'DROP', unit: 'USDT', limit: '1000000' },
      ],
      texts: { en: texts, ar: texts },
    } as Parameters<typeof activityInput>[0]),
  )
  return { activityId, path: `/activity/lottery/${alias}` }
}

/** A member with three draws. */
async function withDraws(user: User): Promise<{ activityId: string; path: string }> {
  const draw = await publishDraw()
  await join(user, draw.activityId)
  await sendEvents(user.userId, spotTrade('10'))
  await expect
    .poll(async () => {
      const query = { activityId: draw.activityId, taskId: 'trade' }
      return (await call(obtainReward, { query }, { token: user.token })).code
    })
    .toBe('00000')
  return draw
}

const spinButton = (page: Page) => page.locator('[data-spin]').filter({ visible: true })
const choice = (page: Page, locale: TestLocale) => page.getByRole('checkbox', { name: text(locale, 'lottery.skip') })
/** The overlay, whatever was drawn. */
const result = (page: Page) => page.getByRole('dialog').filter({ visible: true })

async function records(user: User, activityId: string): Promise<number> {
  const { data } = await call(lotteryRecords, { query: { activityId } }, { token: user.token })
  return data.total
}

test('[SCR-3] a member spins, sees the result when the wheel stops, and finds it in the list', async ({
  page,
  user,
  shot,
}) => {
  const { activityId, path } = await withDraws(user)
  await page.goto(`/en${path}`)
  await settle(page)
  await spinButton(page).click()
  await expect(result(page)).toBeVisible()
  await expect(result(page).getByRole('heading')).toBeVisible()
  await shot('draw-result-en')
  expect(await records(user, activityId)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(spinButton(page)).toContainText('2')
  await expect(page.getByRole('region', { name: text('en', 'lottery.mine') }).getByRole('listitem')).toHaveCount(1)
  await shot('draw-after-en')
})

test('[SCR-3] a reload in the middle of a draw shows its result, and draws once', async ({ page, user }) => {
  const { activityId, path } = await withDraws(user)
  await page.goto(`/en${path}`)
  await settle(page)
  // The answer never arrives.
  await page.route(
    DRAW_CALL,
    async (route) => {
      await route.fetch()
    },
    { times: 1 },
  )
  await spinButton(page).click()
  await expect.poll(() => records(user, activityId)).toBe(1)
  await page.reload()
  await expect(page.getByRole('dialog', { name: pattern('en', 'lottery.last_spin', 'prize') })).toBeVisible()
  expect(await records(user, activityId)).toBe(1)
})

test('[SCR-3] with reduced motion and the keyboard alone the result comes at once', async ({ page, user }) => {
  const { path } = await withDraws(user)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/en${path}`)
  await settle(page)
  await spinButton(page).focus()
  await page.keyboard.press('Enter')
  const again = (left: number) =>
    result(page).getByRole('button', { name: text('en', 'lottery.again', { count: left, value: String(left) }) })
  await expect(again(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(again(1)).toBeFocused()
  await expect(page.locator('[data-drawn]')).toHaveCount(1)
})

test('[SCR-3][LOC-2] without spinning, one draw follows the other in the same overlay in Arabic', async ({
  page,
  user,
  shot,
}) => {
  const { activityId, path } = await withDraws(user)
  await page.goto(`/ar${path}`)
  await settle(page)
  await choice(page, 'ar').check()
  await spinButton(page).click()
  await expect(result(page)).toBeVisible()
  await shot('draw-result-ar')
  await result(page).getByRole('button').first().click()
  await expect.poll(() => records(user, activityId)).toBe(2)
  await expect(result(page)).toBeVisible()
  await page.reload()
  await settle(page)
  await expect(choice(page, 'ar')).toBeChecked()
})

test('[SCR-3] two tabs draw one after the other, and each shows its own result', async ({ page, user, context }) => {
  const { activityId, path } = await withDraws(user)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/en${path}`)
    await settle(tab)
  }
  // The first tab waits for its answer while the second one draws.
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(DRAW_CALL, async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await spinButton(page).click()
  await expect.poll(() => records(user, activityId)).toBe(1)
  await spinButton(other).click()
  await expect.poll(() => records(user, activityId)).toBe(2)
  await expect(result(other)).toBeVisible()
  release()
  await expect(result(page)).toBeVisible()
  expect(await records(user, activityId)).toBe(2)
})
