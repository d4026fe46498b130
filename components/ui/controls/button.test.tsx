import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('[ACT-8] a disabled button stays focusable, shows the reason and does nothing', async () => {
  const onClick = vi.fn()
  render(
    <Button disabled reason="All coupons are gone." onClick={onClick}>
      Claim
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Claim', description: 'All coupons are gone.' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

test('a busy button cannot be pressed twice or send its form again', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Joining…
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Joining…' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('[APP-5] a button with a path of the site is a link in the current language', () => {
  render(
    <Button href="/rewards" locale="ar">
      مكافآتي
    </Button>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ar/rewards')
})

test('a button to another site gives it no access to our window', () => {
  render(
    <Button href="https://store.example/app" locale="en">
      App Store
    </Button>,
  )
  expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener noreferrer')
})
