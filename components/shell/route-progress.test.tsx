import { act, cleanup, fireEvent, render } from '@testing-library/react'
import nprogress from 'nprogress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '#components/ui/link.tsx'
import { RouteProgress } from './route-progress.tsx'

const route = vi.hoisted(() => ({ pathname: '/en', search: '' }))
vi.mock('next/navigation', () => ({ usePathname: () => route.pathname, useSearchParams: () => route.search }))

beforeEach(() => {
  vi.useFakeTimers()
  route.pathname = '/en'
  window.history.replaceState(null, '', '/en')
  document.body.addEventListener('click', stay)
})

afterEach(() => {
  cleanup()
  nprogress.remove()
  nprogress.done(true)
  document.body.removeEventListener('click', stay)
  vi.useRealTimers()
})

const stay = (event: Event) => event.preventDefault()
const page = (
  <>
    <Link locale="en" href="/rewards">
      inside
    </Link>
    <Link locale="en" href="/">
      here
    </Link>
    <Link locale="en" href="https://elsewhere.example/">
      outside
    </Link>
    <Link locale="en" href="/rewards" target="_blank">
      new tab
    </Link>
    <RouteProgress />
  </>
)
const running = () => nprogress.isStarted()

test('[SHELL-1] a click on a link of the site starts the bar at 0.1 with a speed of 200 ms', () => {
  const { getByText } = render(page)
  fireEvent.click(getByText('inside'))
  expect(running()).toBe(true)
  expect(nprogress.status).toBe(0.1)
  expect(nprogress.settings).toMatchObject({ minimum: 0.1, speed: 200 })
})

test('[SHELL-1][SCR-14] the bar is drawn without a piece of HTML, which the policy of the page refuses', () => {
  const { getByText } = render(page)
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  fireEvent.click(getByText('inside'))
  act(() => void vi.advanceTimersByTime(10))
  expect(document.querySelector('#nprogress > .bar')).not.toBeNull()
  expect(write).not.toHaveBeenCalled()
})

test('[SHELL-1] it is done when the page has changed', () => {
  const { getByText, rerender } = render(page)
  fireEvent.click(getByText('inside'))
  route.pathname = '/en/rewards'
  rerender(<div>{page}</div>)
  act(() => void vi.advanceTimersByTime(500))
  expect(running()).toBe(false)
})

test('[SHELL-1] it is done after 1 s at the latest', () => {
  const { getByText } = render(page)
  fireEvent.click(getByText('inside'))
  act(() => void vi.advanceTimersByTime(999))
  expect(running()).toBe(true)
  act(() => void vi.advanceTimersByTime(501))
  expect(running()).toBe(false)
})

test.each(['here', 'outside', 'new tab'])('[SHELL-1] a link that changes no route starts nothing: %s', (text) => {
  const { getByText } = render(page)
  fireEvent.click(getByText(text))
  expect(running()).toBe(false)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  '[SHELL-1] a click that opens elsewhere starts nothing: %o',
  (how) => {
    const { getByText } = render(page)
    fireEvent.click(getByText('inside'), how)
    expect(running()).toBe(false)
  },
)
