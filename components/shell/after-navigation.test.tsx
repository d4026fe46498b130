import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AfterNavigation } from './after-navigation.tsx'

const route = vi.hoisted(() => ({ path: '/en/register' }))
vi.mock('next/navigation', () => ({ usePathname: () => route.path }))

beforeEach(() => {
  route.path = '/en/register'
})

const page = (content: React.ReactNode) => (
  <>
    <AfterNavigation menu="menu" />
    <main>{content}</main>
  </>
)

test('[SHELL-4] the heading of the next page gets the focus, not that of the first page', () => {
  const { rerender } = render(page(<h1>Create your account</h1>))
  expect(document.activeElement).toBe(document.body)
  route.path = '/en/welcome-event'
  rerender(page(<h1>Welcome tasks</h1>))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome tasks' }))
})

test('[SHELL-4] a page without a heading gets the focus as a whole; a field that the page has focused keeps it', () => {
  const { rerender } = render(page(null))
  route.path = '/en/a'
  rerender(page(<p>Nothing</p>))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  rerender(
    page(
      <>
        <h1>Form</h1>
        <input />
      </>,
    ),
  )
  screen.getByRole('textbox').focus()
  route.path = '/en/b'
  rerender(
    page(
      <>
        <h1>Form</h1>
        <input />
      </>,
    ),
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('[SCR-14] the age of a stored page stays until the next navigation', () => {
  const { dataset } = document.documentElement
  dataset.storedMinutes = '12'
  const { rerender } = render(page(null))
  rerender(page(null))
  expect(dataset.storedMinutes).toBe('12')
  route.path = '/en/rewards'
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
  route.path = '/en/rewards'
  rerender(page(null))
  expect(hide).toHaveBeenCalledTimes(1)
  menu.remove()
})
