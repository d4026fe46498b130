import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { settle } from '#components/testing/settle.ts'
import { ClientNavigation } from './client-navigation.tsx'

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

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

async function press(
  link: React.ReactElement,
  how: Partial<MouseEventInit> = {},
): Promise<{ to: string | undefined; left: boolean }> {
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

test.each([
  ['/en', '/en'],
  ['/en/welcome-event', '/en/welcome-event'],
  ['/en/rewards?tab=all', '/en/rewards?tab=all'],
  ['/en/welcome-event#rules', '/en/welcome-event#rules'],
])('[SHELL-1] the router follows a link to %s without loading a document', async (href, to) => {
  expect(
    await press(
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
])('[SHELL-1] %s is left to the browser', async (_, link) => {
  expect(await press(<a {...link}>go</a>)).toEqual({ to: undefined, left: true })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  '[SHELL-1] a click with %o is left to the browser',
  async (how) => {
    expect(await press(<a href="/en">go</a>, how)).toEqual({ to: undefined, left: true })
  },
)

test('[SHELL-1] the router ignores a click that a component has handled', async () => {
  const handle = (event: React.MouseEvent) => event.preventDefault()
  expect(
    await press(
      <a href="/en" onClick={handle}>
        go
      </a>,
    ),
  ).toEqual({ to: undefined, left: false })
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
