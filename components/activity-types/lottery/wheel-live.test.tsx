import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lost, lostOnce, memberAnswers, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia, stubSight } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { listPendingDraws } from '#lib/lottery/pending-draws.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { spinRequested } from '#store/slices/draw.ts'
import { cash, drawsOf, taskOf } from '#lib/testing/samples.ts'
import { WheelLive } from './wheel-live.tsx'

const DAY = 86_400_000
/** The wheel turns, then its segment glows. */
const [SPIN_MS, GLOW_MS] = [4200, 400]
const SEGMENTS = ['a', 'b', 'c', 'd', 'e', null].map((prizeId) => ({ prizeId, label: prizeId ?? 'none', lines: [] }))

const drawn = (prizeId: string | null) => ({
  drawId: 'd1',
  drawNo: 7,
  nonce: 0,
  prize: prizeId && { prizeId, index: 0, reward: cash('5', '5 USDT') },
  remaining: 1,
})

interface World {
  draw: (input: unknown) => unknown
  draws?: number
  /** Completed, with their draws to claim. */
  tasks?: readonly object[]
  /** Of the reader's device. */
  matches?: (query: string) => boolean
}

async function open({ draw, draws = 2, tasks = [], matches = (query) => query.includes('min-width') }: World) {
  stubMedia(matches)
  stubSight()
  const claimed: string[] = []
  const world = await renderInRuntime(
    <WheelLive
      activityId="a1"
      segments={SEGMENTS}
      startTime={serverNow() - DAY}
      endTime={serverNow() + DAY}
      outcome={null}
    />,
    {
      logsIn: true,
      answers: {
        ...memberAnswers({ draws }),
        taskCompletions: () => ({ tasks }),
        obtainReward: (input) => {
          claimed.push((input as { query: { taskId: string } }).query.taskId)
          return { taskStatus: 'GRANTED', rewardId: 'r', state: 'GRANTED', grantedAt: 1, reward: drawsOf(2) }
        },
        lotteryDraw: draw,
      },
    },
  )
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

const press = async (name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)
const spin = () => press(/^Spin( 1)?$/)
const hub = () => document.querySelector('[data-hub]')?.textContent
const wheelTurns = () => document.querySelector('[data-spinning]') !== null

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
  // With reduced motion.
  expect(wheelTurns()).toBe(false)
  expect(stored).toEqual(drawCalls())
  expect(drawCalls()[0]?.clientSeed).toMatch(/^[\w-]{16}$/)
  await waitFor(() => expect(listPendingDraws('a1', 'u1')).toEqual([]))
})

test('[SCR-3] the wheel turns only after the server’s answer, and the prize glows when it stops', async () => {
  let answer: (value: unknown) => void = () => undefined
  const { goodNews } = await open({ draw: () => new Promise((resolve) => (answer = resolve)) })
  await spin()
  await screen.findByRole('button', { name: 'Show the result now' })
  // The number goes down before the answer.
  expect(hub()).toBe('1left')
  expect(wheelTurns()).toBe(false)
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const glowing = () => document.querySelectorAll('[data-glows]').length
  answer(drawn('b'))
  await pass(0)
  expect([wheelTurns(), glowing(), goodNews()]).toEqual([true, 0, null])
  await pass(SPIN_MS)
  expect([wheelTurns(), glowing(), goodNews()]).toEqual([false, 1, null])
  await pass(GLOW_MS)
  expect(goodNews()?.draw?.prize?.prizeId).toBe('b')
})

test('[SCR-3] a prize that is not on the wheel is shown without a spin', async () => {
  const { goodNews } = await open({ draw: () => drawn('unknown') })
  await spin()
  await waitFor(() => expect(goodNews()?.draw?.prize?.prizeId).toBe('unknown'))
})

test('[SCR-3] after a lost answer the same draw is repeated with the same key', async () => {
  const { goodNews, drawCalls, messages } = await open({ draw: lostOnce(() => drawn('c')) })
  await spin()
  await waitFor(() => expect(messages()).toEqual(['We’ll show your result when you’re back online.']))
  expect(listPendingDraws('a1', 'u1')).toHaveLength(1)
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
  const { goodNews, messages } = await open({ draw: refusal(code) })
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

test('[SCR-3] "Show the result now" ends the turn at once', async () => {
  const { goodNews } = await open({ draw: () => drawn('b') })
  await spin()
  await waitFor(() => expect(wheelTurns()).toBe(true))
  await press('Show the result now')
  await waitFor(() => expect(goodNews()?.draw?.prize?.prizeId).toBe('b'))
  expect(wheelTurns()).toBe(false)
})

/** The answer to each draw in turn. */
const inTurn = (...answers: (() => unknown)[]) => {
  let next = 0
  return () => answers[next++]?.()
}

test('[SCR-3] one press uses five of seven draws, each with a key of its own, and shows them together', async () => {
  const prizes = ['c', null, 'b', 'e', null]
  const answers = prizes.map((prizeId, index) => () => ({
    ...drawn(prizeId),
    drawId: `d${index}`,
    drawNo: index + 1,
    remaining: 6 - index,
  }))
  const { goodNews, drawCalls } = await open({ draw: inTurn(...answers), draws: 7, matches: () => true })
  expect((await screen.findAllByRole('button', { name: 'Spin 1' })).length).toBeGreaterThan(0)
  await press('Spin 5')
  await waitFor(() => expect(goodNews()?.draws).toHaveLength(5))
  expect(goodNews()).toMatchObject({ draw: { drawNo: 5 }, notDrawn: 0 })
  expect(new Set(drawCalls().map(({ key }) => key)).size).toBe(5)
  // The best of them, not the last.
  expect(document.querySelector('[data-drawn]')?.textContent).toBe('b')
  expect(listPendingDraws('a1', 'u1')).toEqual([])
})

test('[SCR-3] a reload in the middle of a series makes all of it, and one spin of two leaves one', async () => {
  const first = await open({ draw: () => new Promise(() => undefined) })
  await press('Spin 2')
  await waitFor(() => expect(first.drawCalls()).toHaveLength(1))
  const stored = listPendingDraws('a1', 'u1')
  expect(stored).toHaveLength(2)
  cleanup()
  const { goodNews, drawCalls } = await open({ draw: () => drawn('c') })
  await waitFor(() => expect(goodNews()?.draws).toHaveLength(2))
  expect(drawCalls()).toEqual(stored)
  cleanup()
  await open({ draw: () => new Promise(() => undefined) })
  await spin()
  expect(await screen.findByText('1 left after this spin')).toBeTruthy()
})

test('[SCR-3] a refusal in the middle shows what was drawn, and says how many draws are left unused', async () => {
  const { goodNews, drawCalls, messages } = await open({
    draw: inTurn(
      () => ({ ...drawn('c'), remaining: 4 }),
      () => ({ ...drawn('b'), drawId: 'd2', drawNo: 8, remaining: 3 }),
      refusal('51014'),
    ),
    draws: 5,
    matches: () => true,
  })
  await press('Spin 5')
  await waitFor(() => expect(goodNews()?.draws?.map(({ drawNo }) => drawNo)).toEqual([7, 8]))
  expect(goodNews()?.notDrawn).toBe(3)
  expect(drawCalls()).toHaveLength(3)
  await waitFor(() => expect(messages()[0]).toMatch(/^All prizes are gone/))
  expect(listPendingDraws('a1', 'u1')).toEqual([])
})

test('[SCR-3] a lost answer in the middle shows what was drawn; that draw is repeated, the others are kept', async () => {
  const { goodNews, drawCalls, messages } = await open({
    draw: inTurn(() => ({ ...drawn('c'), remaining: 4 }), lost),
    draws: 5,
    matches: () => true,
  })
  await press('Spin 5')
  await waitFor(() => expect(goodNews()).toMatchObject({ draw: { drawNo: 7 }, draws: [], notDrawn: 3 }))
  await waitFor(() => expect(messages()).toEqual(['We’ll show your result when you’re back online.']))
  expect(listPendingDraws('a1', 'u1')).toEqual([drawCalls()[1]])
})

test('[SCR-3] without draws the hub says so, and nothing under the wheel promises a spin', async () => {
  await open({ draw: () => drawn(null), draws: 0 })
  await waitFor(() => expect(hub()).toBe('0left'))
  expect(screen.queryByRole('button', { name: /Spin|Claim/ })).toBeNull()
})

const completed = (taskId: string, count: number) =>
  taskOf({ taskId, title: taskId, taskType: 'KYC_PASS', taskStatus: 'COMPLETED', reward: drawsOf(count) })

test('[SCR-3] one press claims the draws of all completed tasks, without an overlay', async () => {
  const { goodNews, claimed, messages } = await open({
    draw: () => drawn(null),
    draws: 1,
    tasks: [completed('verify', 1), completed('trade', 3), { ...completed('later', 2), taskStatus: 'PENDING' }],
  })
  expect(await screen.findByText('4 more to claim')).toBeTruthy()
  expect(screen.getByText('verify · trade')).toBeTruthy()
  await press('Claim 4')
  await waitFor(() => expect(messages()).toHaveLength(1))
  expect(claimed).toEqual(['verify', 'trade'])
  expect(goodNews()).toBeNull()
})

test('[SCR-3] the overlay claims the draws that are ready and spins again', async () => {
  const { store, claimed, drawCalls } = await open({
    draw: () => drawn('c'),
    draws: 0,
    tasks: [completed('trade', 3)],
    matches: () => true,
  })
  expect(await screen.findByRole('button', { name: 'Claim 3 draws' })).toBeTruthy()
  store.dispatch(spinRequested('claimAndSpin'))
  await waitFor(() => expect(drawCalls()).toHaveLength(1))
  expect(claimed).toEqual(['trade'])
})
