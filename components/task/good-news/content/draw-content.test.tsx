import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { drawChanged, selectDraw } from '#store/slices/draw.ts'
import { goodNewsOpened, selectGoodNews, type ShownDraw } from '#store/slices/good-news.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { GoodNewsHost } from '../good-news-host.tsx'

vi.mock('next/navigation', () => ({
  usePathname: () => '/en/activity/lottery/small',
  useRouter: () => ({ push: () => undefined }),
}))

beforeEach(() => {
  forgetBrowser()
  stubMedia()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const prize = (more: Partial<ShownDraw['prize']> = {}): ShownDraw['prize'] => ({
  prizeId: 'fifty',
  index: 0,
  reward: { rewardType: 'DROP', kind: 2, amount: { amount: '50', unit: 'USDT' }, label: '50 USDT' },
  rewardId: 'r1',
  state: 'GRANTED',
  ...more,
})

const ACTIVITY = {
  activityId: 'a1',
  title: 'Small draw',
  path: '/activity/lottery/small',
  image: '',
  activityType: 5,
  lottery: {
    totalWeight: 1000,
    prizes: [
      { prizeId: 'fifty', weight: 9 },
      { prizeId: null, weight: 991 },
    ],
  },
}

async function open(draw: Partial<ShownDraw>) {
  const world = await renderInRuntime(<GoodNewsHost />, {
    answers: { activityDetail: () => ACTIVITY, taskCompletions: () => ({ tasks: [] }) },
  })
  const content = { drawId: 'd1', drawNo: 52_318, nonce: 0, prize: prize(), remaining: 2, isResumed: false, ...draw }
  await act(async () => void world.store.dispatch(goodNewsOpened({ activityId: 'a1', draw: content })))
  return { ...world, user: userEvent.setup() }
}

test('[SCR-3] a win names the amount, the draw and its odds, and offers the next spin', async () => {
  const { store, user } = await open({})
  expect(await screen.findByRole('heading', { name: /You won 50\sUSDT!/ })).toBeTruthy()
  expect(await screen.findByText(/Draw #52,318, chance 0\.90%\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify this draw' }).getAttribute('href')).toBe('/en/fairness/a1?draw=52318')
  await user.click(screen.getByRole('button', { name: 'Spin again, 2 left' }))
  expect(selectGoodNews(store.getState())).toBeNull()
  expect(selectDraw(store.getState()).requested).toBe(1)
})

test('[SCR-3] without spinning, the next result replaces this one in the same overlay', async () => {
  const { store, user, send } = await open({})
  send(drawChanged({ isStill: true }))
  await user.click(await screen.findByRole('button', { name: 'Spin again, 2 left' }))
  const { id } = selectGoodNews(store.getState()) ?? {}
  expect(id).toBe(1)
  send(
    goodNewsOpened({
      activityId: 'a1',
      draw: { drawId: 'd2', drawNo: 52_319, nonce: 1, prize: null, remaining: 1, isResumed: false },
    }),
  )
  expect(selectGoodNews(store.getState())?.id).toBe(id)
  expect(screen.getByRole('heading', { name: 'No prize this time' })).toBeTruthy()
  expect(screen.getByText(/You still have 1 draw/)).toBeTruthy()
})

test('[SCR-3] an object asks for its address, and does not close automatically', async () => {
  const reward = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'wallet' }, label: 'Hardware wallet' } as const
  const gift = prize({ reward, state: 'REVIEW', reasonCode: 'ADDRESS_NEEDED', expiresAt: Date.UTC(2026, 11, 8, 12) })
  const { store, user } = await open({ prize: gift })
  expect(await screen.findByText(/Tell us where to send it by Dec 8/)).toBeTruthy()
  expect(screen.queryByText(/Closes in/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add delivery address' }))
  expect(selectDraw(store.getState()).address).toMatchObject({ rewardId: 'r1', prize: 'Hardware wallet' })
  expect(selectGoodNews(store.getState())).toBeNull()
})

test('[SCR-3] a result that is shown late says so, also without a prize', async () => {
  await open({ prize: null, isResumed: true, remaining: 0 })
  expect(await screen.findByRole('heading', { name: 'Your last spin: No prize' })).toBeTruthy()
  expect(screen.getByText(/You have no draws left for now\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Get more draws' })).toBeTruthy()
})
