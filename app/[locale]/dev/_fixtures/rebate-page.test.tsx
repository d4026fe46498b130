import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RebatePage } from '#components/agent/rebate/rebate-page.tsx'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { stubMedia } from '#components/testing/stub-media.ts'
import { serverNow } from '#lib/http/clock.ts'
import { NetworkError } from '#lib/http/errors.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { forgetBrowser, type Answers } from '#store/testing/test-store.ts'
import { rebateTableFixture } from './agent-tables.ts'
import { campaignFixture, noRebatesFixture } from './agents.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => null }))

const NOW = serverNow()
const campaign = campaignFixture(NOW)

/** The page at an address, over a gateway that keeps the queries it got. */
async function open(search = '', answers: Answers = {}, locale: Locale = 'en') {
  window.history.replaceState(null, '', `/${locale}/agent/fixture/rebate${search}`)
  const queries: Record<string, unknown>[] = []
  const view = await renderInRuntime(<RebatePage campaign={campaign} />, {
    locale,
    answers: {
      rebateList: (input) => {
        queries.push((input as { query: Record<string, unknown> }).query)
        return rebateTableFixture(NOW)
      },
      ...answers,
    },
  })
  return { ...view, queries }
}

const table = () => screen.findByRole('table', { name: 'Rebate records' })

beforeEach(() => {
  stubMedia()
})
afterEach(() => {
  cleanup()
  forgetBrowser()
  window.history.replaceState(null, '', '/en')
})

test('[AGT-2] the filter of the address goes to the gateway, and a choice goes to the address', async () => {
  const { queries } = await open('?period=7d&product=SPOT&status=bad&page=2')
  await table()
  expect(queries).toHaveLength(1)
  expect(queries[0]).toMatchObject({ product: 'SPOT', pageIndex: 1, sort: '-at' })
  expect(queries[0]).not.toHaveProperty('status')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'SUB')
  expect(window.location.search).toBe('?period=7d&product=SPOT&source=SUB')
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ source: 'SUB', product: 'SPOT', pageIndex: 0 }))
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(window.location.search).toBe('')
})

test('[AGT-2][API-4] a search is sent at once with Enter, and else three seconds after the last letter', async () => {
  const { queries } = await open()
  await table()
  const field = screen.getByRole('searchbox')
  await userEvent.type(field, 'desk{Enter}')
  expect(window.location.search).toBe('?search=desk')
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ search: 'desk' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    fireEvent.change(field, { target: { value: 'desks' } })
    act(() => void vi.advanceTimersByTime(2900))
    expect(window.location.search).toBe('?search=desk')
    act(() => void vi.advanceTimersByTime(200))
    expect(window.location.search).toBe('?search=desks')
  } finally {
    vi.useRealTimers()
  }
})

test('[AGT-2] a heading sorts, and a second press turns the order around', async () => {
  const { queries } = await open()
  const heading = () => screen.getByRole('columnheader', { name: 'Rebate' })
  await table()
  await userEvent.click(within(heading()).getByRole('button'))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: '-rebate' }))
  expect(heading().getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(within(heading()).getByRole('button'))
  await waitFor(() => expect(queries.at(-1)).toMatchObject({ sort: 'rebate' }))
})

test('[AGT-2] a row opens to its arithmetic, and a line of zero has its reason with a value', async () => {
  await open()
  const rows = within(await table())
  await userEvent.click(rows.getAllByRole('button', { name: /Details of UID 71/ })[0] as HTMLElement)
  const steps = rows.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([
    'Fee, 0.05% of 184,220.5092.11025',
    '−Paid with a bonus3.50',
    '−Paid with a coupon1.50',
    '=Fee paid87.11025',
    '×Your rate40%',
    '=Rebate34.8441\u00A0USDT',
  ])
  expect(rows.getByText(/The 20\.95.USDT fee was paid with a bonus/)).toBeTruthy()
  expect(rows.getByText(/We took back 36.84.USDT of record 18007/)).toBeTruthy()
})

test('[AGT-2] no figure of the page is a bare zero', async () => {
  const { container } = await open()
  await table()
  expect(container.textContent).not.toMatch(/(?<![\d.,])0(?:\.00)?\s?USDT|--|null|undefined|NaN/)
  const cells = within(await table())
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells).not.toContain('0')
  expect(cells).not.toContain('0.00')
  expect(cells).toContain('none')
})

test('[AGT-2] a filter without rows names its values and offers to clear them', async () => {
  await open('?product=COPY&search=nobody', { rebateList: () => noRebatesFixture(NOW) })
  expect(await screen.findByText('Product: Copy trading')).toBeTruthy()
  expect(screen.getByText('Search: nobody')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement)
  expect(window.location.search).toBe('')
})

test('[AGT-2] a failed list can be tried again', async () => {
  let isDown = true
  await open('', {
    rebateList: () => {
      if (isDown) throw new NetworkError('Network Error', 503)
      return rebateTableFixture(NOW)
    },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await table()).toBeTruthy()
})

test('[AGT-2] hidden columns stay hidden after a reload and are not in the export', async () => {
  const exported: unknown[] = []
  const rebateExport = (input: unknown) => {
    exported.push((input as { query: { columns: string } }).query.columns)
    return 'at\r\n'
  }
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }))
  await open()
  await table()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Volume' }))
  expect(screen.queryByRole('columnheader', { name: 'Volume' })).toBeNull()
  cleanup()
  await open('', { rebateExport })
  await table()
  expect(screen.queryByRole('columnheader', { name: 'Volume' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Export CSV/ }))
  await waitFor(() => expect(exported).toHaveLength(1))
  expect(exported[0]).toBe(
    'at,rebateId,referralId,invitee,source,vipCode,product,symbol,fee,deductions,bonusFee,paidFee,rate,rebate,isCapped,reverses,status,reasonCode,settleDay',
  )
  expect(await screen.findByText('Your file is in your downloads.')).toBeTruthy()
})

test('[AGT-2] an export that fails says why, and the button works again', async () => {
  await open('', {
    rebateExport: () => {
      throw new NetworkError('Network Error', 503)
    },
  })
  await table()
  await userEvent.click(screen.getByRole('button', { name: /Export CSV/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t make the file.')
  expect(screen.getByRole('button', { name: /Export CSV/ }).getAttribute('aria-busy')).toBeNull()
})
