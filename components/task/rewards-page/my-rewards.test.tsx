import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { lost, lostOnce, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { stubSight } from '#components/testing/stub-media.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { DisplayRate } from '@fanfare/languages/display-rate.ts'
import { serverNow } from '#lib/http/clock.ts'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import type { Answers } from '#store/testing/test-store.ts'
import { RewardsLive } from './my-rewards.tsx'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { cash, grantedOf, readyOf, rewardItem, taskOf, usdt } from '#lib/testing/samples.ts'
import { MyActivityRewards } from '../task-card/my-activity-rewards.tsx'

// The overlay hides the page from roles; it has its own tests.
vi.mock('../good-news/lazy-good-news.tsx', () => ({ LazyGoodNews: () => null }))
vi.mock('#lib/config/public-config.ts', () => ({ readPublicConfig: () => ({ siteOrigin: 'https://fanfare.example' }) }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const HOUR = 3_600_000

const ready = (taskId: string, amount: string, inHours: number) =>
  readyOf(taskId, amount, { completedAt: serverNow() - HOUR, claimDeadline: serverNow() + inHours * HOUR })

const TRIAL: Reward = { rewardType: 'GIFT_CASH', kind: 1, amount: usdt('30'), label: '' }
const item = (rewardId: string, state: RewardItem['state'], more: Partial<RewardItem> = {}) =>
  rewardItem({ rewardId, state, reward: TRIAL, grantedAt: serverNow() - HOUR, activityTitle: 'Harvest Draw', ...more })

const WELCOME = { activityId: 'a1', title: 'Welcome tasks', path: '/welcome-event' }

const list = (...items: RewardItem[]) => ({ getRewardList: () => ({ items, total: items.length }) })

/** Three rewards to claim, and the task of each claim as it is requested. */
const THREE = ['a', 'b', 'c'].map((taskId, index) => ready(taskId, ['10', '15', '0.5'][index] ?? '', 10 * (index + 1)))
const claimAll = async () => {
  const card = await screen.findByRole('region', { name: 'Ready to claim' })
  const all = within(card).getByRole('button', { name: /^Claim all/ })
  await userEvent.click(all)
  return all
}
const taskIdOf = (input: unknown) => (input as { query: { taskId: string } }).query.taskId

const draw = (answers: Answers, { isLogin = true, rate }: { isLogin?: boolean; rate?: DisplayRate } = {}) =>
  renderInRuntime(<RewardsLive welcome={WELCOME} rate={rate} />, {
    auth: { isLogin },
    answers: {
      rewardTimeline: () => ({ steps: [] }),
      taskCompletions: () => ({ tasks: [] }),
      claimable: () => ({ items: [] }),
      ...list(),
      ...answers,
    },
  })

beforeEach(() => {
  window.history.replaceState(null, '', '/en/rewards')
  stubSight()
})

test('[APP-3][SCR-9] in the app a user opens the assets there', async () => {
  const { services } = await draw({})
  const open = vi.fn<(route: string) => void>()
  const outside = { ...services.bridge }
  Object.assign(services.bridge, { inApp: true, version: '4.2.16', open })
  await userEvent.click(screen.getByRole('button', { name: 'Your assets' }))
  Object.assign(services.bridge, outside)
  expect(open.mock.calls).toEqual([['asset/spot', {}]])
})

test('[SCR-9] claims are sequential, and a failed claim does not stop the others', async () => {
  const requested: string[] = []
  const pressed = Promise.withResolvers<void>()
  const { store } = await draw({
    claimable: () => ({ items: THREE }),
    obtainReward: async (input) => {
      await pressed.promise
      requested.push(taskIdOf(input))
      return taskIdOf(input) === 'b' ? refusal('51014')() : grantedOf(taskIdOf(input))
    },
  })
  await userEvent.click(await claimAll())
  pressed.resolve()
  await waitFor(() => expect(selectGoodNews(store.getState())).not.toBeNull())
  expect(requested).toEqual(['a', 'b', 'c'])
  expect(selectGoodNews(store.getState())).toMatchObject({
    claimed: [{ taskId: 'a' }, { taskId: 'c' }],
    failed: [{ reward: { taskId: 'b' }, reason: 'All rewards of this type are taken.', canRetry: false }],
  })
  expect(selectNotifications(store.getState())).toEqual([])
})

test('[SCR-9] one message reports all lost answers, and one press retries them', async () => {
  const requested: string[] = []
  const { store } = await draw({
    claimable: () => ({ items: THREE }),
    obtainReward: (input) => (requested.push(taskIdOf(input)) <= 3 ? lost() : grantedOf(taskIdOf(input))),
  })
  await claimAll()
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1))
  const [message] = selectNotifications(store.getState())
  expect(message).toMatchObject({ message: expect.stringMatching(/^Your claim is saved/), buttonText: 'Try again' })
  await act(async () => callbacksOf(message?.id ?? '').onConfirm?.())
  await waitFor(() => expect(requested).toEqual(['a', 'b', 'c', 'a', 'b', 'c']))
})

test('[SCR-9] the end of the session stops the claims and leaves none to retry', async () => {
  const requested: string[] = []
  const { store } = await draw({
    claimable: () => ({ items: THREE }),
    obtainReward: (input) => (requested.push(taskIdOf(input)) === 1 ? lost() : refusal('434')()),
  })
  await claimAll()
  await waitFor(() => expect(requested).toEqual(['a', 'b']))
  await settle()
  expect(requested).toEqual(['a', 'b'])
  expect(selectNotifications(store.getState())).toEqual([])
})

test('[SCR-9] the lists are read again once after all claims, not after each', async () => {
  const { store, sent } = await draw({
    claimable: () => ({ items: THREE }),
    obtainReward: (input) => grantedOf(taskIdOf(input)),
  })
  await screen.findByRole('region', { name: 'Ready to claim' })
  sent.length = 0
  await claimAll()
  await waitFor(() => expect(selectGoodNews(store.getState())).not.toBeNull())
  await waitFor(() => expect(sent).toContain('getRewardList'))
  expect(sent.slice(0, 3)).toEqual(['obtainReward', 'obtainReward', 'obtainReward'])
  for (const list of ['claimable', 'getRewardList']) expect(sent.filter((name) => name === list)).toHaveLength(1)
})

test('[SCR-9] a retry waits for the claims under way', async () => {
  const requested: string[] = []
  let answer = () => {}
  const { store } = await draw({
    claimable: () => ({ items: THREE.slice(0, 2) }),
    obtainReward: async (input) => {
      requested.push(taskIdOf(input))
      if (requested.length === 3) await new Promise<void>((resolve) => (answer = resolve))
      else if (requested.length <= 4) lost()
      return grantedOf(taskIdOf(input))
    },
  })
  const all = await claimAll()
  await waitFor(() => expect(selectNotifications(store.getState())).toHaveLength(1))
  const [message] = selectNotifications(store.getState())
  await userEvent.click(all)
  await waitFor(() => expect(requested).toEqual(['a', 'b', 'a']))
  await act(async () => callbacksOf(message?.id ?? '').onConfirm?.())
  expect(requested).toEqual(['a', 'b', 'a'])
  await act(async () => answer())
  // The retry leaves out the claim that has got an answer by then.
  await waitFor(() => expect(requested).toEqual(['a', 'b', 'a', 'b', 'b']))
})

test('[SCR-9] after the last claim the card has what was claimed and when it arrives', async () => {
  const items = THREE.slice(0, 2)
  await draw({
    claimable: () => ({ items: items.splice(0) }),
    obtainReward: (input) => ({
      ...grantedOf(taskIdOf(input)),
      state: 'HOLD',
      holdUntil: serverNow() + (taskIdOf(input) === 'b' ? 24 : 20) * HOUR,
    }),
  })
  await claimAll()
  const done = await screen.findByRole('region', { name: 'All claimed' })
  expect(within(done).getAllByRole('listitem')).toHaveLength(2)
  expect(done.textContent).toMatch(/Welcome tasks, task a.*Welcome tasks, task b/)
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(serverNow() + 24 * HOUR)
  expect(done.textContent).toContain(`Unlocks automatically on ${day}`)
})

test('[SCR-9] counts and sums include the rewards of all pages of the list', async () => {
  const all = Array.from({ length: 1203 }, (_, index) => item(`r${index}`, index < 1201 ? 'GRANTED' : 'USED'))
  const requested: unknown[] = []
  await draw({
    claimable: () => ({ items: [] }),
    getRewardList: (input) => {
      const { pageIndex, pageSize } = (input as { query: { pageIndex: number; pageSize: number } }).query
      requested.push(pageIndex)
      return { items: all.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize), total: all.length }
    },
  })
  await screen.findByRole('region', { name: 'Reward list' })
  expect(requested).toEqual([0, 1, 2])
  expect(screen.getByText(/^1,203 rewards from 1 activity/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All 1,203' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Used 2' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Rewards by type' }).textContent).toMatch(/Trial funds.*36,030/)
})

const SOON_MS = 60_000
const HOURS = SOON_MS / HOUR
/** Waits for the deadline and the next tick of the page's clock. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(SOON_MS + 1000))

test('[SCR-9] a reward that lapses on the open page loses its button, and the list is read again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let lists = 0
  const items = [ready('soon', '10', HOURS), ready('late', '15', 96)]
  await draw({
    claimable: () => {
      lists += 1
      return { items }
    },
  })
  const card = await screen.findByRole('region', { name: 'Ready to claim' })
  within(card).getByRole('button', { name: /^Claim all 25/ })
  await wait()
  expect(within(card).queryByText(/task soon/)).toBeNull()
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Claim 15.USDT$/)])
  await waitFor(() => expect(lists).toBe(2))
})

test('[SCR-9] a reward that ends on the open page becomes expired and leaves the totals', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let lists = 0
  const soon = item('soon', 'GRANTED', { expiresAt: serverNow() + SOON_MS })
  await draw({
    getRewardList: () => {
      lists += 1
      return { items: [soon], total: 1 }
    },
  })
  const rows = within(await screen.findByRole('region', { name: 'Reward list' }))
  expect(rows.queryByText('Expired')).toBeNull()
  await wait()
  expect(rows.getAllByText('Expired')).not.toHaveLength(0)
  expect(rows.queryByText('Received')).toBeNull()
  expect(screen.getByRole('link', { name: 'Expired 1' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Rewards by type' }).textContent).toContain('No rewards yet')
  await waitFor(() => expect(lists).toBe(2))
})

test('[SCR-9] a fresh account for which a reward waits is not told that there is nothing', async () => {
  const { task } = ready('account', '5', 96)
  const account = {
    ...task,
    taskType: 'REGISTER_PASS',
    taskStatus: 'PENDING',
    reasonCode: 'NOT_JOINED',
    progress: null,
  }
  await draw({ taskCompletions: () => ({ tasks: [account] }) })
  await screen.findByRole('heading', { name: 'Waiting for you' })
  expect(screen.queryByText('Nothing here yet')).toBeNull()
})

test('[SCR-9] a physical reward asks for its address, and then shows it masked and can be changed', async () => {
  const reward: RewardItem['reward'] = { rewardType: 'PHYSICAL', kind: 3, amount: { item: 'wallet' }, label: 'Wallet' }
  const sent = { reward, address: 'J*** D***, Berlin, DE' }
  const waiting = { reward, reasonCode: 'ADDRESS_NEEDED' as const, expiresAt: serverNow() + 9 * 24 * HOUR }
  await draw({ ...list(item('r1', 'GRANTED', sent), item('r2', 'HOLD', waiting)) })
  expect(await screen.findByText('Address saved: J*** D***, Berlin, DE')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change address' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add delivery address' })).toBeTruthy()
})

test('[UI-3] a failure to read the list offers a retry, which loads it', async () => {
  await draw({ getRewardList: lostOnce(list(item('granted', 'GRANTED')).getRewardList) })
  await screen.findByRole('heading', { name: 'We couldn’t load your rewards' })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findByRole('region', { name: 'Reward list' })).textContent).toContain('Harvest Draw')
})

test('[LOC-7] cash says what it is worth in the currency of the reader, trial funds and other assets do not', async () => {
  const trial = readyOf('t', '5', { reward: TRIAL })
  await draw(
    {
      claimable: () => ({ items: [ready('a', '10', 10), trial] }),
      ...list(item('a', 'GRANTED', { reward: cash('30') }), item('b', 'GRANTED')),
    },
    { rate: { perUsdt: '0.92', pattern: '{0} €', digits: 2 } },
  )
  await screen.findByRole('region', { name: 'Ready to claim' })
  expect(screen.getAllByText(/^about/).map(({ textContent }) => textContent)).toEqual([
    'about \u20689.20 €\u2069',
    'about \u206827.60 €\u2069',
  ])
})

const won = (rewardId: string, taskId: string | null) =>
  rewardItem({ rewardId, taskId, grantedAt: Date.UTC(2026, 10, 23, 12) })

test('[SCR-9] a reward names its task, and one from a draw its time', async () => {
  await renderInRuntime(
    <MyActivityRewards activityId="a1" tasks={[taskOf({ title: 'Trade once', taskStatus: 'GRANTED' })]} />,
    {
      answers: { getRewardList: () => ({ items: [won('r1', 't1'), won('r2', null)], total: 2 }) },
    },
  )
  await screen.findByText('Trade once')
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00A0', ' '))
  expect(rows).toHaveLength(2)
  expect(rows[0]).toBe('5 USDT withdrawableTrade once')
  expect(rows[1]).toMatch(/^5 USDT withdrawableNov 23, /)
})

test('[SCR-9] without a reward there is nothing', async () => {
  await renderInRuntime(<MyActivityRewards activityId="a1" tasks={[]} />, {
    answers: { getRewardList: () => ({ items: [], total: 0 }) },
  })
  expect(screen.queryByRole('list')).toBeNull()
})
