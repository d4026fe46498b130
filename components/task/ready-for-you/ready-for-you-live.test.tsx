import { setupListeners } from '@reduxjs/toolkit/query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { CLAIMABLE_KEY } from '#lib/offline/forget-user.ts'
import { endSession } from '#store/session.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { ReadyForYouLive } from './ready-for-you-live.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
// The overlay has its own tests.
vi.mock('../good-news/lazy-good-news.tsx', () => ({ LazyGoodNews: () => null }))

const DAY = 86_400_000

const ready = (taskId: string, claimDeadline: number) => ({
  activityId: 'a1',
  title: 'Welcome tasks',
  path: '/welcome-event',
  task: {
    taskId,
    title: taskId,
    periodKey: '-',
    taskStatus: 'COMPLETED',
    claimDeadline,
    reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '10', unit: 'USDT' }, label: '' },
  },
})

async function draw(items: () => ReturnType<typeof ready>[]) {
  const answer = {
    rewardId: 'r',
    taskId: 't1',
    taskStatus: 'GRANTED',
    reward: ready('t1', 0).task.reward,
    grantedAt: 1,
  }
  let reads = 0
  const world = await renderInRuntime(<ReadyForYouLive welcome={null} drawActivities={[]} server={null} />, {
    auth: { isLogin: true },
    answers: {
      // Only the first request gets an answer, so that later changes cannot come from the list.
      claimable: () => (++reads === 1 ? { items: items() } : new Promise(() => undefined)),
      getRewardList: () => ({ items: [], total: 0 }),
      obtainReward: () => answer,
      activityDetail: () => ({}),
      taskCompletions: () => ({ tasks: [] }),
    },
  })
  return { ...world, reads: () => reads }
}

test('[SCR-1] a claimed reward has no button even before the list is read again', async () => {
  const { store, sent } = await draw(() => [ready('t1', serverNow() + DAY)])
  await userEvent.click(await screen.findByRole('button', { name: /^Claim 10/ }))
  await waitFor(() =>
    expect(selectGoodNews(store.getState())).toMatchObject({ activityId: 'a1', claimed: [{ taskId: 't1' }] }),
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent.filter((name) => name === 'obtainReward')).toHaveLength(1)
})

test('[SCR-1] the card refetches when the page regains focus', async () => {
  const { store, reads } = await draw(() => [ready('t1', serverNow() + DAY)])
  const stop = setupListeners(store.dispatch)
  await screen.findByRole('button', { name: /^Claim 10/ })
  expect(reads()).toBe(1)
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(reads()).toBe(2))
  stop()
})

test('[SCR-1] a reward that lapses on the open page disappears, and the card refetches the rest', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { reads } = await draw(() => [ready('t1', serverNow() + 60_000)])
  await screen.findByRole('button', { name: /^Claim 10/ })
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Nothing to claim yet' })).toBeTruthy()
  await waitFor(() => expect(reads()).toBe(2))
})

test('[SCR-1] the next visit knows from the last one that there is something to claim', async () => {
  const root = document.documentElement
  await draw(() => [ready('t1', serverNow() + DAY)])
  await userEvent.click(await screen.findByRole('button', { name: /^Claim 10/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim 10/ })).toBeNull())
  // The claim stays in front until the page is left, so that nothing moves after the last claim.
  expect(root.hasAttribute('data-claimable')).toBe(true)
  expect(localStorage.getItem(CLAIMABLE_KEY)).toBeNull()
  cleanup()
  expect(root.hasAttribute('data-claimable')).toBe(false)
})

test('[SCR-1] [AUTH-4] the end of the session leaves nothing of the claim to the next user of the open page', async () => {
  const root = document.documentElement
  const { store } = await draw(() => [ready('t1', serverNow() + DAY)])
  await screen.findByRole('button', { name: /^Claim 10/ })
  expect(root.hasAttribute('data-claimable')).toBe(true)
  act(() => store.dispatch(endSession(null)))
  cleanup()
  expect(root.hasAttribute('data-claimable')).toBe(false)
  expect(localStorage.getItem(CLAIMABLE_KEY)).toBeNull()
})

test.each([
  { told: undefined, shown: ['Paused wheel'], why: 'any, where the platform does not tell which' },
  {
    told: [{ activityId: 'open', left: 3 }],
    shown: ['Open wheel'],
    why: 'those of one activity, while drawing is paused in the other',
  },
  { told: [], shown: [], why: 'none, while drawing is paused in both' },
])('[SCR-1] only draws that can be used are offered: $why', async ({ told, shown }) => {
  const drawsOf = (activityId: string) => ({
    rewardId: activityId,
    activityId,
    taskId: 't',
    periodKey: '-',
    source: 'TASK',
    state: 'GRANTED',
    grantedAt: 1,
    expiresAt: null,
    drawsLeft: 3,
    reward: { rewardType: 'LOTTERY_COUNT', kind: 2, amount: { count: 3 }, label: '' },
  })
  const activityOf = (activityId: string, title: string) => ({
    activityId,
    title,
    path: `/activity/lottery/${activityId}`,
  })
  await renderInRuntime(
    <ReadyForYouLive
      welcome={null}
      drawActivities={[activityOf('paused', 'Paused wheel'), activityOf('open', 'Open wheel')]}
      server={null}
    />,
    {
      auth: { isLogin: true },
      answers: {
        claimable: () => ({ items: [], draws: told }),
        getRewardList: () => ({ items: [drawsOf('paused'), drawsOf('open')], total: 2 }),
      },
    },
  )
  await screen.findByText('All claimed')
  const rows = screen.queryAllByRole('link').map((link) => link.closest('li')?.textContent)
  expect(rows).toEqual(shown.map((title) => expect.stringContaining(`3 draws${title}`) as string))
})

test('[SCR-1][AUTH-7] a token without a login shows the server’s part', async () => {
  await renderInRuntime(<ReadyForYouLive welcome={null} drawActivities={[]} server={<p>offer</p>} />)
  expect(screen.getByText('offer')).toBeTruthy()
})
