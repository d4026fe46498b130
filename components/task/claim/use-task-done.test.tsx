import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { selectNotifications } from '#store/slices/notification.ts'
import { useTaskDone } from './use-task-done.ts'

const task = (taskStatus: string, reasonCode?: string) =>
  ({
    taskId: 'spot',
    title: 'Spot trade',
    periodKey: '-',
    taskStatus,
    reasonCode,
    reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '15', unit: 'USDT' }, label: '' },
  }) as unknown as TaskCompletion

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
  expect(messages.map(({ message }) => message.replaceAll('\u00A0', ' '))).toEqual([
    'Spot trade done. 15 USDT is ready.',
  ])
  expect(messages[0]).toMatchObject({ modeType: 'success', buttonText: 'Claim' })
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
])('[ACT-3] a task %s is not announced', async (_, states) => {
  expect(await follow(...states)).toEqual([])
})
