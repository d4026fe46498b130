import { beforeEach, expect, test, vi } from 'vitest'
import { watchPresence } from './watch-presence.ts'

beforeEach(() => void vi.useFakeTimers())

function open() {
  const document = Object.assign(new EventTarget(), { hidden: false })
  const window = new EventTarget()
  const calls: string[] = []
  watchPresence({ document, window } as unknown as Parameters<typeof watchPresence>[0], {
    leave: () => calls.push('leave'),
    comeBack: () => calls.push('come back'),
  })
  const hide = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { window, calls, hide }
}

test('[NET-3] a tab that is hidden for three minutes is left, a shorter look elsewhere is not', () => {
  const { calls, hide } = open()
  hide(true)
  vi.advanceTimersByTime(179_000)
  hide(false)
  vi.advanceTimersByTime(600_000)
  expect(calls).toEqual(['come back'])
  hide(true)
  vi.advanceTimersByTime(180_000)
  expect(calls).toEqual(['come back', 'leave'])
  hide(false)
  expect(calls).toEqual(['come back', 'leave', 'come back'])
})

test('[NET-3] the page is left while it is offline, and when it is stored for the way back', () => {
  const { window, calls, hide } = open()
  for (const name of ['offline', 'online', 'pagehide']) window.dispatchEvent(new Event(name))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(calls).toEqual(['leave', 'come back', 'leave', 'come back'])
  hide(true)
  window.dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(4)
})
