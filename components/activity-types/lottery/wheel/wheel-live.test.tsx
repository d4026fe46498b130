import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { listPendingDraws } from '#lib/lottery/pending-draws.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { sessionReady } from '#store/slices/session.ts'
import { spinRequested } from '#store/slices/draw.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { WheelLive } from './wheel-live.tsx'

const DAY = 86_400_000
/** The wheel turns for 4200 ms. */
const SPIN_PATIENCE_MS = 4600
const SEGMENTS = ['a', 'b', 'c', 'd', 'e', null].map((prizeId) => ({ prizeId, label: prizeId ?? 'none', lines: [] }))

const drawn = (prizeId: string | null) => ({
  drawId: 'd1',
  drawNo: 7,
  nonce: 0,
  prize: prizeId && {
    prizeId,
    index: 0,
    reward: { rewardType: 'DROP', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '5 USDT' },
  },
  remaining: 1,
})

const drawsOf = (count: number) => ({ rewardType: 'LOTTERY_COUNT', kind: 2, amount: { count }, label: '' })

interface World {
  draw: () => unknown
  draws?: number
  /** Completed, with their draws to claim. */
  tasks?: readonly object[]
  /** Of the reader's device. */
  matches?: (query: string) => boolean
}

async function open({ draw, draws = 2, tasks = [], matches = (query) => query.includes('min-width') }: World) {
  stubMedia(matches)
  const claimed: string[] = []
  const world = await renderInRuntime(
    <WheelLive
      activityId="a1"
      segments={SEGMENTS}
      label="Prize wheel"
      startTime={serverNow() - DAY}
      endTime={serverNow() + DAY}
      outcome={null}
    />,
    {
      answers: {
        activityDetail: () => ({ my: { applied: true, draws } }),
        eligible: () => ({ eligible: true, reasonCode: null }),
        taskCompletions: () => ({ tasks }),
        obtainReward: (input) => {
          claimed.push((input as { query: { taskId: string } }).query.taskId)
          return { taskStatus: 'GRANTED', rewardId: 'r', state: 'GRANTED', grantedAt: 1, reward: drawsOf(2) }
        },
        lotteryDraw: draw,
      },
    },
  )
  await act(async () => {
    world.store.dispatch(loggedIn({ userId: 'u1' }))
    world.store.dispatch(sessionReady())
  })
  const drawCalls = () =>
    (
      world.services.call.mock.calls as unknown as [
        { name: string },
        { body: { clientSeed: string } },
        { idempotencyKey: string },
      ][]
    )
      .filter(([{ name }]) => name === 'lotteryDraw')
      .map(([, { body }, { idempotencyKey }]) => ({ key: idempotencyKey, clientSeed: body.clientSeed }))
  const goodNews = () => selectGoodNews(world.store.getState())
  const messages = () => selectNotifications(world.store.getState()).map(({ message }) => message)
  return { ...world, drawCalls, goodNews, messages, claimed }
}

async function spin(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: /^Spin/ })
  fireEvent.click(button as HTMLElement)
}
const wheelTurns = () => document.querySelector('[data-spinning]') !== null

beforeEach(forgetBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('[SCR-3] a draw is stored before it is sent, and forgotten when its result is on the screen', async () => {
  const stored: unknown[] = []
  const { goodNews, drawCalls } = await open({
    draw: () => {
      stored.push(...listPendingDraws('a1', 'u1'))
      return drawn('c')
    },
    matches: () => true,
  })
  await spin()
  await waitFor(() => expect(goodNews()?.draw).toMatchObject({ drawNo: 7, isResumed: false }))
  expect(stored).toEqual(drawCalls())
  expect(drawCalls()[0]?.clientSeed).toMatch(/^[\w-]{16}$/)
  await waitFor(() => expect(listPendingDraws('a1', 'u1')).toEqual([]))
})

test('[SCR-3] the wheel turns when the server has answered, and the result follows when it stops', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { goodNews } = await open({ draw: () => new Promise((resolve) => (answer = resolve)) })
  await spin()
  await screen.findAllByRole('button', { name: /Drawing/, busy: true })
  expect(wheelTurns()).toBe(false)
  answer(drawn('b'))
  await waitFor(() => expect(wheelTurns()).toBe(true))
  expect(goodNews()).toBeNull()
  await waitFor(() => expect(goodNews()?.draw?.prize?.prizeId).toBe('b'), { timeout: SPIN_PATIENCE_MS })
  expect(wheelTurns()).toBe(false)
})

test('[SCR-3] with reduced motion the result comes at once', async () => {
  const { goodNews } = await open({ draw: () => drawn('b'), matches: () => true })
  await spin()
  await waitFor(() => expect(goodNews()).not.toBeNull())
  expect(wheelTurns()).toBe(false)
})

test('[SCR-3] a prize that is not on the wheel is shown without a spin', async () => {
  const { goodNews } = await open({ draw: () => drawn('unknown') })
  await spin()
  await waitFor(() => expect(goodNews()?.draw?.prize?.prizeId).toBe('unknown'))
})

test('[SCR-3] after a lost answer the same draw is repeated with the same key', async () => {
  let isOffline = true
  const { goodNews, drawCalls, messages } = await open({
    draw: () => {
      if (isOffline) throw new NetworkError('Network Error')
      return drawn('c')
    },
  })
  await spin()
  await waitFor(() => expect(messages()).toEqual(['We’ll show your result when you’re back online.']))
  expect(listPendingDraws('a1', 'u1')).toHaveLength(1)
  isOffline = false
  await spin()
  await waitFor(() => expect(goodNews()?.draw).toMatchObject({ drawNo: 7, isResumed: true }))
  const [first, second] = drawCalls()
  expect(second).toEqual(first)
})

test('[SCR-3] a reload in the middle of a draw shows its result, without drawing again', async () => {
  localStorage.setItem('fanfareDraw:a1:u1:key-of-before', 'seed-of-before')
  localStorage.setItem('fanfareDraw:a1:u2:of-another-user', 'seed')
  const { goodNews, drawCalls } = await open({ draw: () => drawn(null) })
  await waitFor(() => expect(goodNews()?.draw).toMatchObject({ drawNo: 7, isResumed: true }))
  expect(drawCalls()).toEqual([{ key: 'key-of-before', clientSeed: 'seed-of-before' }])
  await waitFor(() => expect(listPendingDraws('a1', 'u1')).toEqual([]))
  expect(listPendingDraws('a1', 'u2')).toHaveLength(1)
})

test.each([
  ['51015', 'You have no draws left. Complete a task to get more.'],
  ['51014', 'All prizes are gone. Your draw wasn’t used, but draws expire when the activity ends.'],
  ['51003', 'This activity has ended.'],
  ['51071', 'You’ve reached today’s limit of draws. Come back tomorrow.'],
])('[SCR-3] refusal %s is put into words, and its draw is not repeated', async (code, message) => {
  const { goodNews, messages } = await open({
    draw: () => {
      throw new GatewayError(code, undefined)
    },
  })
  await spin()
  await waitFor(() => expect(messages()).toEqual([message]))
  expect(listPendingDraws('a1', 'u1')).toEqual([])
  expect(goodNews()).toBeNull()
})

test('[SCR-3] the bar and the overlay ask the wheel for a spin, one at a time', async () => {
  const { store, drawCalls } = await open({ draw: () => new Promise(() => undefined) })
  await screen.findAllByRole('button', { name: /^Spin/ })
  store.dispatch(spinRequested())
  store.dispatch(spinRequested())
  await waitFor(() => expect(drawCalls()).toHaveLength(1))
})

test('[SCR-3] a member without draws is led to the tasks', async () => {
  await open({ draw: () => drawn(null), draws: 0 })
  const [link] = await screen.findAllByRole('link', { name: /No draws/ })
  expect(link?.getAttribute('href')).toBe('#tasks')
})

test('[SCR-3] one press on the hub claims the draws of all completed tasks', async () => {
  const task = (taskId: string, count: number) => ({
    taskId,
    periodKey: '-',
    taskType: 'KYC_PASS',
    title: taskId,
    taskStatus: 'COMPLETED',
    reward: drawsOf(count),
  })
  const { goodNews, claimed } = await open({
    draw: () => drawn(null),
    draws: 0,
    tasks: [task('verify', 1), task('trade', 3), { ...task('later', 2), taskStatus: 'PENDING' }],
  })
  const [hub] = await screen.findAllByRole('button', { name: /^Claim\s*4 draws/ })
  fireEvent.click(hub as HTMLElement)
  await waitFor(() => expect(goodNews()?.claimed).toHaveLength(2))
  expect(claimed).toEqual(['verify', 'trade'])
})
