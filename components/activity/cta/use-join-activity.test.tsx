import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { JoinEntry } from '#lib/session/join-intent.ts'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { selectDialog } from '#store/slices/notification.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { useJoinActivity } from './use-join-activity.ts'

beforeEach(forgetBrowser)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const task = (taskId: string, taskStatus: 'COMPLETED' | 'PENDING') => ({
  taskId,
  title: taskId,
  taskStatus,
  periodKey: '-',
  reward: { rewardType: 'GIFT_CASH', kind: 2, amount: { amount: '5', unit: 'USDT' }, label: '' },
  progress: { current: '0', target: '1', unit: null },
  trace: [{ nextAction: { key: 'task.next_verify' } }],
})

const claim = vi.fn<(task: { taskId: string }) => void>()
const openTask = vi.fn<(task: { taskId: string }) => void>()

function Join({ entry, consent }: { entry: JoinEntry | null; consent: { version: string; text: string } | null }) {
  const { join, isJoining } = useJoinActivity({ activityId: 'a1', consent }, { claim, openTask })
  return (
    <button type="button" aria-busy={isJoining} onClick={() => join(entry)}>
      Join
    </button>
  )
}

interface World {
  tasks: () => unknown
  entry?: JoinEntry | null
  consent?: { version: string; text: string } | null
}

/** Presses the button; the dialog is what the store has then. */
async function press({ tasks, entry = null, consent = null }: World) {
  claim.mockReset()
  openTask.mockReset()
  const world = await renderInRuntime(<Join entry={entry} consent={consent} />, {
    answers: { apply: () => ({ status: 1, appliedAt: 1 }), taskCompletions: tasks },
  })
  act(() => screen.getByRole('button').click())
  const dialog = () => selectDialog(world.store.getState())
  return { ...world, dialog, confirm: () => callbacksOf(dialog()?.id ?? '').onConfirm?.() }
}

const clean = (text: string | undefined) => text?.replace(/\s/g, ' ')

test('[ACT-8] the dialog after joining names the first reward, and its button claims it', async () => {
  const { dialog, confirm } = await press({
    tasks: () => ({ tasks: [task('verify', 'PENDING'), task('account', 'COMPLETED')] }),
  })
  await waitFor(() => expect(dialog()).not.toBeNull())
  expect(dialog()).toMatchObject({ modeType: 'success', title: 'You’re in', countdownSeconds: 5 })
  expect(clean(dialog()?.message)).toBe('Deposits and trades count from now on. 5 USDT is ready for you.')
  expect(clean(dialog()?.confirmText)).toBe('Claim 5 USDT')
  confirm()
  expect(claim.mock.calls[0]?.[0].taskId).toBe('account')
})

test('[ACT-8] with nothing to claim the button opens the next step; after a registration the account is acknowledged', async () => {
  const { dialog, confirm } = await press({ tasks: () => ({ tasks: [task('verify', 'PENDING')] }), entry: 'register' })
  await waitFor(() => expect(dialog()).not.toBeNull())
  expect(dialog()).toMatchObject({ title: 'Account created. You’re in', confirmText: 'Verify identity' })
  confirm()
  expect(openTask.mock.calls[0]?.[0].taskId).toBe('verify')
})

test('[ACT-8] the dialog does not wait for tasks that do not come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { dialog } = await press({ tasks: () => new Promise(() => undefined) })
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(dialog()).toMatchObject({ title: 'You’re in', message: 'Deposits and trades count from now on.' })
})

test('[ACT-7] consent comes first, and nothing is joined before it', async () => {
  const { dialog, confirm, sent } = await press({
    tasks: () => ({ tasks: [] }),
    consent: { version: 'v1', text: 'Prices fall.' },
    entry: 'login',
  })
  expect([dialog()?.modeType, sent]).toEqual(['cancel', []])
  await act(async () => confirm())
  await waitFor(() => expect(dialog()?.modeType).toBe('success'))
  expect(sent[0]).toBe('apply')
})
