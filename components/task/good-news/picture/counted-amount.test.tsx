import { cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountedAmount } from './counted-amount.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const draw = (amount: string) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC">
      <CountedAmount money={{ amount, unit: 'USDT' }} />
    </NextIntlClientProvider>,
  ).container

test('[UI-3] the amount follows the animation of its element, also when that is paused or set back', () => {
  const clock = { playState: 'running', progress: 0 }
  Object.assign(HTMLElement.prototype, {
    getAnimations: () => [
      {
        get playState() {
          return clock.playState
        },
        effect: { getComputedTiming: () => ({ progress: clock.progress }) },
      },
    ],
  })
  const box = draw('25.50')
  expect(box.textContent).toBe('0')
  Object.assign(clock, { playState: 'paused', progress: 0.5 })
  vi.advanceTimersByTime(50)
  const half = box.textContent
  expect(half).toMatch(/^2[12]\.\d\d$/)
  vi.advanceTimersByTime(50)
  expect(box.textContent).toBe(half)
  Object.assign(clock, { playState: 'finished', progress: 1 })
  vi.advanceTimersByTime(16)
  expect(box.textContent, 'not in every frame').toBe(half)
  vi.advanceTimersByTime(50)
  expect(box.textContent).toBe('25.50')
  expect(vi.getTimerCount()).toBe(0)
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
})

test('[UI-3] without an animation, as with reduced motion, the amount is there at once', () => {
  expect(draw('25.50').textContent).toBe('25.50')
  expect(vi.getTimerCount()).toBe(0)
})
