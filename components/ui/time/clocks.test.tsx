import { act, render, screen } from '@testing-library/react'
import { useTranslations } from 'next-intl'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { inLanguage } from '#components/testing/in-language.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { pageClock } from '#lib/http/clock.ts'
import { readServerTime } from '#lib/head/clocks.ts'
import { AgeText } from './age-text.tsx'
import { CountdownBoxes } from './countdown-boxes.tsx'
import { CountdownText } from './countdown-text.tsx'
import { OwnClock } from './own-clock.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useNow } from './use-now.ts'

const NOW = Date.UTC(2026, 10, 20, 7, 12, 0)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let reducedMotion = false

beforeEach(() => {
  reducedMotion = false
  vi.useFakeTimers({ now: NOW })
  stubMedia(() => reducedMotion)
})

/** Draws it, and waits for the script. */
async function show(element: React.ReactElement, locale?: Locale) {
  const view = render(inLanguage(element, locale))
  await act(() => Promise.resolve())
  return view.container
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const Text = ({ to }: { to: number }) => (
  <CountdownText
    to={to}
    sentence={useTranslations()('countdown.ends_in', { duration: '{duration}' })}
    until="Ends Nov 30, 12:00 AM UTC"
    over="Ended Nov 30"
  />
)

const figures = (container: Element) =>
  [...container.querySelectorAll('span:not([hidden]) > b')].map((figure) => figure.textContent)

test.each([
  [9 * DAY + 4 * HOUR, 'Ends in 9\u00A0d\u00A004\u00A0h'],
  [DAY, 'Ends in 1\u00A0d\u00A000\u00A0h'],
  [DAY - SECOND, 'Ends in 23:59:59'],
  [0, 'Ended Nov 30'],
])('[ACT-10] days and hours as text; HH:MM:SS under 24 hours; the date when it is over: %i', async (left, words) => {
  expect((await show(<Text to={NOW + left} />)).textContent).toBe(words)
})

test('[ACT-10][LOC-5] in Arabic the duration keeps its own direction inside of the sentence', async () => {
  const { textContent } = await show(<Text to={NOW + 9 * DAY + 4 * HOUR} />, 'ar')
  expect(textContent).toBe('ينتهي بعد \u20689\u00A0ي\u00A004\u00A0س\u2069')
})

test.each([
  [10 * MINUTE, 0],
  [10 * MINUTE - SECOND, 2],
  [0, 0],
])('[ACT-10] the countdown warns in the last ten minutes: %i', async (left, count) => {
  const both = (
    <>
      <Text to={NOW + left} />
      <CountdownBoxes to={NOW + left} />
    </>
  )
  expect((await show(both)).querySelectorAll('[data-last-call]')).toHaveLength(count)
})

test('[ACT-10] the server renders the date, because a remaining time would be stale when it is read', () => {
  expect(renderToString(inLanguage(<Text to={NOW + 9 * DAY} />))).toContain('>Ends Nov 30, 12:00 AM UTC<')
})

test('[ACT-10] every countdown of the page ticks on the server’s clock, and reaches its end', async () => {
  pageClock.observe(NOW + 10 * SECOND, NOW, NOW)
  const container = await show(
    <>
      <Text to={NOW + 12 * SECOND} />
      <CountdownBoxes to={NOW + 12 * SECOND} />
    </>,
  )
  const { firstChild: sameNode } = screen.getByText('Ends in 00:00:02')
  expect(figures(container)).toEqual(['00', '00', '02'])
  await pass(SECOND)
  expect(sameNode?.textContent).toBe('Ends in 00:00:01')
  expect(figures(container)).toEqual(['00', '00', '01'])
  await pass(SECOND)
  expect(screen.getByText('Ended Nov 30')).toBeTruthy()
  expect(container.querySelector<HTMLElement>('[role=timer]')?.hidden).toBe(true)
  pageClock.observe(NOW, NOW, NOW)
})

test('[ACT-10] a countdown waits for a missing label and ignores its own changes', async () => {
  const container = await show(<CountdownBoxes to={NOW + 3 * DAY} />)
  const text = container.textContent
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const original = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
  const writes = vi.spyOn(Node.prototype, 'textContent', 'set').mockImplementation(function (this: Node, value) {
    // Without an end, this would hold up the whole page.
    if (writes.mock.calls.length < 100) original?.set?.call(this, value)
  })
  const box = container.querySelector('[data-clock]')?.firstElementChild
  const label = box?.lastElementChild
  label?.remove()
  await act(() => Promise.resolve())
  expect(container.textContent).toBe(text?.replace(label?.textContent ?? '', ''))
  box?.append(label ?? '')
  await act(() => Promise.resolve())
  expect(container.textContent).toBe(text)
  expect(writes.mock.calls.length).toBeLessThan(20)
})

test('[ACT-10] a countdown whose end moves follows it at once', async () => {
  const { container, rerender } = render(inLanguage(<Text to={NOW + HOUR} />))
  rerender(inLanguage(<Text to={NOW + 2 * HOUR} />))
  await act(() => Promise.resolve())
  expect(container.textContent).toBe('Ends in 02:00:00')
})

test('“your time” follows a traveller when the page is seen again', async () => {
  const hours = vi.spyOn(Date.prototype, 'getHours').mockReturnValue(8)
  const container = await show(<OwnClock at={NOW} />)
  expect(container.textContent).toMatch(/^8:12\sAM/)
  hours.mockReturnValue(16)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(container.textContent).toMatch(/^4:12\sPM/)
})

test.each([
  ['', 300, HOUR],
  ['; one from a cache does not', 0, 0],
])('[ACT-10] a page says what time it is%s', (_, transferSize, offset) => {
  class Navigation {
    transferSize = transferSize
    responseStart = 200
    serverTiming = [{ name: 'sent', duration: NOW + 200 + HOUR }]
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { timeOrigin: NOW, getEntriesByType: () => [new Navigation()] })
  pageClock.observe(NOW, NOW, NOW)
  readServerTime()
  expect(pageClock.offset()).toBe(offset)
  pageClock.observe(NOW, NOW, NOW)
})

test('screen readers get the boxes in words without seconds', async () => {
  const container = await show(<CountdownBoxes to={NOW + 9 * DAY + HOUR + 5 * MINUTE + 7 * SECOND} />)
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('9 days 1 hour')
  expect(figures(container)).toEqual(['9', '01', '05', '07'])
})

test('all that a page renders at once is of the same second, and what it renders later of another', async () => {
  const now = vi.spyOn(Date, 'now').mockImplementation(() => NOW + now.mock.calls.length * SECOND)
  const Both = () => [useNow(), useNow()].join()
  const [first, ...same] = (await show(<Both />)).textContent.split(',')
  expect(same).toEqual([first])
  expect((await show(<Both />)).textContent).not.toContain(first)
})

test('[ACT-10] on the last day the boxes are hours, minutes and seconds', async () => {
  expect(figures(await show(<CountdownBoxes to={NOW + DAY - SECOND} />))).toEqual(['23', '59', '59'])
})

test('[LOC-2] the words of boxes have the plural forms of their language', async () => {
  const label = async (days: number) =>
    (await show(<CountdownBoxes to={NOW + days * DAY} />, 'ar')).querySelector('i')?.textContent
  expect([await label(3), await label(11)]).toEqual(['أيام', 'يومًا'])
})

test('[UI-3] with reduced motion a countdown changes once a minute above one hour', async () => {
  reducedMotion = true
  const container = await show(<CountdownBoxes to={NOW + 2 * HOUR + 30 * SECOND} />)
  expect(figures(container)).toEqual(['02', '00'])
  await pass(30 * SECOND)
  expect(figures(container)).toEqual(['02', '00'])
  await pass(SECOND)
  expect(figures(container)).toEqual(['01', '59'])
})

test('an age is in its largest unit, and grows', async () => {
  const container = await show(<AgeText at={NOW - 59 * SECOND} />)
  expect(container.textContent).toBe('59 sec')
  await pass(SECOND)
  expect(container.textContent).toBe('1 min')
})

test('[LOC-4] a translated text stays until the time changes it', async () => {
  const container = await show(<Text to={NOW + 2 * DAY + MINUTE} />)
  const [text] = container.children
  text?.replaceChildren('2 Tage')
  await pass(30 * SECOND)
  expect(container.textContent).toBe('2 Tage')
  await pass(HOUR)
  expect(container.textContent).toBe('Ends in 1\u00A0d\u00A023\u00A0h')
})

const END = Date.UTC(2026, 10, 30, 0, 0)

test('[ACT-10] the reader’s time is first and the official time second, with its zone', async () => {
  const container = await show(<TwoClocks at={END} timeZone="Asia/Singapore" />)
  const [mine, official] = container.querySelectorAll('time')
  expect(mine?.textContent).toMatch(/^Nov (29|30), .* your time$/)
  expect(official?.textContent).toBe('Nov 30, 8:00\u00A0AM UTC+8')
})

test('[ACT-10] the server, without the reader’s zone, writes the official time', () => {
  const [mine] = renderToString(inLanguage(<TwoClocks at={END} timeZone="Asia/Singapore" sentence="Ends {date}" />))
    .replaceAll(/<(?!\/time)[^>]*>/g, '')
    .split('</time>')
  expect(mine).toBe('Ends Nov 30, 8:00\u00A0AM UTC+8')
})

test('[ACT-10][LOC-7] in Japanese the reader’s time has the name of its zone', async () => {
  const [mine] = (await show(<TwoClocks at={END} />, 'ja')).querySelectorAll('time')
  expect(mine?.textContent).toMatch(/^11月(29|30)日 \d+:\d\d（.+）$/)
})

test('[ACT-10] hydration takes over what the script has written', async () => {
  const page = inLanguage(
    <section>
      <Text to={NOW + HOUR} />
      <CountdownBoxes to={NOW + HOUR} />
      <AgeText at={NOW - HOUR} />
      <OwnClock at={NOW} />
    </section>,
  )
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(page)
  await act(() => Promise.resolve())
  const words = root.textContent
  expect(words).toContain('Ends in 01:00:00')
  const [section] = root.children
  const failures: unknown[] = []
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: (error) => failures.push(error) }))
  expect([failures, root.firstElementChild === section, root.textContent]).toEqual([[], true, words])
  act(() => app.unmount())
  root.remove()
})
