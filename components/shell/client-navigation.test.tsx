import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClientNavigation } from './client-navigation.tsx'

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  router.push.mockReset()
  document.documentElement.dataset.locale = 'en'
  window.history.replaceState(null, '', '/en/rewards?tab=used')
})
afterEach(() => {
  cleanup()
})

/** jsdom cannot load pages: the test records the clicks that are left to the browser, then prevents them. */
let leftToBrowser: boolean
const look = (event: Event) => {
  leftToBrowser = !event.defaultPrevented
  event.preventDefault()
}

function press(link: React.ReactElement, how: Partial<MouseEventInit> = {}): { to: string | undefined; left: boolean } {
  render(
    <>
      {link}
      <ClientNavigation />
    </>,
  )
  window.addEventListener('click', look)
  fireEvent.click(screen.getByText('go'), how)
  window.removeEventListener('click', look)
  return { to: router.push.mock.calls[0]?.[0], left: leftToBrowser }
}

test.each([
  ['/en', '/en'],
  ['/en/welcome-event', '/en/welcome-event'],
  ['/en/rewards?tab=all', '/en/rewards?tab=all'],
  ['/en/welcome-event#rules', '/en/welcome-event#rules'],
])('[SHELL-1] the router follows a link to %s without loading a document', (href, to) => {
  expect(
    press(
      <a href={href}>
        <b>go</b>
      </a>,
    ),
  ).toEqual({ to, left: false })
})

test.each<[string, React.ComponentProps<'a'>]>([
  ['another site', { href: 'https://elsewhere.example/en' }],
  ['another language', { href: '/de/rewards' }],
  ['a language with the same first letters', { href: '/en-TR/rewards' }],
  ['a file that is not a page', { href: '/static/rules.pdf' }],
  ['a fragment of this page', { href: '/en/rewards?tab=used#list' }],
  ['an empty address', { href: '' }],
  ['another tab', { href: '/en', target: '_blank' }],
  ['a download', { href: '/en/start.ics', download: true }],
])('[SHELL-1] %s is left to the browser', (_, link) => {
  expect(press(<a {...link}>go</a>)).toEqual({ to: undefined, left: true })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  '[SHELL-1] a click with %o is left to the browser',
  (how) => {
    expect(press(<a href="/en">go</a>, how)).toEqual({ to: undefined, left: true })
  },
)

test('[SHELL-1] the router ignores a click that a component has handled', () => {
  const handle = (event: React.MouseEvent) => event.preventDefault()
  expect(
    press(
      <a href="/en" onClick={handle}>
        go
      </a>,
    ),
  ).toEqual({ to: undefined, left: false })
})
