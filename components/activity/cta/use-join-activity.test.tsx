import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { JoinEntry } from '#lib/session/join-intent.ts'
import { callbacksOf } from '#store/notification-callbacks.ts'
import { selectGoodNews } from '#store/slices/good-news.ts'
import { selectDialog, selectNotifications } from '#store/slices/notification.ts'
import { taskOf } from '#lib/testing/samples.ts'
import { useJoinActivity } from './use-join-activity.ts'

function Join({ entry, consent }: { entry: JoinEntry | null; consent: { version: string; text: string } | null }) {
  const { join, isJoining } = useJoinActivity({ activityId: 'a1', consent })
  return (
    <button type="button" aria-busy={isJoining} onClick={() => join(entry)}>
      Join
    </button>
  )
}

interface World {
  apply?: () => unknown
  tasks?: () => unknown
  entry?: JoinEntry | null
  consent?: { version: string; text: string } | null
}

/** Presses the button; dialog and overlay are what the store has then. */
async function press({
  tasks = () => ({ tasks: [] }),
  apply = () => ({ status: 1, appliedAt: 1 }),
  entry = null,
  consent = null,
}: World) {
  const world = await renderInRuntime(<Join entry={entry} consent={consent} />, {
    answers: { apply, taskCompletions: tasks },
  })
  act(() => screen.getByRole('button').click())
  const dialog = () => selectDialog(world.store.getState())
  const goodNews = () => selectGoodNews(world.store.getState())
  return { ...world, dialog, goodNews, confirm: () => callbacksOf(dialog()?.id ?? '').onConfirm?.() }
}

test('[ACT-8] the overlay opens when the tasks are known, and says after a registration that the account is new', async () => {
  const { goodNews, sent } = await press({
    tasks: () => ({ tasks: [taskOf({ taskStatus: 'COMPLETED' })] }),
    entry: 'register',
  })
  await waitFor(() => expect(goodNews()).not.toBeNull())
  expect(goodNews()).toMatchObject({ activityId: 'a1', joined: { entry: 'register' }, claimed: [] })
  expect(sent).toEqual(['apply', 'taskCompletions'])
})

test('[ACT-8] the overlay does not wait for tasks that do not come', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { goodNews } = await press({ tasks: () => new Promise(() => undefined) })
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(goodNews()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(goodNews()).toMatchObject({ activityId: 'a1', joined: { entry: null } })
})

test('[API-2][UI-1] a refusal that says when the press may be repeated counts down to it', async () => {
  const retryAt = Date.now() + 24_000
  const { store, dialog } = await press({ apply: refusal('51023', { retryAt }) })
  await waitFor(() =>
    expect(selectNotifications(store.getState())).toMatchObject([
      { modeType: 'timeDown', timeDown: retryAt, message: 'Too many requests. Please try again later.' },
    ]),
  )
  expect(dialog()).toBeNull()
})

test.each([
  ['a tip informs', '51020', 'normal'],
  ['a risk tip warns', '51021', 'dangerous'],
  ['any other refusal is an error', '51004', 'error'],
])('[API-2][UI-1] on a press %s, in a dialog', async (_what, code, modeType) => {
  const { store, dialog } = await press({ apply: refusal(code) })
  await waitFor(() => expect(dialog()).toMatchObject({ modeType, title: expect.any(String) }))
  expect(selectNotifications(store.getState())).toEqual([])
})

test('[API-2][AUTH-4] on a press the end of the session shows no error of the call: it has its own dialog', async () => {
  const apply = vi.fn(refusal('434'))
  const { store, dialog } = await press({ apply })
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'))
  expect(apply).toHaveBeenCalled()
  expect(selectNotifications(store.getState())).toEqual([])
  expect(dialog()?.modeType).not.toBe('error')
})

test('[ACT-7] consent comes first, and nothing is joined before it', async () => {
  const { dialog, goodNews, confirm, sent } = await press({
    consent: { version: 'v1', text: 'Prices fall.' },
    entry: 'login',
  })
  expect([dialog()?.modeType, sent]).toEqual(['cancel', []])
  await act(async () => confirm())
  await waitFor(() => expect(goodNews()?.joined).toEqual({ entry: 'login' }))
  expect(sent[0]).toBe('apply')
})
