import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { lostOnce, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { NetworkError } from '#lib/http/errors.ts'
import { serverNow } from '#lib/http/clock.ts'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { goodNewsOpened, selectGoodNews, type ClaimedReward } from '#store/slices/good-news.ts'
import { nextStepChanged } from '#store/slices/next-step.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { GoodNewsHost } from './good-news-host.tsx'
import * as calendar from '#components/ui/browser/save-calendar.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { ownZone } from '@fanfare/kernel/time/own-time.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { cash, grantedOf, taskOf } from '#lib/testing/samples.ts'

const route = vi.hoisted(() => ({ path: '/en/welcome-event', pushed: [] as string[] }))
vi.mock('next/navigation', () => ({
  usePathname: () => route.path,
  useRouter: () => ({ push: (path: string) => route.pushed.push(path) }),
}))

const NEXT_TRADE = { ...taskOf().trace[0]!, nextAction: { key: 'task.next_trade' } }
const task = (taskId: string, taskStatus: TaskCompletion['taskStatus'], amount: string) =>
  taskOf({ taskId, title: `Task ${taskId}`, taskStatus, reward: cash(amount), trace: [NEXT_TRADE] })

const claimed = (taskId: string, amount: string, more: Partial<ClaimedReward> = {}): ClaimedReward => ({
  activityId: 'a1',
  taskId,
  periodKey: '-',
  title: `Task ${taskId}`,
  reward: cash(amount),
  state: 'GRANTED',
  ...more,
})

const ACTIVITY = { activityId: 'a1', title: 'Welcome tasks', path: '/welcome-event', image: '', activityType: 1 }

interface World {
  activity?: object
  tasks?: ReturnType<typeof task>[]
  /** Ready in another activity. */
  elsewhere?: ReturnType<typeof task>[]
  obtain?: (taskId: string) => unknown
}

const answerOf = (taskId: string, amount: string) => ({ ...grantedOf(taskId, amount), state: 'GRANTED' })

/** Draws the overlay with what it opened with, else with a small claim. */
async function draw(
  { activity = ACTIVITY, tasks = [], elsewhere = [], obtain = (taskId) => answerOf(taskId, '10') }: World = {},
  opening: Omit<Parameters<typeof goodNewsOpened>[0], 'activityId'> = { claimed: [claimed('a', '5')] },
) {
  const world = await renderInRuntime(<GoodNewsHost />, {
    answers: {
      activityDetail: () => activity,
      // A new object each time, because the store freezes what it keeps.
      taskCompletions: () => ({ tasks: tasks.map((known) => ({ ...known })) }),
      claimable: () => ({ items: elsewhere.map((one) => ({ ...ACTIVITY, activityId: 'a2', task: one })) }),
      obtainReward: (input) => obtain((input as { query: { taskId: string } }).query.taskId),
    },
  })
  const open = () => world.send(goodNewsOpened({ activityId: 'a1', ...opening }))
  open()
  const goodNews = () => selectGoodNews(world.store.getState())
  const messages = () => selectNotifications(world.store.getState())
  return { ...world, open, goodNews, messages }
}

const plain = (text: string | null | undefined) => text?.replaceAll(/[\s\u2066-\u2069]+/g, ' ')
const title = () => plain(screen.getByRole('dialog').querySelector('h2')?.textContent)
const labels = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    // A stopped countdown keeps its place, unseen.
    .filter((button) => button.closest('[data-stopped]') === null)
    .map((button) => plain(button.getAttribute('aria-label') ?? button.textContent))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** A second at a time, as the browser does. */
const passSeconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) await pass(1000)
}
const BEGINS_MS = 1200
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  route.path = '/en/welcome-event'
  route.pushed = []
})

test('[ACT-3] a claim that fails in a chain shows its error and can be retried', async () => {
  const { messages } = await draw({
    tasks: [task('b', 'COMPLETED', '10')],
    obtain: lostOnce(() => answerOf('b', '10')),
  })
  await user.click(await screen.findByRole('button', { name: /Claim next/ }))
  const alert = await screen.findByRole('alert')
  expect(plain(alert.textContent)).toMatch(/^10 USDT: Your claim is saved/)
  expect(title()).toBe('You got 5 USDT')
  expect(labels()).toEqual(['Try again', 'Done', 'Close'])
  await passSeconds(10)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(title()).toBe('All 15 USDT claimed'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(messages()).toEqual([])
})

test('[ACT-3] a refused reward is not offered again', async () => {
  await draw({ tasks: [task('b', 'COMPLETED', '10')], obtain: refusal('51014') })
  await user.click(await screen.findByRole('button', { name: /Claim next/ }))
  await screen.findByRole('alert')
  expect(labels()).toEqual(['Done', 'Close'])
})

test('[ACT-3] closing the overlay does not stop a claim, and a message tells its outcome', async () => {
  const answers: PromiseWithResolvers<unknown>[] = []
  const { messages, goodNews } = await draw({
    tasks: [task('b', 'COMPLETED', '10')],
    obtain: () => {
      answers.push(Promise.withResolvers())
      return answers.at(-1)?.promise
    },
  })
  await user.click(await screen.findByRole('button', { name: /Claim next/ }))
  await user.keyboard('{Escape}')
  expect(goodNews()).toBeNull()
  await act(async () => answers[0]?.reject(new NetworkError('Network Error')))
  await waitFor(() => expect(messages()).toMatchObject([{ modeType: 'error', buttonText: 'Try again' }]))
  await act(async () => callbacksOf(messages()[0]?.id ?? '').onConfirm?.())
  await act(async () => answers[1]?.resolve(answerOf('b', '10')))
  await waitFor(() => expect(messages()[1]).toMatchObject({ modeType: 'success' }))
  expect(plain(messages()[1]?.message)).toBe('10 USDT claimed')
  expect(goodNews()).toBeNull()
})

const NEXT = { tasks: [task('b', 'PENDING', '10')] }

test('[ACT-8] the overlay of a small claim closes after 5 s unless the pointer moves inside', async () => {
  const { goodNews } = await draw(NEXT)
  await screen.findByText(/^Closes in/)
  await pass(BEGINS_MS)
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('Closes in 5 s')
  const move = (clientX: number) => fireEvent.pointerMove(screen.getByRole('heading'), { clientX })
  // The pointer rests where the overlay has opened.
  move(10)
  await passSeconds(2)
  expect(dialog.textContent).toContain('Closes in 3 s')
  move(11)
  await passSeconds(9)
  expect(dialog.textContent).toContain('Closes in 3 s')
  fireEvent.pointerLeave(dialog.firstElementChild as Element)
  await passSeconds(2)
  expect(goodNews()).not.toBeNull()
  await passSeconds(1)
  expect(goodNews()).toBeNull()
})

test.each([
  ['"Keep open" is pressed', () => user.click(screen.getByRole('button', { name: 'Keep open' }))],
  ['Tab moves the focus', () => user.tab()],
  ['a finger touches it', async () => void fireEvent.pointerDown(screen.getByRole('heading'))],
  ['a key is pressed', async () => void fireEvent.keyDown(screen.getByRole('heading'), { key: 'ArrowDown' })],
])('[ACT-8] the countdown is gone for good when %s', async (_, act_) => {
  const { goodNews } = await draw(NEXT)
  await screen.findByText(/^Closes in/)
  await pass(BEGINS_MS)
  await act_()
  const line = screen.queryByText(/^Closes in/)?.closest('[data-countdown]')
  // Its place stays, so that no button moves under the finger.
  expect(line?.hasAttribute('data-stopped') ?? true).toBe(true)
  await passSeconds(20)
  expect(goodNews()).not.toBeNull()
})

test.each([
  ['50 USDT or more', NEXT, { claimed: [claimed('a', '50')] }],
  ['two claims of 50 USDT together', NEXT, { claimed: [claimed('a', '30'), claimed('c', '20')] }],
  ['a claim without a next step', {}, { claimed: [claimed('a', '5')] }],
  ['a join', NEXT, { joined: { entry: null } }],
])('[ACT-8] the overlay of %s has no countdown', async (_, world, opened) => {
  const { goodNews } = await draw(world, opened)
  await screen.findByRole('dialog')
  await passSeconds(20)
  expect(screen.queryByText(/^Closes in/)).toBeNull()
  expect(goodNews()).not.toBeNull()
})

test('[ACT-8] the ticket has my number, what the activity pays and its end', async () => {
  const end = serverNow() + 3 * 86_400_000
  const pool = { amount: '250000', unit: 'USDT' }
  const cup = { ...ACTIVITY, activityType: 2, title: 'Autumn Cup', pool, endTime: end, my: { joinNo: 2434 } }
  await draw({ activity: cup }, { joined: { entry: null } })
  expect(await screen.findByText('2,434')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'You’re in' })).toBeTruthy()
  const ticket = plain(screen.getByRole('dialog').textContent)
  expect(ticket).toContain('Autumn Cup')
  expect(ticket).toContain('prize pool250,000 USDT')
  expect(ticket).toContain('Counts fromnow')
  expect(labels()).toEqual(['Done', 'Calendar', 'Invite', 'Close'])
})

test('[ACT-8][SCR-5] the ticket of a deposit bonus ends with the user’s own window', async () => {
  const until = serverNow() + 14 * 86_400_000
  const bonus = {
    ...ACTIVITY,
    activityType: 6,
    title: 'Deposit and trade',
    endTime: until + 10 * 86_400_000,
    depositBonus: { windowDays: 14, markets: [], feeRate: null, expiresDays: null },
    my: { joinNo: 30, depositBonus: { windowEndsAt: until } },
  }
  const saved = vi.spyOn(calendar, 'saveCalendar').mockReturnValue(undefined)
  await draw({ activity: bonus }, { joined: { entry: null } })
  const ticket = plain((await screen.findByRole('dialog')).textContent)
  expect(ticket).toContain(plain(`Counts until${formatDeadline('en', until, ownZone())}`))
  await user.click(screen.getByRole('button', { name: 'Calendar' }))
  expect(saved.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ at: until })])
})

test('[ACT-8] after the claim on a ticket the focus is on the first action of the news that replace it', async () => {
  const tasks = [task('a', 'COMPLETED', '5'), task('b', 'PENDING', '10')]
  const obtain = (taskId: string) => {
    for (const known of tasks) if (known.taskId === taskId) known.taskStatus = 'GRANTED'
    return answerOf(taskId, '5')
  }
  await draw({ tasks, obtain }, { joined: { entry: null } })
  await user.click(await screen.findByRole('button', { name: /Claim 5/ }))
  await waitFor(() => expect(title()).toBe('You got 5 USDT'))
  expect(plain(document.activeElement?.textContent)).toBe('Earn 10 USDT')
})

test('[ACT-8] the ticket promises a first place its prize only where nothing multiplies it', async () => {
  const tiers = [{ tierId: '1', label: '', rankFrom: 1, rankTo: 10, reward: cash('1200') }]
  const textFor = async (tracks: readonly { track: string }[]) => {
    const cup = { ...ACTIVITY, activityType: 2, tiers, competition: { poolSteps: [], tracks } }
    await draw({ activity: cup }, { joined: { entry: null } })
    const text = plain((await screen.findByRole('dialog')).textContent)
    cleanup()
    return text
  }
  expect(await textFor([{ track: 'VOLUME' }])).toContain('First place gets 1,200 USDT.')
  expect(await textFor([{ track: 'VOLUME' }, { track: 'COMBINED' }])).not.toContain('First place')
})

test('[ACT-8] joining leads to the next step that a part of the page names', async () => {
  const { send } = await draw({ tasks: [task('a', 'PENDING', '10')] }, { joined: { entry: null } })
  const scrollIntoView = vi.fn<() => void>()
  const section = Object.assign(document.createElement('div'), { id: 'teams', scrollIntoView })
  document.body.append(section)
  send(nextStepChanged({ activityId: 'a1', label: 'Find a team', line: '', to: { anchor: 'teams' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Find a team' }))
  expect(scrollIntoView).toHaveBeenCalled()
  expect(document.activeElement).toBe(section)
  section.remove()
})

test('[ACT-8][AUTH-5] the ticket of who has just signed up has the reward for that, also where another activity pays it', async () => {
  await draw({ elsewhere: [task('account', 'COMPLETED', '5')] }, { joined: { entry: 'register' } })
  expect(await screen.findByRole('button', { name: /Claim 5.USDT/ })).toBeTruthy()
})

test.each([
  ['HOLD', { holdUntil: serverNow() + 3_600_000 }, '5 USDT claimed', /Unlocks automatically on .*Locked/],
  ['REVIEW', { reasonCode: 'UNDER_REVIEW' }, '5 USDT claimed', /This reward is under review.*Under review/],
  ['GRANTED', {}, 'You got 5 USDT', /It’s in your spot account now/],
  [undefined, {}, 'You got 5 USDT', /Added to My rewards/],
] as const)('[ACT-3] the overlay says when a reward of state %s arrives', async (state, more, said, sentence) => {
  await draw({}, { claimed: [claimed('a', '5', { state, ...more })] })
  expect(title()).toBe(said)
  expect(screen.getByRole('dialog').textContent).toMatch(sentence)
})

test('[ACT-3] after "Claim all" the overlay has the sum, the list and what failed', async () => {
  const failed = [{ reward: claimed('c', '7'), reason: 'Connection problem.', canRetry: true }]
  await draw({}, { claimed: [claimed('a', '5'), claimed('b', '10')], failed })
  expect(title()).toBe('15 USDT claimed')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(plain(screen.getByRole('alert').textContent)).toBe('7 USDT: Connection problem.')
  expect(labels()[0]).toBe('Try again')
})

test('the back button of a phone closes the overlay', async () => {
  const watchers: EventTarget[] = []
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      constructor() {
        super()
        watchers.push(this)
      }
      destroy() {
        watchers.splice(0)
      }
    },
  )
  const { goodNews } = await draw()
  expect(watchers).toHaveLength(1)
  act(() => void watchers[0]?.dispatchEvent(new Event('close')))
  expect(goodNews()).toBeNull()
  expect(watchers).toHaveLength(0)
})

test('the overlay does not survive onto the next page', async () => {
  const { open, goodNews } = await draw()
  route.path = '/en/rewards'
  // Any change renders the host again, as the router does.
  open()
  expect(goodNews()).toBeNull()
})
