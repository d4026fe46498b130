import { cleanup, render, screen, act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pressable } from '#lib/head/early.ts'
import { keepPresses } from '#lib/head/presses.ts'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { inLanguage } from '#components/testing/in-language.tsx'
import texts from '../../../locales/en/common.json' with { type: 'json' }
import { OnlineButton } from './online-button.tsx'

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

test('[APP-5] a link button keeps the language, and another site gets no access to our window', () => {
  const hrefs = ['/rewards', 'https://store.example/app']
  render(
    inLanguage(
      hrefs.map((href) => (
        <Button key={href} href={href}>
          مكافآتي
        </Button>
      )),
      'ar',
    ),
  )
  const [own, other] = screen.getAllByRole('link')
  expect(own?.getAttribute('href')).toBe('/ar/rewards')
  expect(other?.getAttribute('rel')).toBe('noopener noreferrer')
})

const button = <CopyButton text="AURORA7" label="Copy" copied="Copied" failed="Copying did not work." look="outlined" />

test('the button and screen readers report the copy, and a refused clipboard', async () => {
  const user = userEvent.setup()
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('AURORA7')
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  cleanup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(screen.getByRole('status').textContent).toBe('Copying did not work.')
  // The text is there, focused and selected, for the person's own copy.
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('AURORA7')
  await user.tab()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('[SCR-14] a button waits without a connection, shows the reason, and works again with one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const onClick = vi.fn()
  render(inLanguage(<OnlineButton onClick={onClick}>Claim 10 USDT</OnlineButton>))
  const change = (value: boolean) => {
    online.mockReturnValue(value)
    act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
  }
  const button = () => screen.getByRole('button', { name: 'Claim 10 USDT' })
  change(false)
  fireEvent.click(button())
  expect(onClick).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-disabled')).toBe('true')
  const described = button().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(texts.offline.needed)
  change(true)
  fireEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
})

test('[ACT-8] a press on the server’s button runs exactly once, whenever React takes over', async () => {
  keepPresses()
  const onClick = vi.fn()
  const button = (handler?: () => void) => <Button {...pressable('claim', handler)}>Claim</Button>
  const page = document.body.appendChild(document.createElement('div'))
  const press = () => page.querySelector('button')?.click()
  const done = async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    return onClick.mock.calls.length
  }
  page.innerHTML = renderToString(button(onClick))
  press()
  const { rerender } = render(button(onClick), { container: page, hydrate: true })
  expect(await done()).toBe(1)
  press()
  expect(await done()).toBe(2)
  rerender(<p>{button()}</p>)
  press()
  expect(await done()).toBe(2)
  rerender(<div>{button(onClick)}</div>)
  expect(await done()).toBe(3)
})
