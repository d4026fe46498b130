import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PerformancePage } from '#components/agent/performance/performance-page.tsx'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { forgetBrowser } from '#store/testing/test-store.ts'
import { performancePageFixture } from './agent-tables.ts'
import { targetsFixture } from './agent-targets.ts'
import { campaignFixture } from './agents.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => null }))

const NOW = serverNow()
const data = performancePageFixture(NOW)

async function open(answer = data) {
  const view = await renderInRuntime(<PerformancePage campaign={campaignFixture(NOW)} />, {
    answers: { performance: () => answer, agentTargets: () => targetsFixture(NOW) },
  })
  await screen.findByRole('table', { name: 'Conversion by code' })
  return view
}

const numbers = (cells: (string | null)[]) => cells.map((text) => Number(text?.replaceAll(',', '')))

beforeEach(() => {
  stubMedia()
})
afterEach(() => {
  cleanup()
  forgetBrowser()
})

test('[AGT-2] each figure is compared with the days before, in words', async () => {
  await open()
  expect(screen.getByText('31 more than in the 30 days before')).toBeTruthy()
  expect(screen.getByText('4 fewer than in the 30 days before')).toBeTruthy()
  expect(screen.getByText('Same as in the 30 days before')).toBeTruthy()
})

test('[AGT-2] each figure has its change in percent, and nothing before is new', async () => {
  const { totals, previous } = data
  if (previous === null) throw new Error('nothing before')
  const { unmount } = await open({
    ...data,
    previous: {
      ...previous,
      firstDeposit: 0,
      rebate: { ...totals.rebate, amount: '0' },
      volume: { ...totals.volume, amount: '0.00' },
    },
  })
  expect(screen.getByText('+17%')).toBeTruthy()
  expect(screen.getByText('-5%')).toBeTruthy()
  expect(screen.getAllByText('New: none in the 30 days before')).toHaveLength(3)
  expect(document.body.textContent).not.toMatch(/NaN|∞|Infinity/)
  unmount()
  forgetBrowser()
  await open({
    ...data,
    totals: { ...totals, registered: 0 },
    previous: { ...previous, registered: 0, firstDeposit: 0 },
  })
  expect(screen.getByText('Same as in the 30 days before')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/NaN|∞|Infinity/)
})

const chartCard = () =>
  screen.getByRole('heading', { name: 'Per day' }).closest('section') ?? expect.fail('no chart of days')
const lastCells = () =>
  [...chartCard().querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent ?? null)

test('[AGT-2] one line of the chart has the days before as a dotted line, named in the legend, a sentence and the table', async () => {
  const user = userEvent.setup()
  await open()
  const card = within(chartCard())
  const choice = card.getByRole('combobox', { name: 'Compare' })
  const dotted = () => chartCard().querySelectorAll('path[class*="earlier"]')
  expect(dotted()).toHaveLength(1)
  expect(card.getByText('Registered, 30 days before 181')).toBeTruthy()
  expect(card.getByText(/^Dotted: Registered, /)).toBeTruthy()
  expect(card.getByRole('columnheader', { name: 'Registered, 30 days before', hidden: true })).toBeTruthy()
  expect(numbers(lastCells()).reduce((sum, value) => sum + value, 0)).toBe(181)
  await user.selectOptions(choice, 'First trade')
  expect(card.getByText('First trade, 30 days before 75')).toBeTruthy()
  expect(numbers(lastCells()).reduce((sum, value) => sum + value, 0)).toBe(75)
  await user.selectOptions(choice, 'Nothing')
  expect(dotted()).toHaveLength(0)
  expect(card.queryByText(/days before|Dotted/)).toBeNull()
})

test('[AGT-2] without days before there is no comparison', async () => {
  await open({ ...data, previous: null, previousDays: [] })
  expect(screen.queryByText(/days before/)).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Compare' })).toBeNull()
})

test('[AGT-2] the table behind the chart has every day and adds up to the tiles', async () => {
  await open()
  const [table] =
    screen.getByRole('heading', { name: 'Per day' }).closest('section')?.getElementsByTagName('table') ?? []
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    numbers([...row.children].slice(1, 4).map(({ textContent }) => textContent)),
  )
  expect(rows).toHaveLength(30)
  expect([0, 1, 2].map((index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0))).toEqual([212, 96, 71])
})

test('[AGT-2] the codes add up to the row of all codes', async () => {
  await open()
  const table = screen.getByRole('table', { name: 'Conversion by code' })
  const rows = [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    numbers([...row.children].slice(1, 6).map(({ textContent }) => textContent)),
  )
  const all = rows.pop()
  expect(all).toEqual([4860, 212, 148, 96, 71])
  expect(all).toEqual([0, 1, 2, 3, 4].map((index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0)))
})

test('[AGT-2] a sentence explains the dashed part of today', async () => {
  const { container } = await open()
  expect(screen.getByText(/isn’t over yet/)).toBeTruthy()
  expect(container.querySelectorAll('path[stroke-dasharray]')).toHaveLength(3)
})
