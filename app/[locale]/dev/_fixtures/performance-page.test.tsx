import { cleanup, screen } from '@testing-library/react'
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

test('[AGT-2] without days before there is no comparison', async () => {
  await open({ ...data, previous: null })
  expect(screen.queryByText(/days before/)).toBeNull()
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
