import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import type { Reward, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { useClaimReward } from './use-claim-reward.ts'

const reward = (amount: string): Reward => ({
  rewardType: 'GIFT_CASH',
  kind: 2,
  amount: { amount, unit: 'USDT' },
  label: '',
})

const ready = (taskId: string, amount: string) =>
  ({
    taskId,
    taskType: 'RECHARGE',
    title: taskId,
    period: 'AFTER',
    reward: reward(amount),
    taskStatus: 'COMPLETED',
    periodKey: '-',
    progress: { current: '1', target: '1', unit: null },
    trace: [],
  }) as unknown as TaskCompletion

/** One of the islands of a page, each with its own claim buttons. */
function Island() {
  const { claim, pressed, isClaiming } = useClaimReward()
  const onClaim = (task: TaskCompletion) => void claim({ activityId: 'a1', ...task })
  const handlers = { onClaim, onOpen: () => undefined, isClaiming, pressed, zone: 'UTC' }
  return <MyTasks tasks={[ready('t1', '5'), ready('t2', '10')]} handlers={handlers} />
}

/** Draws two islands over a gateway that answers when `answer` is called. */
async function draw() {
  let answer = () => {}
  const granted = { rewardId: 'r', taskId: 't1', taskStatus: 'GRANTED', reward: reward('5'), grantedAt: 1 }
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

const IDLE = [
  ['Claim 5 USDT', false, false],
  ['Claim 10 USDT', false, false],
]

test('[SCR-2] until the answer the pressed button alone is busy; the others of the page are disabled', async () => {
  const { answer, goodNews } = await draw()
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
  await answer()
  await waitFor(() => expect(goodNews()?.claimed).toMatchObject([{ taskId: 't1', title: 't1' }]))
  expect(states()).toEqual([...IDLE, ...IDLE])
})

test('[SCR-2] a second press during a claim claims nothing', async () => {
  const { sent, answer, goodNews } = await draw()
  const [first, ...others] = screen.getAllByRole('button', { name: /^Claim/ })
  act(() => first?.click())
  await waitFor(() => expect(states().every(([, , isDisabled]) => isDisabled)).toBe(true))
  for (const button of [first, ...others]) act(() => button?.click())
  expect(sent.filter((name) => name === 'obtainReward')).toHaveLength(1)
  await answer()
  await waitFor(() => expect(goodNews()).not.toBeNull())
  expect(sent.filter((name) => name === 'obtainReward')).toHaveLength(1)
})
