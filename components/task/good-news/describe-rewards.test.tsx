import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { drawChanged, selectDraw } from '#store/slices/draw.ts'
import { goodNewsOpened, selectGoodNews, type GoodNews, type ShownDraw } from '#store/slices/good-news.ts'
import { cash, drawsOf, taskOf } from '#lib/testing/samples.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { GoodNewsHost } from './good-news-host.tsx'

vi.mock('next/navigation', () => ({
  usePathname: () => '/en/activity/lottery/small',
  useRouter: () => ({ push: () => undefined }),
}))

const prize = (more: Partial<ShownDraw['prize']> = {}): ShownDraw['prize'] => ({
  prizeId: 'fifty',
  index: 0,
  reward: cash('50', '50 USDT'),
  rewardId: 'r1',
  state: 'GRANTED',
  ...more,
})

const DRAW: ShownDraw = { drawId: 'd1', drawNo: 52_318, nonce: 0, prize: prize(), remaining: 2, isResumed: false }

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

async function open(draw: Partial<ShownDraw>, more: Partial<GoodNews> = {}, answers: Answers = {}) {
  const world = await renderInRuntime(<GoodNewsHost />, {
    answers: { activityDetail: () => ACTIVITY, taskCompletions: () => ({ tasks: [] }), ...answers },
  })
  world.send(goodNewsOpened({ activityId: 'a1', draw: { ...DRAW, ...draw }, ...more }))
  return { ...world, user: userEvent.setup() }
}

test('[SCR-3] a win names the amount, the draw and its odds, and offers the next spin', async () => {
  const { store, user } = await open({})
  expect(await screen.findByRole('heading', { name: /You won 50\sUSDT!/ })).toBeTruthy()
  expect(await screen.findByText(/Draw #52,318, chance 0\.90%\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify this draw' }).getAttribute('href')).toBe('/en/fairness/a1?draw=52318')
  await user.click(screen.getByRole('button', { name: 'Spin again, 2 left' }))
  expect(selectGoodNews(store.getState())).toBeNull()
  expect(selectDraw(store.getState())).toMatchObject({ requested: 1, request: 'spin' })
})

test('[SCR-3] without spinning, the next result replaces this one in the same overlay', async () => {
  const { store, user, send } = await open({})
  send(drawChanged({ isStill: true }))
  await user.click(await screen.findByRole('button', { name: 'Spin again, 2 left' }))
  const { id } = selectGoodNews(store.getState()) ?? {}
  expect(id).toBe(1)
  send(goodNewsOpened({ activityId: 'a1', draw: { ...DRAW, drawId: 'd2', prize: null, remaining: 1 } }))
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

test('[SCR-3] until the seed is public the proof of a draw stays sealed', async () => {
  const endTime = Date.UTC(2099, 11, 3)
  await open({}, {}, { activityDetail: () => ({ ...ACTIVITY, endTime }) })
  expect(await screen.findByRole('link', { name: 'Sealed proof #52,318, verify from Dec 3' })).toBeTruthy()
  expect(screen.getByText(/Chance 0\.90%\./)).toBeTruthy()
})

test('[SCR-3] without draws, those that are ready are claimed and used by one press', async () => {
  const ready = taskOf({ taskType: 'KYC_PASS', taskStatus: 'COMPLETED', reward: drawsOf(4), trace: [] })
  const { store, user } = await open({ remaining: 0 }, {}, { taskCompletions: () => ({ tasks: [ready] }) })
  await user.click(await screen.findByRole('button', { name: 'Claim 4 draws and spin again' }))
  expect(selectDraw(store.getState())).toMatchObject({ requested: 1, request: 'claimAndSpin' })
})

test('[SCR-3] several draws have a tile each and their sum by kind; unused ones are named', async () => {
  const draw = (drawNo: number, won: ShownDraw['prize']) => ({ ...DRAW, drawId: `d${drawNo}`, drawNo, prize: won })
  const token = { rewardType: 'TOKEN', kind: 2, amount: { amount: '10', unit: 'FNF' }, label: '10 FNF' } as never
  const draws = [draw(1, prize()), draw(2, null), draw(3, prize({ reward: token, prizeId: 'token' }))]
  await open(draws[2] ?? {}, { draws, notDrawn: 2 })
  expect(await screen.findByRole('heading', { name: '3 draws, 2 prizes' })).toBeTruthy()
  expect(screen.getByText(/50\sUSDT, 10\sFNF\..* 2 draws weren’t used\. You keep them\./)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    '50 USDT',
    'No prize',
    '10 FNF',
  ])
})
