import { act, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '#components/testing/stub-media.ts'
import { CountUp } from './count-up.tsx'

let frames: FrameRequestCallback[] = []
const play = (time: number) => act(() => frames.splice(0).forEach((frame) => frame(time)))
const reduce = (matches: boolean) => stubMedia(() => matches)

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
})

const drawn = (amount: string) => (
  <NextIntlClientProvider locale="en" timeZone="UTC">
    <CountUp money={{ amount, unit: 'USDT' }} />
  </NextIntlClientProvider>
)

test('[ACT-3] a claimed amount counts up once, exactly to its value', () => {
  reduce(false)
  const { container, rerender } = render(drawn('15'))
  expect(frames).toHaveLength(0)
  rerender(drawn('25.50'))
  play(1000)
  play(1450)
  expect(container.textContent).toMatch(/^2[34]\.\d\d\u00A0USDT$/)
  play(1900)
  expect(container.textContent).toBe('25.50\u00A0USDT')
  expect(frames).toHaveLength(0)
})

test('[ACT-3] a user with reduced motion sees the amount at once', () => {
  reduce(true)
  const { container, rerender } = render(drawn('15'))
  rerender(drawn('25'))
  expect(container.textContent).toBe('25\u00A0USDT')
  expect(frames).toHaveLength(0)
})
