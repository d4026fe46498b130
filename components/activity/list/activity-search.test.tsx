import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeUrlQuery } from '#components/ui/browser/url-query.ts'
import messages from '../../../locales/en/common.json' with { type: 'json' }
import { ActivitySearch } from './activity-search.tsx'
import { connectSearch } from './connect-search.ts'

const DEBOUNCE_MS = 300
let disconnect = () => undefined as void

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  disconnect()
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search activities' })
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const pause = () => vi.advanceTimersByTime(DEBOUNCE_MS)

/** Shows the field with words that were typed before its code has loaded. */
function open(typed = '') {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ActivitySearch />
    </NextIntlClientProvider>,
  )
  if (typed) type(typed)
  disconnect = connectSearch(field())
}

test('[SCR-1][API-4] the search follows the typing once it pauses, and several words are one step back', () => {
  open()
  const steps = window.history.length
  type('c')
  type('cu')
  vi.advanceTimersByTime(DEBOUNCE_MS - 1)
  expect(window.location.search).toBe('')
  vi.advanceTimersByTime(1)
  expect(window.location.search).toBe('?search=cu')
  type(' cup ')
  pause()
  expect(window.location.search).toBe('?search=cup')
  expect(window.history.length).toBe(steps + 1)
  expect(field().value).toBe(' cup ')
})

test('[SCR-1] Enter searches at once and loads no page', () => {
  open()
  type('cup')
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
  expect(window.location.search).toBe('?search=cup')
})

test('[SCR-1] the field has the search of the address, also after Back', () => {
  window.history.replaceState(null, '', '/en?search=cup&page=2')
  open()
  expect(field().value).toBe('cup')
  type('draw')
  writeUrlQuery('?status=ENDED')
  expect(field().value).toBe('')
  pause()
  expect(window.location.search).toBe('?status=ENDED')
})

test('[SCR-1] words typed before the code has loaded are searched, and newer words survive a late report of the address', () => {
  open('cup')
  pause()
  expect(window.location.search).toBe('?search=cup')
  type('cups')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(field().value).toBe('cups')
})

test('[SCR-1] a new search begins at the first page and keeps the tab', () => {
  window.history.replaceState(null, '', '/en?status=ENDED&page=3')
  open()
  type('cup')
  pause()
  expect(window.location.search).toBe('?status=ENDED&search=cup')
})

test('[SCR-1] a field that is gone no longer changes the address', () => {
  open()
  type('cup')
  disconnect()
  pause()
  type('cups')
  pause()
  expect(window.location.search).toBe('')
})
