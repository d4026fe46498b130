import { act, fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import texts from '../../../locales/en/common.json' with { type: 'json' }
import { OnlineButton } from './online-button.tsx'

test('[SCR-14] a button waits without a connection, shows the reason, and works again with one', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const onClick = vi.fn()
  render(
    <NextIntlClientProvider locale="en" messages={texts}>
      <OnlineButton variant="celebrate" onClick={onClick}>
        Claim 10 USDT
      </OnlineButton>
    </NextIntlClientProvider>,
  )
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
