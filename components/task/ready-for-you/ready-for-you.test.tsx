import { cleanup, render, screen, act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { inLanguage } from '#components/testing/in-language.tsx'
import type { ClaimableItem } from '../claim/claim.ts'
import { setupListeners } from '@reduxjs/toolkit/query'
import { lost, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { CLAIMABLE_KEY } from '#lib/offline/forget-user.ts'
import { endSession } from '#store/session.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { ReadyForYouCard, ReadyForYouLive } from './ready-for-you-live.tsx'
import { drawsOf, grantedOf, readyOf, rewardItem } from '#lib/testing/samples.ts'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
// The overlay has its own tests.
vi.mock('../good-news/lazy-good-news.tsx', () => ({ LazyGoodNews: () => null }))

const item = (taskId: string, amount: string, more: Partial<ClaimableItem['task']> = {}) =>
  readyOf(taskId, amount, { claimDeadline: Date.now() + 5 * 86_400_000, ...more })

function show(items: ClaimableItem[], more: Partial<ComponentProps<typeof ReadyForYouCard>> = {}) {
  const claim = vi.fn()
  const nothing = { draws: [], earned: null, next: null, hasClaimed: false, isClaiming: false, pressed: null }
  render(inLanguage(<ReadyForYouCard {...nothing} items={items} claim={claim} onOpen={vi.fn()} {...more} />))
  return { claim }
}

const open = (taskId: string, title: string, amount: string, current: string) =>
  item(taskId, amount, { title, taskStatus: 'PENDING', progress: { current, target: '100', unit: 'USDT' } }).task
const plain = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ')

test('[SCR-1] unused draws and the nearest tasks with their gains are below the claim', () => {
  show([item('t1', '10')], {
    draws: [
      { activityId: 'a5', title: 'Harvest Draw', path: '/activity/lottery/harvest-draw', count: 3, endsAt: null },
    ],
    next: {
      activityId: 'act_welcome',
      path: '/welcome-event',
      tasks: [open('t2', 'Trade spot', '15', '64'), open('t3', 'Share', '2', '0')],
    },
  })
  expect(screen.getAllByRole('listitem').map(plain)).toEqual([
    '3 drawsHarvest DrawSpin',
    'Trade spot36.00 USDT to go15 USDT',
    'Sharewithdrawable2 USDT',
  ])
  expect(screen.getByRole('link', { name: 'Spin' }).getAttribute('href')).toBe('/en/activity/lottery/harvest-draw')
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('aria-valuetext')).toMatch(/^64.00 of 100\sUSDT$/)
})

test('[SCR-1] only the pressed button shows the claim; another claim on the page disables it', () => {
  show([item('t1', '10')], { isClaiming: true, pressed: 't1 -' })
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  cleanup()
  const { claim } = show([item('t1', '10')], { isClaiming: true })
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-busy')).toBeNull()
  button.click()
  expect(claim).not.toHaveBeenCalled()
})

const DAY = 86_400_000

const ready = (taskId: string, claimDeadline: number) => item(taskId, '10', { claimDeadline })

async function draw(items: () => ReturnType<typeof ready>[]) {
  let reads = 0
  const world = await renderInRuntime(<ReadyForYouLive welcome={null} drawActivities={[]} server={null} />, {
    auth: { isLogin: true },
    answers: {
      // Only the first request gets an answer, so that later changes cannot come from the list.
      claimable: () => (++reads === 1 ? { items: items() } : new Promise(() => undefined)),
      getRewardList: () => ({ items: [], total: 0 }),
      obtainReward: () => grantedOf('t1'),
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
  ['any, where the platform does not tell which', undefined, ['Paused wheel']],
  ['those of one activity, while drawing is paused in the other', [{ activityId: 'open', left: 3 }], ['Open wheel']],
  ['none, while drawing is paused in both', [], []],
])('[SCR-1] only draws that can be used are offered: %s', async (_, told, shown) => {
  const draws = (activityId: string) => rewardItem({ rewardId: activityId, activityId, reward: drawsOf(3) })
  const wheels = [
    { activityId: 'paused', title: 'Paused wheel', path: '/activity/lottery/paused' },
    { activityId: 'open', title: 'Open wheel', path: '/activity/lottery/open' },
  ]
  await renderInRuntime(<ReadyForYouLive welcome={null} drawActivities={wheels} server={null} />, {
    auth: { isLogin: true },
    answers: {
      claimable: () => ({ items: [], draws: told }),
      getRewardList: () => ({ items: [draws('paused'), draws('open')], total: 2 }),
    },
  })
  await screen.findByText('All claimed')
  const rows = screen.queryAllByRole('link').map((link) => link.closest('li')?.textContent)
  expect(rows).toEqual(shown.map((title) => expect.stringContaining(`3 draws${title}`) as string))
})

test('[SCR-1][AUTH-7] a token without a login shows the server’s part', async () => {
  await renderInRuntime(<ReadyForYouLive welcome={null} drawActivities={[]} server={<p>offer</p>} />)
  expect(screen.getByText('offer')).toBeTruthy()
})

test('[SCR-1] a lost list of rewards or tasks is not read as "nothing to claim"', async () => {
  await renderInRuntime(
    <ReadyForYouLive welcome={{ activityId: 'a1', path: '/welcome-event' }} drawActivities={[]} server={null} />,
    {
      auth: { isLogin: true },
      answers: { claimable: () => ({ items: [] }), getRewardList: lost, taskCompletions: lost },
    },
  )
  expect(await screen.findByText('We couldn’t load your rewards. They’re safe.')).toBeTruthy()
})
