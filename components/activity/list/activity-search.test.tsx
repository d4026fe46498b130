import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushUrlQuery } from '#components/ui/url-query.ts'
import { ActivitySearch } from './activity-search.tsx'

const DEBOUNCE_MS = 300

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/en')
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.input(field(), { target: { value } })

/** Renders the field and turns to it, which loads its code. */
async function turnTo() {
  render(
    <ActivitySearch label="Search activities" maxLength={64}>
      <i />
    </ActivitySearch>,
  )
  field().focus()
  // The code of the search has been imported, and so it listens.
  await import('./connect-search.ts')
  await Promise.resolve()
}

test('[SCR-1][API-4] the search follows the typing once it pauses, and several words are one step back', async () => {
  await turnTo()
  const steps = window.history.length
  type('c')
  type('cu')
  vi.advanceTimersByTime(DEBOUNCE_MS - 1)
  expect(window.location.search).toBe('')
  vi.advanceTimersByTime(1)
  expect(window.location.search).toBe('?search=cu')
  type(' cup ')
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(window.location.search).toBe('?search=cup')
  expect(window.history.length).toBe(steps + 1)
  expect(field().value).toBe(' cup ')
})

test('[SCR-1] Enter searches at once and loads no page', async () => {
  await turnTo()
  type('cup')
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
  expect(window.location.search).toBe('?search=cup')
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(window.location.search).toBe('?search=cup')
})

test('[SCR-1] the field has the search of the address, also after Back', async () => {
  window.history.replaceState(null, '', '/en?search=cup&page=2')
  await turnTo()
  expect(field().value).toBe('cup')
  type('draw')
  pushUrlQuery('?status=ENDED')
  expect(field().value).toBe('')
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(window.location.search).toBe('?status=ENDED')
})

test('[SCR-1] an address with a search fills the field without a touch', async () => {
  window.history.replaceState(null, '', '/en?search=cup')
  render(
    <ActivitySearch label="Search activities" maxLength={64}>
      <i />
    </ActivitySearch>,
  )
  vi.useRealTimers()
  await waitFor(() => expect(field().value).toBe('cup'))
})

test('[SCR-1] words typed before the code has loaded are searched, and newer words survive a late report of the address', async () => {
  render(
    <ActivitySearch label="Search activities" maxLength={64}>
      <i />
    </ActivitySearch>,
  )
  type('cup')
  field().focus()
  await import('./connect-search.ts')
  await Promise.resolve()
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(window.location.search).toBe('?search=cup')
  type('cups')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(field().value).toBe('cups')
})

test('[SCR-1] a field that is gone no longer changes the address', async () => {
  await turnTo()
  type('cup')
  cleanup()
  vi.advanceTimersByTime(DEBOUNCE_MS)
  expect(window.location.search).toBe('')
})
