import { expect, test } from 'vitest'
import { page, renderStill, screen } from '#components/testing/render-still.tsx'
import type { TaskCompletion, TracedFact, TraceEntry } from '@fanfare/contract/task/task.ts'
import { TaskTrace } from './task-trace.tsx'
import { taskOf, usdt } from '#lib/testing/samples.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const joined = at('2026-11-14T09:00')
const facts: TracedFact[] = [
  { at: at('2026-11-19T15:02'), label: 'trade.spot.buy:BTC/USDT', amount: '42.1', counted: true },
  {
    at: at('2026-11-18T23:41'),
    label: 'trade.spot.buy:USDC/USDT',
    amount: '250',
    counted: false,
    reason: 'STABLE_PAIR',
    detail: {},
  },
  {
    at: at('2026-11-12T21:10'),
    label: 'trade.spot.sell:ETH/USDT',
    amount: '40',
    counted: false,
    reason: 'BEFORE_JOIN',
    detail: { until: joined },
  },
]
const entry: TraceEntry = {
  rule: 'target',
  expected: '100',
  actual: '64.2',
  passed: false,
  counted: 3,
  excluded: [
    { reason: 'BEFORE_JOIN', count: 1, amount: '40' },
    { reason: 'ZERO_FEE', count: 4, amount: '11', detail: { at: at('2026-11-16T08:00') } },
    { reason: 'STABLE_PAIR', count: 1, amount: '250' },
  ],
  facts,
  nextAction: null,
}
const task = taskOf({
  taskType: 'SPOT_TRADING_VOLUME',
  target: usdt('100'),
  progress: { current: '64.2', target: '100', unit: 'USDT' },
  trace: [entry],
})
const rows = () => screen.getAllByRole('listitem')
const show = (change: Partial<TaskCompletion> = {}) =>
  renderStill(<TaskTrace task={{ ...task, ...change }} open zone="UTC" />)

test('[ACT-4] facts of one day show the times of both instants', () => {
  const [fact] = facts
  const late = { ...fact, counted: false, reason: 'OUT_OF_WINDOW', detail: { until: at('2026-11-19T12:00') } }
  show({ trace: [{ ...entry, counted: 0, excluded: [], facts: [late as TracedFact] }] })
  expect(screen.getByText('Traded Nov 19, 3:02 PM, this task closed Nov 19, 12:00 PM')).toBeTruthy()
})

test('[ACT-4] a fact that was reported late says when, beside whether it counted', () => {
  const late = { ...facts[0], arrivedAt: at('2026-12-03T08:00') } as TracedFact
  show({ trace: [{ ...entry, counted: 1, excluded: [], facts: [late] }] })
  expect(screen.getByText('Nov 19, 3:02 PM, counted, reported late on Dec 3')).toBeTruthy()
})

test('[ACT-4] a fact of an unknown kind shows its pair, and an unknown reason the plain sentence', () => {
  const base = { at: joined, amount: '5', counted: false }
  const unknown = [
    { ...base, label: 'staking.locked:SOL', reason: 'KYC_NEEDED' },
    { ...base, label: '', reason: 'SOMETHING_NEW' },
    { ...base, label: 'trade.spot.buy:<b>{at}</b>', reason: 'STABLE_PAIR' },
  ]
  show({ trace: [{ ...entry, counted: 0, excluded: [], facts: unknown }] })
  expect(screen.getByText('SOL')).toBeTruthy()
  expect(screen.getByText('Account activity')).toBeTruthy()
  expect(screen.getByText('Buy <b>{at}</b>')).toBeTruthy()
  expect(rows()).toHaveLength(3)
})

test('[SCR-2] a task that is answered by yes or no has no trace', () => {
  for (const taskType of ['REGISTER_PASS', 'KYC_PASS', 'KOL_BIND', 'APPOINT_CODE', 'SHARE_LINK'] as const) {
    show({ taskType, progress: { current: '0', target: '1', unit: null } })
    expect(page.querySelector('details')).toBeNull()
  }
  show({ taskType: 'SHARE_LINK', progress: { current: '1', target: '3', unit: null } })
  expect(page.querySelector('details')).not.toBeNull()
})
