import { act, cleanup, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountedAmount } from './counted-amount.tsx'

let frames: FrameRequestCallback[] = []
/** ms */
let now = 0
const nextFrame = (ms = 50) => {
  now += ms
  act(() => frames.splice(0).forEach((frame) => frame(now)))
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
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
  nextFrame()
  const half = box.textContent
  expect(half).toMatch(/^2[12]\.\d\d$/)
  nextFrame()
  expect(box.textContent).toBe(half)
  Object.assign(clock, { playState: 'finished', progress: 1 })
  nextFrame(16)
  expect(box.textContent, 'not in every frame').toBe(half)
  nextFrame()
  expect(box.textContent).toBe('25.50')
  expect(frames).toHaveLength(0)
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
})

test('[UI-3] without an animation, as with reduced motion, the amount is there at once', () => {
  expect(draw('25.50').textContent).toBe('25.50')
  expect(frames).toHaveLength(0)
})
