import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { dialogClosed, dialogOpened, notificationTaken, notified } from '#store/slices/notification.ts'
import { loggedIn } from '#store/slices/user-info.ts'
import { LazyNotifications } from './lazy-notifications.tsx'

// The component loads snackbars first, dialogs second.
const late = vi.hoisted(() => ({ made: 0, preloaded: [] as number[] }))
vi.mock('#components/providers/lazy-with-retry.tsx', () => ({
  lazyWithRetry: () => {
    const place = late.made++
    const Part = () => <p>{`part ${place}`}</p>
    return { Part, Opened: Part, preload: async () => void late.preloaded.push(place) }
  },
}))

beforeEach(() => (late.preloaded = []))

const open = () => renderInRuntime(<LazyNotifications />)
const shown = () => screen.queryAllByText(/^part/).map(({ textContent }) => textContent)

test('a visitor who only reads loads neither snackbars nor dialogs; the first touch loads both', async () => {
  await open()
  expect([late.preloaded, shown()]).toEqual([[], []])
  fireEvent.pointerDown(document.body)
  fireEvent.pointerDown(document.body)
  expect(late.preloaded).toEqual([0, 1])
})

test('a logged-in user has both as soon as the page is idle', async () => {
  const idle = vi.fn<(run: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  const { send } = await open()
  send(loggedIn({ userId: 'u1' }))
  expect(late.preloaded).toEqual([])
  idle.mock.lastCall?.[0]()
  expect(late.preloaded).toEqual([0, 1])
})

test('[UI-1] each host renders with its first message and stays, so that the message can fade out', async () => {
  const { send } = await open()
  send(notified({ message: 'Saved', id: 'n1' }))
  expect(shown()).toEqual(['part 0'])
  send(notificationTaken('n1'))
  send(dialogOpened({ modeType: 'error', status: 2, id: 'd1' }))
  expect(shown()).toEqual(['part 0', 'part 1'])
  send(dialogClosed('d1'))
  expect(shown()).toEqual(['part 0', 'part 1'])
})
