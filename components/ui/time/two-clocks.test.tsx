import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwoClocks } from './two-clocks.tsx'

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
