import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IntlProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { campaignOf } from '../testing/agent-answers.ts'
import { PeriodField } from './filter-fields.tsx'
import { useAgentFilter } from './agent-filter.ts'

/** 00:30 of 15 October in Hanoi, still the day before in UTC. */
const NOW = Date.parse('2026-10-14T17:30:00Z')
const CUSTOM = '?period=custom&from=2026-10-05&to=2026-10-07'

function Period() {
  return <PeriodField {...useAgentFilter('rebate', campaignOf())} />
}

async function open(search: string, locale: Locale = 'en') {
  window.history.replaceState(null, '', `/${locale}/agent/c1/rebate${search}`)
  // Names of days and months come from the language; the words around them are English.
  await renderInRuntime(
    <IntlProvider locale={locale} messages={loadMessages('en')} timeZone="UTC">
      <Period />
    </IntlProvider>,
  )
  const chip = document.querySelector('summary')
  if (chip !== null) await userEvent.click(chip)
}

const grid = () => screen.findByRole('grid')
const day = (name: string) => screen.getByRole('button', { name })
const isShown = () => document.querySelector('details')?.open === true

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

test('[AGT-2] two presses in the calendar choose the days, in any order, and close it', async () => {
  await open(CUSTOM)
  await grid()
  await userEvent.click(day('Oct 12, 2026'))
  expect(screen.getByText('Choose the last day.')).toBeTruthy()
  expect(window.location.search).toBe(CUSTOM)
  await userEvent.click(day('Oct 1, 2026'))
  expect(window.location.search).toBe('?period=custom&from=2026-10-01&to=2026-10-12')
  expect(document.querySelector('summary')?.textContent).toContain('Oct 1 to Oct 12')
  expect(isShown()).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('summary'))
})

test('[AGT-2] Escape closes the calendar without a change', async () => {
  await open(CUSTOM)
  await grid()
  day('Oct 5, 2026, chosen').focus()
  await userEvent.keyboard('{Escape}')
  expect(isShown()).toBe(false)
  expect(window.location.search).toBe(CUSTOM)
})

test.each([
  ['UTC', 'Oct 14, 2026, today', 'Oct 15, 2026'],
  ['Asia%2FHo_Chi_Minh', 'Oct 15, 2026, today', 'Oct 16, 2026'],
])('[AGT-2] days after today in %s cannot be chosen', async (zone, today, tomorrow) => {
  await open(`${CUSTOM}&zone=${zone}`)
  await grid()
  expect(day(today)).toHaveProperty('disabled', false)
  expect(day(tomorrow)).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true')
})

test('[AGT-2] more than 366 days are refused with the reason, and the address stays', async () => {
  await open('?period=custom&from=2025-10-01&to=2025-10-02')
  await grid()
  await userEvent.click(day('Oct 1, 2025, chosen'))
  const next = screen.getByRole('button', { name: 'Next month' })
  for (let month = 0; month < 12; month += 1) await userEvent.click(next)
  await userEvent.click(day('Oct 2, 2026'))
  expect(screen.getByRole('alert').textContent).toContain('366 days at most')
  expect(window.location.search).toBe('?period=custom&from=2025-10-01&to=2025-10-02')
  await userEvent.click(day('Oct 3, 2026'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(window.location.search).toBe('?period=custom&from=2026-10-02&to=2026-10-03')
})

test('[AGT-2] the choice of custom days opens the calendar at the days that were shown', async () => {
  await open('?period=7d&zone=UTC')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'custom')
  await grid()
  expect(isShown()).toBe(true)
  expect(day('Oct 8, 2026, chosen')).toBeTruthy()
  expect(window.location.search).toBe('?period=custom&from=2026-10-08&to=2026-10-14&zone=UTC')
})

test('[AGT-2] the calendar has one month on phones and two on wide screens', async () => {
  await open(CUSTOM)
  await grid()
  expect(screen.getAllByRole('grid')).toHaveLength(1)
  cleanup()
  stubMedia((query) => query.includes('min-width'))
  await open(CUSTOM)
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(2))
})

test.each<[Locale, 'ltr' | 'rtl', string, string, string]>([
  ['ar', 'rtl', 'أكتوبر 2026', 'السبت', '5 أكتوبر 2026'],
  ['de', 'ltr', 'Oktober 2026', 'Montag', '5. Okt. 2026'],
  ['ja', 'ltr', '2026年10月', '日曜日', '2026年10月5日'],
  ['es-ES', 'ltr', 'octubre 2026', 'lunes', '5 oct 2026'],
])(
  '[LOC-2][LOC-7] in %s the calendar is %s, of Gregorian months by its own names, with its first day of the week',
  async (locale, direction, caption, weekday, name) => {
    await open(CUSTOM, locale)
    const shown = await grid()
    expect(shown.getAttribute('aria-label')).toBe(caption)
    expect(shown.closest('[dir]')?.getAttribute('dir')).toBe(direction)
    expect(within(shown).getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe(weekday)
    expect(within(shown).getAllByRole('button')[4]?.getAttribute('aria-label')).toContain(name)
    expect(within(shown).getAllByRole('button')[4]?.textContent).toBe('5')
  },
)
