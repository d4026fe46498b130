import { fireEvent, render, screen, act, cleanup } from '@testing-library/react'
import { beforeEach, expect, test, vi, afterEach, describe } from 'vitest'
import { settle } from '#components/testing/settle.ts'
import { ClientNavigation } from './client-navigation.tsx'
import { AfterNavigation } from './after-navigation.tsx'
import nprogress from 'nprogress'
import { onRouterTransitionStart } from '../../instrumentation-client.ts'
import { RouteProgress } from './route-progress.tsx'

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }))
const route = vi.hoisted(() => ({ pathname: '/en', search: '' }))
vi.mock('next/navigation', () => ({
  usePathname: () => route.pathname,
  useSearchParams: () => new URLSearchParams(route.search),
  useRouter: () => router,
}))

describe('links', () => {
  beforeEach(() => {
    router.push.mockReset()
    document.documentElement.dataset.locale = 'en'
    window.history.replaceState(null, '', '/en/rewards?tab=used')
  })

  /** jsdom cannot load pages: the test records the clicks that are left to the browser, then prevents them. */
  let leftToBrowser: boolean
  const look = (event: Event) => {
    leftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }

  async function press(link: React.ReactElement, how: Partial<MouseEventInit> = {}) {
    render(
      <>
        {link}
        <ClientNavigation />
      </>,
    )
    window.addEventListener('click', look)
    fireEvent.click(screen.getByText('go'), how)
    window.removeEventListener('click', look)
    await settle()
    return { to: router.push.mock.calls[0]?.[0], left: leftToBrowser }
  }

  test.each(['/en', '/en/welcome-event', '/en/rewards?tab=all', '/en/welcome-event#rules'])(
    '[SHELL-1] the router follows a link to %s without loading a document',
    async (href) => {
      const link = (
        <a href={href}>
          <b>go</b>
        </a>
      )
      expect(await press(link)).toEqual({ to: href, left: false })
    },
  )

  test.each<[string, React.ComponentProps<'a'>]>([
    ['another site', { href: 'https://elsewhere.example/en' }],
    ['another language', { href: '/de/rewards' }],
    ['a language with the same first letters', { href: '/en-TR/rewards' }],
    ['a file that is not a page', { href: '/static/rules.pdf' }],
    ['a fragment of this page', { href: '/en/rewards?tab=used#list' }],
    ['an empty address', { href: '' }],
    ['another tab', { href: '/en', target: '_blank' }],
    ['a download', { href: '/en/start.ics', download: true }],
  ])('[SHELL-1] %s is left to the browser', async (_, link) => {
    expect(await press(<a {...link}>go</a>)).toEqual({ to: undefined, left: true })
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '[SHELL-1] a click with %o is left to the browser',
    async (how) => expect(await press(<a href="/en">go</a>, how)).toEqual({ to: undefined, left: true }),
  )

  test('[SHELL-1] the router ignores a click that a component has handled', async () => {
    const link = (
      <a href="/en" onClick={(event) => event.preventDefault()}>
        go
      </a>
    )
    expect(await press(link)).toEqual({ to: undefined, left: false })
  })

  test('[SHELL-1] the router waits for the stylesheets of the page', async () => {
    let arrive: () => void = () => undefined
    window.__fanfareEarly = { styles: () => new Promise<void>((resolve) => (arrive = resolve)) }
    expect(await press(<a href="/en">go</a>)).toEqual({ to: undefined, left: false })
    arrive()
    await settle()
    expect(router.push.mock.calls).toEqual([['/en']])
    delete window.__fanfareEarly
  })
})

describe('after a navigation', () => {
  beforeEach(() => (route.pathname = '/en/register'))

  const page = (content: React.ReactNode) => (
    <>
      <AfterNavigation menu="menu" />
      <main>{content}</main>
    </>
  )

  test('[SHELL-4] the heading of the next page gets the focus, not that of the first page', () => {
    const { rerender } = render(page(<h1>Create your account</h1>))
    expect(document.activeElement).toBe(document.body)
    route.pathname = '/en/welcome-event'
    rerender(page(<h1>Welcome tasks</h1>))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome tasks' }))
  })

  test('[SHELL-4] a page without a heading gets the focus, unless one of its fields has it', () => {
    const { rerender } = render(page(null))
    route.pathname = '/en/a'
    rerender(page(<p>Nothing</p>))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    const form = [<h1 key="title">Form</h1>, <input key="field" />]
    rerender(page(form))
    screen.getByRole('textbox').focus()
    route.pathname = '/en/b'
    rerender(page(form))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  test('[SCR-14] the age of a stored page stays until the next navigation', () => {
    const { dataset } = document.documentElement
    dataset.storedMinutes = '12'
    const { rerender } = render(page(null))
    rerender(page(null))
    expect(dataset.storedMinutes).toBe('12')
    route.pathname = '/en/rewards'
    rerender(page(null))
    expect(dataset.storedMinutes).toBeUndefined()
  })

  test('[SHELL-1] an open menu closes with a navigation, not before', () => {
    const hide = vi.fn<() => void>()
    const menu = Object.assign(document.createElement('div'), { id: 'menu', hidePopover: hide, matches: () => true })
    document.body.append(menu)
    const { rerender } = render(page(null))
    rerender(page(null))
    expect(hide).not.toHaveBeenCalled()
    route.pathname = '/en/rewards'
    rerender(page(null))
    expect(hide).toHaveBeenCalledTimes(1)
    menu.remove()
  })
})

describe('progress', () => {
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

  test.each([
    ['loads a document, such as another language, starts the bar', true, '_self'],
    ['opens another tab starts no bar', false, '_blank'],
  ])('[SHELL-1] a link that %s', (_, starts, target) => {
    render(
      <>
        <a href="/de" target={target}>
          go
        </a>
        <RouteProgress />
      </>,
    )
    window.addEventListener('click', stay)
    fireEvent.click(screen.getByText('go'))
    expect(running()).toBe(starts)
  })
})
