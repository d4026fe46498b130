import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubMedia } from '#components/testing/stub-media.ts'
import { CountdownBoxes } from './countdown-boxes.tsx'
import { CountdownText } from './countdown-text.tsx'
import { countdownTexts } from './countdown-texts.ts'
import { NextIntlClientProvider } from 'next-intl'
import { TwoClocks } from './two-clocks.tsx'

const NOW = Date.UTC(2026, 10, 20, 7, 12, 0)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let reducedMotion = false

beforeEach(() => {
  reducedMotion = false
  vi.useFakeTimers({ now: NOW })
  stubMedia(() => reducedMotion)
})

const texts = countdownTexts((key, { count = 0, value, first, second }) => {
  const unit = key.replace('countdown.', '')
  if (unit === 'two_parts') return `${first} ${second}`
  const word = unit.replace('_label', '').replace(/s$/, count === 1 ? '' : 's')
  return unit.endsWith('_label') ? word : `${value} ${word}`
}, 'en')

const boxes = (to: number) => <CountdownBoxes to={to} locale="en" texts={texts} over="Ended Nov 30" />
const text = (to: number) => (
  <CountdownText
    to={to}
    sentence="Ends in {duration}"
    daysHours="{days} d {hours} h"
    until="Ends Nov 30, 12:00 AM UTC"
    over="Ended Nov 30"
  />
)
const shown = (element: React.ReactElement) => render(element).container.textContent

test('[ACT-10] days and hours as text; HH:MM:SS under 24 hours; the date when it is over', () => {
  expect(shown(text(NOW + 9 * DAY + 4 * HOUR))).toBe('Ends in 9 d 04 h')
  expect(shown(text(NOW + DAY - 1000))).toBe('Ends in 23:59:59')
  expect(shown(text(NOW))).toBe('Ended Nov 30')
})

test('[ACT-10] the countdown warns in the last ten minutes', () => {
  const warned = (ms: number) => render(text(NOW + ms)).container.querySelector('.warning') !== null
  expect(warned(10 * MINUTE)).toBe(false)
  expect(warned(10 * MINUTE - 1000)).toBe(true)
})

test('[ACT-10] the server renders the date, because a remaining time would be stale when it is read', () => {
  expect(renderToString(text(NOW + 9 * DAY))).toContain('Ends Nov 30, 12:00 AM UTC')
  expect(renderToString(boxes(NOW + 9 * DAY))).not.toContain('9')
})

test('[ACT-10] every countdown of the page ticks, and reaches its end', () => {
  render(
    <>
      {text(NOW + 2000)}
      {boxes(NOW + 2000)}
    </>,
  )
  expect(screen.getByText('00:00:02')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getByText('00:00:01')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.getAllByText('Ended Nov 30')).toHaveLength(2)
})

test('screen readers get the boxes in words without seconds', () => {
  const { container } = render(boxes(NOW + 9 * DAY + HOUR + 5 * MINUTE + 7000))
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('9 days 1 hour')
  expect([...container.querySelectorAll('b')].map((box) => box.textContent)).toEqual(['9', '01', '05', '07'])
})

test('[ACT-10] on the last day the boxes are hours, minutes and seconds', () => {
  const { container } = render(boxes(NOW + DAY - 1000))
  expect([...container.querySelectorAll('b')].map((box) => box.textContent)).toEqual(['23', '59', '59'])
})

test('[UI-3] with reduced motion a countdown changes once a minute above one hour', () => {
  reducedMotion = true
  const { container } = render(boxes(NOW + 2 * HOUR + 30_000))
  const before = container.innerHTML
  expect(container.querySelectorAll('b')).toHaveLength(2)
  act(() => void vi.advanceTimersByTime(29_000))
  expect(container.innerHTML).toBe(before)
  act(() => void vi.advanceTimersByTime(2000))
  expect(container.innerHTML).not.toBe(before)
})

const messages = { common: { your_time: '{time} your time', zone_time: '{time} {zone}' } }
const clocks = (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <TwoClocks at={Date.UTC(2026, 10, 30, 0, 0)} timeZone="Asia/Singapore" />
  </NextIntlClientProvider>
)

test('[ACT-10] the reader’s time is first and the official time second, with its zone', () => {
  const [mine, official] = render(clocks).container.querySelectorAll('time')
  expect(mine?.textContent).toMatch(/^Nov (29|30), .* your time$/)
  expect(official?.textContent).toBe('Nov 30, 8:00\u00A0AM UTC+8')
})

test('[ACT-10] the server, without the reader’s zone, shows only the official time', () => {
  const html = renderToString(clocks)
  expect(html).toContain('UTC+8')
  expect(html).not.toContain('your time')
})

test('[ACT-10] a sentence has the reader’s time, or the official time when the zone is not known', () => {
  const inSentence = (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <TwoClocks at={Date.UTC(2026, 10, 30, 0, 0)} sentence="Ends {date}" />
    </NextIntlClientProvider>
  )
  const [mine, official] = render(inSentence).container.querySelectorAll('time')
  expect(mine?.textContent).toMatch(/^Ends Nov (29|30), .* your time$/)
  const [alone, beside] = official?.querySelectorAll('span') ?? []
  expect(alone?.textContent).toBe('Ends Nov 30, 12:00\u00A0AM UTC')
  expect(beside?.textContent).toBe('Nov 30, 12:00\u00A0AM UTC')
})

test('[ACT-10][LOC-7] in Japanese the reader’s time has the name of its zone', () => {
  const japanese = (
    <NextIntlClientProvider locale="ja" messages={messages} timeZone="UTC">
      <TwoClocks at={Date.UTC(2026, 10, 30, 0, 0)} />
    </NextIntlClientProvider>
  )
  const [mine] = render(japanese).container.querySelectorAll('time')
  expect(mine?.textContent).toMatch(/^11月(29|30)日 \d+:\d\d（.+）$/)
})
