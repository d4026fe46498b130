import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi, describe } from 'vitest'
import { inLanguage } from '#components/testing/in-language.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { CountUp } from './count-up.tsx'
import { markClaimInSight } from './mark-claim-in-sight.ts'
import { lost, refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { settle } from '#components/testing/settle.ts'
import { claimQueue } from '#lib/offline/claim-queue.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { QueuedClaims } from './queued-claims.tsx'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useClaimReward } from './use-claim-reward.ts'
import { useState } from 'react'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { useTaskDone } from '../task-card/use-task-handlers.ts'
import { cash, grantedOf, taskOf, usdt } from '#lib/testing/samples.ts'

describe('counting up', () => {
  let frames: FrameRequestCallback[] = []
  const play = (time: number) => act(() => frames.splice(0).forEach((frame) => frame(time)))

  beforeEach(() => {
    frames = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  })

  const drawn = (amount: string) => inLanguage(<CountUp money={usdt(amount)} />)

  test('[ACT-3] a claimed amount counts up once, exactly to its value', () => {
    stubMedia()
    const { container, rerender } = render(drawn('15'))
    expect(frames).toHaveLength(0)
    rerender(drawn('25.50'))
    play(1000)
    play(1450)
    expect(container.textContent).toMatch(/^2[34]\.\d\d\u00A0USDT$/)
    play(1900)
    expect(container.textContent).toBe('25.50\u00A0USDT')
    expect(frames).toHaveLength(0)
  })

  test('[ACT-3] a user with reduced motion sees the amount at once', () => {
    stubMedia(() => true)
    const { container, rerender } = render(drawn('15'))
    rerender(drawn('25'))
    expect(container.textContent).toBe('25\u00A0USDT')
    expect(frames).toHaveLength(0)
  })
})

test('[SCR-2] a claim carries its mark only while it is on the screen', () => {
  let intersect: (isIntersecting: boolean) => void = () => undefined
  const disconnect = vi.fn<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn<() => void>()
      disconnect = disconnect
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        intersect = (isIntersecting) => report([{ isIntersecting }])
      }
    },
  )
  const element = document.createElement('div')
  const stop = markClaimInSight(element)
  expect(element.hasAttribute('data-claim-in-sight')).toBe(false)
  for (const isInSight of [true, false]) {
    intersect(isInSight)
    expect(element.hasAttribute('data-claim-in-sight')).toBe(isInSight)
  }
  stop?.()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('[API-3] a refused claim leaves the queue with a message; one without an answer stays', async () => {
  const lostClaims = () => claimQueue.lost('u1', 1e12)
  for (const taskId of ['t1', 't2'])
    claimQueue.add({ uid: 'u1', activityId: 'a1', taskId, periodKey: '-', title: taskId, reward: cash('5'), sentAt: 0 })
  const answers = [refusal('51001')]
  const { store, sent } = await renderInRuntime(<QueuedClaims />, {
    answers: { obtainReward: () => (answers.shift() ?? lost)() },
    logsIn: true,
  })
  await settle()
  expect(sent).toHaveLength(2)
  expect(selectNotifications(store.getState())).toHaveLength(1)
  expect(lostClaims().map(({ taskId }) => taskId)).toEqual(['t2'])
  for (const one of lostClaims()) claimQueue.settle(one)
})

describe('claiming', () => {
  const ready = (taskId: string, amount: string) =>
    taskOf({ taskId, title: taskId, reward: cash(amount), taskStatus: 'COMPLETED' })

  /** One of the islands of a page, each with its own claim buttons. */
  function Island() {
    const { claim, pressed, isClaiming } = useClaimReward()
    const onClaim = (task: TaskCompletion) => claim({ activityId: 'a1', ...task })
    const handlers = { onClaim, onOpen: () => undefined, isClaiming, pressed, isOffline: false, zone: 'UTC' }
    return <MyTasks tasks={[ready('t1', '5'), ready('t2', '10')]} handlers={handlers} />
  }

  /** Draws two islands over a gateway that answers when `answer` is called. */
  async function draw() {
    let answer = () => {}
    const granted = grantedOf('t1')
    const world = await renderInRuntime(
      <>
        <Island />
        <Island />
      </>,
      {
        answers: {
          activityDetail: () => ({}),
          taskCompletions: () => ({ tasks: [] }),
          obtainReward: () => new Promise((resolve) => (answer = () => resolve(granted))),
        },
      },
    )
    return { ...world, answer: () => act(async () => answer()), goodNews: () => selectGoodNews(world.store.getState()) }
  }

  const states = () =>
    screen
      .getAllByRole('button', { name: /^Claim/ })
      .map((button) => [
        button.textContent?.replace(/\s/g, ' '),
        button.getAttribute('aria-busy') === 'true',
        button.getAttribute('aria-disabled') === 'true',
      ])

  test('[SCR-2] until the answer the pressed button is busy and no second claim is sent', async () => {
    const { sent, answer, goodNews } = await draw()
    const [pressed] = screen.getAllByRole('button', { name: /^Claim 5/ })
    act(() => pressed?.click())
    await waitFor(() =>
      expect(states()).toEqual([
        ['Claim 5 USDT', true, true],
        ['Claim 10 USDT', false, true],
        ['Claim 5 USDT', false, true],
        ['Claim 10 USDT', false, true],
      ]),
    )
    expect(goodNews()).toBeNull()
    for (const button of screen.getAllByRole('button', { name: /^Claim/ })) act(() => button.click())
    await answer()
    await waitFor(() => expect(goodNews()?.claimed).toMatchObject([{ taskId: 't1', title: 't1' }]))
    for (const [, ...idle] of states()) expect(idle).toEqual([false, false])
    expect(sent.filter((name) => name === 'obtainReward')).toHaveLength(1)
  })
})

describe('a task that is done', () => {
  const task = (taskStatus: TaskCompletion['taskStatus'], reasonCode?: TaskCompletion['reasonCode']) =>
    taskOf({ taskId: 'spot', title: 'Spot trade', taskStatus, reasonCode, reward: cash('15') })

  const claim = vi.fn<(task: TaskCompletion) => void>()

  /** The messages after the tasks have changed from one state to the next. */
  async function follow(...states: TaskCompletion[]) {
    claim.mockReset()
    const steps = states.map((state) => [state])
    let show: (place: number) => void = () => undefined
    function Page() {
      const [place, setPlace] = useState(0)
      show = setPlace
      useTaskDone(steps[place] ?? [], claim)
      return null
    }
    const { store } = await renderInRuntime(<Page />)
    for (const place of steps.keys()) act(() => show(place))
    return selectNotifications(store.getState())
  }

  test('[ACT-3] a task that is completed on the open page is announced once, with a button that claims', async () => {
    const messages = await follow(task('PENDING'), task('COMPLETED'), task('COMPLETED'))
    const message = 'Spot trade done. 15\u00A0USDT is ready.'
    expect(messages).toMatchObject([{ message, modeType: 'success', buttonText: 'Claim' }])
    callbacksOf(messages[0]?.id ?? '').onConfirm?.()
    expect(claim).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ taskId: 'spot' }))
  })

  test('[ACT-3] the message that a reward is ready goes once it is claimed, here or in another tab', async () => {
    expect(await follow(task('PENDING'), task('COMPLETED'), task('GRANTED'))).toEqual([])
  })

  test.each([
    ['that was completed before', [task('COMPLETED'), task('COMPLETED')]],
    ['that joining completes', [task('PENDING', 'NOT_JOINED'), task('COMPLETED')]],
    ['that another tab has claimed', [task('PENDING'), task('GRANTED')]],
  ])('[ACT-3] a task %s is not announced', async (_, states) => expect(await follow(...states)).toEqual([]))
})
