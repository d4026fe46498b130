import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '#components/testing/stub-media.ts'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { callbacksOf, keepCallbacks } from '#store/notification-callbacks.ts'
import { notificationWithdrawn, notified, type NotificationMode } from '#store/slices/notification.ts'
import { SnackbarHost } from './snackbar-host.tsx'

const route = vi.hoisted(() => ({ path: '/en' }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))

const NOW = Date.UTC(2026, 10, 20, 7, 12, 0)
const LEAVES_WITHIN_MS = 1000
let wide = true

beforeEach(() => {
  wide = true
  vi.useFakeTimers({ now: NOW })
  stubMedia((query) => query === '(min-width: 768px)' && wide)
})

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('dir')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** The snackbar slides out, then its space collapses; each step begins after the one before was painted. */
const leave = () => {
  for (let step = 0; step < 10; step += 1) pass(LEAVES_WITHIN_MS / 10)
}
const open = () => renderInRuntime(<SnackbarHost />)
const box = (text: string) => screen.getByText(text).closest('[data-mode]') as HTMLElement

test.each<[NotificationMode, string]>([
  ['normal', 'status'],
  ['success', 'status'],
  ['error', 'alert'],
  ['dangerous', 'status'],
  ['timeDown', 'status'],
  ['cancel', 'status'],
])('[UI-1] %s has an icon of its own and the role %s', async (modeType, role) => {
  const { send } = await open()
  send(notified({ message: 'Something happened', modeType, timeDown: NOW + 60_000 }))
  const shown = screen.getByRole(role)
  expect(within(shown).getByText(/Something happened/)).toBeTruthy()
  expect(box('Something happened').dataset.mode).toBe(modeType)
  expect(shown.querySelector('svg')).not.toBeNull()
})

test('[UI-1] every mode has a different icon', async () => {
  const icons = new Set<string>()
  for (const modeType of ['normal', 'success', 'error', 'dangerous', 'timeDown', 'cancel'] as const) {
    const { send } = await open()
    send(notified({ message: 'x', title: modeType, modeType }))
    icons.add(box(modeType).querySelector('svg')?.innerHTML ?? '')
    cleanup()
  }
  expect(icons.size).toBe(6)
})

test('[UI-1] a snackbar hides after 3000 ms and calls its callback', async () => {
  const { send } = await open()
  const gone = vi.fn<() => void>()
  keepCallbacks('n1', { callback: gone })
  send(notified({ message: 'Saved', id: 'n1' }))
  pass(2999)
  expect(gone).not.toHaveBeenCalled()
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  leave()
  expect(screen.queryByText('Saved')).toBeNull()
  expect(gone).toHaveBeenCalledOnce()
})

test('[UI-1] a snackbar hides after its own duration, and stays with 0', async () => {
  const { send } = await open()
  send(notified({ message: 'Short', duration: 500 }))
  send(notified({ message: 'Stays', duration: 0 }))
  pass(500)
  leave()
  expect(screen.queryByText('Short')).toBeNull()
  pass(60_000)
  expect(screen.getByText('Stays')).toBeTruthy()
})

test('[UI-1] a snackbar whose message holds no longer hides at once', async () => {
  const { send } = await open()
  send(notified({ message: 'Ready', id: 'n1', duration: 0 }))
  send(notificationWithdrawn('n1'))
  leave()
  expect(screen.queryByText('Ready')).toBeNull()
})

test('[UI-1] a message that is withdrawn before it is shown leaves nothing behind', async () => {
  const { send } = await open()
  keepCallbacks('n1', { callback: () => undefined })
  act(() => {
    send(notified({ message: 'Never', id: 'n1' }))
    send(notificationWithdrawn('n1'))
  })
  expect(screen.queryByText('Never')).toBeNull()
  expect(callbacksOf('n1')).toEqual({})
})

test('[UI-1] timeDown counts down in HH:MM:SS and hides at its end', async () => {
  const { send } = await open()
  send(notified({ message: 'Next try in', modeType: 'timeDown', timeDown: NOW + 3_723_000 }))
  expect(screen.getByRole('timer').textContent).toBe('01:02:03')
  expect(screen.getByRole('timer').getAttribute('dir')).toBe('ltr')
  pass(1000)
  expect(screen.getByRole('timer').textContent).toBe('01:02:02')
  pass(3_722_000)
  leave()
  expect(screen.queryByText(/Next try in/)).toBeNull()
})

test('[UI-1] cancel waits for confirm or cancel', async () => {
  const { send } = await open()
  const confirmed = vi.fn<() => void>()
  keepCallbacks('n1', { onConfirm: confirmed })
  send(notified({ message: 'Leave the team?', modeType: 'cancel', id: 'n1', buttonText: 'Leave' }))
  pass(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(confirmed).toHaveBeenCalledOnce()
  leave()
  expect(screen.queryByText('Leave the team?')).toBeNull()

  keepCallbacks('n2', { onConfirm: confirmed })
  send(notified({ message: 'Leave the team?', modeType: 'cancel', id: 'n2' }))
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  leave()
  expect(screen.queryByText('Leave the team?')).toBeNull()
  expect(confirmed).toHaveBeenCalledOnce()
})

test('[UI-1] a snackbar shows buttonText, title, frosted and a second message', async () => {
  const { send } = await open()
  const retry = vi.fn<() => void>()
  keepCallbacks('n1', { onConfirm: retry, secondMessageRender: () => <em>Nothing was paid</em> })
  send(notified({ message: 'Not sent', title: 'Oh', buttonText: 'Try again', frosted: true, id: 'n1' }))
  expect(screen.getByText('Oh')).toBeTruthy()
  expect(screen.getByText('Nothing was paid')).toBeTruthy()
  expect(box('Not sent').dataset.frosted).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

/** The edges of the window that the container is fixed to. */
const edgesOf = (text: string) => {
  const style = getComputedStyle(box(text).closest('.notistack-SnackbarContainer') as Element)
  return (['top', 'bottom', 'left', 'right'] as const).filter((edge) => style[edge] && style[edge] !== 'auto')
}

test('[UI-1] snackbars are at the bottom from 768 px and on top below, at the right of both; at the left in right-to-left pages', async () => {
  const { send } = await open()
  send(notified({ message: 'wide' }))
  expect(edgesOf('wide')).toEqual(['bottom', 'right'])
  wide = false
  send(notified({ message: 'narrow' }))
  expect(edgesOf('narrow')).toEqual(['top', 'right'])
  wide = true
  document.documentElement.dir = 'rtl'
  send(notified({ message: 'mirrored' }))
  expect(edgesOf('mirrored')).toEqual(['bottom', 'left'])
})

test('[UI-1] a snackbar does not survive onto the next page', async () => {
  const { send } = await open()
  send(notified({ message: 'Invite link copied' }))
  expect(screen.getByText('Invite link copied')).toBeTruthy()
  route.path = '/en/rewards'
  // Any change renders the host again, as the router does.
  send(notified({ message: 'On the new page' }))
  leave()
  expect(screen.queryByText('Invite link copied')).toBeNull()
  expect(screen.getByText('On the new page')).toBeTruthy()
})
