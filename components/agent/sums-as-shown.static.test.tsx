import Big from 'big.js'
import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { performancePageFixture } from '#gallery/fixtures/agents.ts'
import { usdt } from '#lib/testing/samples.ts'
import type { Performance } from './funnel-card.tsx'
import { CodesCard, ProductCard, SymbolsCard, TreeCard } from './performance/performance-cards.tsx'
import { DataTable } from './table/data-table.tsx'

const read = (shown: Element | null | undefined) => (shown?.textContent ?? '').replaceAll(/[^\d.,]/g, '')
const lastCell = (row: Element | null) => read(row?.querySelector('td:last-child'))
const sumOf = (figures: readonly string[]) =>
  figures.reduce((sum, figure) => sum.plus(figure.replaceAll(',', '')), new Big(0)).toFixed()

const PARTS = [usdt('0.001'), usdt('10.004')]
const TOTAL = usdt('10.005')

const given = { ...performancePageFixture, items: [], previousDays: [] }
const [code, branch, product, symbol] = [given.byCode[0], given.tree[0], given.byProduct[0], given.bySymbol[0]]
if (!code || !branch || !product || !symbol) throw new Error('the fixture has no rows')
const sums: Performance = {
  ...given,
  totals: { ...given.totals, rebate: TOTAL, volume: TOTAL },
  byCode: PARTS.map((rebate, index) => ({ ...code, vipCode: `CODE${index}`, rebate })),
  tree: PARTS.map((rebate) => ({ ...branch, rebate })),
  byProduct: PARTS.map((rebate, index) => ({
    ...product,
    product: (['SPOT', 'FUTURES'] as const)[index] ?? 'SPOT',
    rebate,
  })),
  bySymbol: PARTS.map((volume, index) => ({ ...symbol, symbol: index === 0 ? 'BTC' : 'ETH', volume })),
}

test.each([
  ['codes', CodesCard],
  ['the branch', TreeCard],
])('[AGT-2] the rebates of %s add up to the footer, also where parts have three digits', (_, Card) => {
  const shown = renderStill(<Card {...sums} action={null} />)
  const parts = [...shown.querySelectorAll('tbody tr')].map(lastCell)
  expect(parts).toEqual(['0.001', '10.004'])
  expect(lastCell(shown.querySelector('tfoot tr'))).toBe('10.005')
})

test('[AGT-2] symbols and products add up to the sum beside them', () => {
  const symbols = renderStill(<SymbolsCard {...sums} action={null} />)
  const volumes = [...symbols.querySelectorAll('li')].map((row) => read(row.lastElementChild))
  expect(symbols.textContent).toContain(sumOf(volumes))
  const products = renderStill(<ProductCard {...sums} action={null} />)
  expect(products.querySelector('[aria-label*="10.005"]')).toBeTruthy()
})

test('[AGT-2] the cards of a phone add up to the same sum as the table', () => {
  const rows = ['1.005', '2.005', '3.005'].map((amount, index) => ({ id: String(index), rebate: usdt(amount) }))
  const columns = [
    { label: 'agent.rebate.rebate' as const, name: 'rebate', amount: (row: (typeof rows)[number]) => row.rebate },
  ]
  const shown = renderStill(
    <DataTable
      label="Rebates"
      rows={rows}
      columns={columns}
      shown={columns}
      sort="-at"
      onSort={() => undefined}
      sums={['This page']}
      busy={false}
      keyOf={({ id }) => id}
      nameOf={({ id }) => id}
      detailsOf={() => null}
      cardOf={(row, amountOf) => ({
        name: <b>{row.id}</b>,
        figure: amountOf('rebate', row.rebate).amount,
        line: null,
        chip: null,
        more: null,
      })}
    />,
  )
  const wide = [...shown.querySelectorAll('tbody td:first-child')].map(read)
  const cards = [...shown.querySelectorAll('ul > li span:first-of-type')].slice(0, rows.length).map(read)
  expect(cards.map((figure) => new Big(figure).toFixed(2))).toEqual(wide)
  expect(read(shown.querySelector('ul > li:last-child dd'))).toBe(sumOf(wide))
})
