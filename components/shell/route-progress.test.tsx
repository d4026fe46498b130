import { act, cleanup, fireEvent, render } from '@testing-library/react'
import nprogress from 'nprogress'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onRouterTransitionStart } from '../../instrumentation-client.ts'
import { RouteProgress } from './route-progress.tsx'

const route = vi.hoisted(() => ({ pathname: '/en', search: '' }))
vi.mock('next/navigation', () => ({
  usePathname: () => route.pathname,
  useSearchParams: () => new URLSearchParams(route.search),
  useRouter: () => ({ push: () => undefined }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(route, { pathname: '/en', search: '' })
  window.history.replaceState(null, '', '/en')
})

afterEach(() => {
  nprogress.remove()
  nprogress.done(true)
  delete window.fanfareRoute
  window.removeEventListener('click', stay)
})

const stay = (event: Event) => event.preventDefault()
const running = () => nprogress.isStarted()

/** Next calls this hook at the beginning of `router.push`, `router.replace`, back and forward. */
const navigate = (href: string) => act(() => onRouterTransitionStart(href))

function arrive(rerender: (page: React.ReactElement) => void, pathname: string, search = ''): void {
  Object.assign(route, { pathname, search })
  rerender(<RouteProgress />)
  act(() => void vi.advanceTimersByTime(500))
}

test('[SHELL-1] a navigation by code starts the bar at 0.1 with a speed of 200 ms', () => {
  render(<RouteProgress />)
  navigate('/en/rewards')
  expect(running()).toBe(true)
  expect(nprogress.status).toBe(0.1)
  expect(nprogress.settings).toMatchObject({ minimum: 0.1, speed: 200 })
})

test('[SHELL-1] the first press on a fresh page, which loads this code, starts the bar', () => {
  navigate('/en/rewards')
  const { rerender } = render(<RouteProgress />)
  expect(running()).toBe(true)
  arrive(rerender, '/en/rewards')
  cleanup()
  render(<RouteProgress />)
  expect(running()).toBe(false)
})

test('[SHELL-1] going back starts the bar, too, although the URL has already changed', () => {
  const { rerender } = render(<RouteProgress />)
  arrive(rerender, '/en/rewards')
  window.history.replaceState(null, '', '/en')
  navigate(window.location.href)
  expect(running()).toBe(true)
})

test('[SHELL-1][SCR-14] the bar is made without innerHTML, which the page’s policy refuses', () => {
  render(<RouteProgress />)
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set')
  navigate('/en/rewards')
  act(() => void vi.advanceTimersByTime(10))
  expect(document.querySelector('#nprogress > .bar')).not.toBeNull()
  expect(write).not.toHaveBeenCalled()
})

test.each([
  ['path', '/en/rewards', ''],
  ['query', '/en', 'status=ENDED'],
])('[SHELL-1] the bar ends when the page has another %s', (_, pathname, search) => {
  const { rerender } = render(<RouteProgress />)
  navigate(`${pathname}?${search}`)
  expect(running()).toBe(true)
  arrive(rerender, pathname, search)
  expect(running()).toBe(false)
})

test('[SHELL-1] the bar ends after 1 s at the latest', () => {
  render(<RouteProgress />)
  navigate('/en/rewards')
  act(() => void vi.advanceTimersByTime(999))
  expect(running()).toBe(true)
  act(() => void vi.advanceTimersByTime(501))
  expect(running()).toBe(false)
})

test.each(['/en', '/en#activities', '?', 'https://elsewhere.example/'])(
  '[SHELL-1] a navigation to %s changes no route and starts no bar',
  (href) => {
    render(<RouteProgress />)
    navigate(href)
    expect(running()).toBe(false)
  },
)

function press(link: React.ComponentProps<'a'>, how: Partial<MouseEventInit> = {}): void {
  const { getByText } = render(
    <>
      <a {...link}>go</a>
      <RouteProgress />
    </>,
  )
  window.addEventListener('click', stay)
  fireEvent.click(getByText('go'), how)
}

test('[SHELL-1] a link that loads a document, such as another language, starts the bar', () => {
  press({ href: '/de' })
  expect(running()).toBe(true)
})

test.each<[string, React.ComponentProps<'a'>]>([
  ['this page', { href: '/en' }],
  ['a fragment of this page', { href: '/en#rules' }],
  ['another site', { href: 'https://elsewhere.example/' }],
  ['another tab', { href: '/de', target: '_blank' }],
  ['a download', { href: '/en/start.ics', download: true }],
])('[SHELL-1] a link to %s starts no bar', (_, link) => {
  press(link)
  expect(running()).toBe(false)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  '[SHELL-1] a click that opens another tab starts no bar: %o',
  (how) => {
    press({ href: '/de' }, how)
    expect(running()).toBe(false)
  },
)
