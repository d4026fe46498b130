import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DATE_STYLES } from '@fanfare/languages/date-styles.ts'
import { OfflineBar } from './offline-bar.tsx'

let online = true

beforeEach(() => {
  online = true
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14, 5) })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
})

const bar = (
  <OfflineBar
    locale="en"
    icon={null}
    words={DATE_STYLES.en}
    timePattern={DATE_STYLES.en.time}
    texts={{
      line: { one: 'Offline. From {time}, {value} minute old.', other: 'Offline. From {time}, {value} minutes old.' },
      lineNow: 'Offline. From {time}.',
      claims: 'Claims wait.',
      retry: 'Try again',
      still: 'Still no connection.',
    }}
  />
)

function setOnline(value: boolean) {
  online = value
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
}

test('[SCR-14] offline, a bar shows the age of the page until the connection returns', () => {
  render(bar)
  expect(screen.queryByRole('status')).toBeNull()
  setOnline(false)
  expect(screen.getByRole('status').textContent).toMatch(/^Offline\. From \d+:05\sPM|^Offline\. From \d+:05/)
  act(() => void vi.advanceTimersByTime(26 * 60_000))
  expect(screen.getByRole('status').textContent).toContain('26 minutes old. Claims wait.')
  expect(document.documentElement.hasAttribute('data-offline')).toBe(true)
  setOnline(true)
  expect(document.documentElement.hasAttribute('data-offline')).toBe(false)
  expect(screen.queryByRole('status')).toBeNull()
})

test('[SCR-14] a retry without a connection keeps the page', async () => {
  render(bar)
  setOnline(false)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('status').textContent).toContain('Still no connection.')
})
