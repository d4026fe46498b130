import { expect, test } from 'vitest'
import type { TracedFact } from '@fanfare/contract/task/task.ts'
import { traceGroups } from './trace-groups.ts'

const fact = (counted: boolean, reason?: string): TracedFact => ({
  at: 1,
  label: 'trade.spot:BTC/USDT',
  amount: '1',
  counted,
  ...(reason === undefined ? {} : { reason }),
})
const group = (reason: string, count: number) => ({ reason, count, amount: '5' })

test('[ACT-4] a trace counts the facts that it does not list, each once', () => {
  const facts = [fact(true), fact(true), fact(false, 'ZERO_FEE')]
  const excluded = [group('BEFORE_JOIN', 4), group('ZERO_FEE', 3)]
  expect(traceGroups({ counted: 9, excluded, facts }, { period: 'DURING' })).toEqual({
    facts,
    counted: 0,
    excluded: [group('BEFORE_JOIN', 4)],
    more: 9,
  })
})

test('[ACT-4] a trace without listed facts shows the sums of each reason', () => {
  const excluded = [group('BEFORE_JOIN', 4)]
  expect(traceGroups({ counted: 2, excluded }, { period: 'AFTER' })).toEqual({
    facts: [],
    counted: 2,
    excluded,
    more: 0,
  })
})

test('[ACT-5] the trace of a day leaves out the facts of other days', () => {
  const excluded = [group('OUT_OF_WINDOW', 40), group('ZERO_FEE', 1)]
  expect(traceGroups({ counted: 1, excluded, facts: [fact(true)] }, { period: 'EVERYDAY' })).toMatchObject({
    excluded: [group('ZERO_FEE', 1)],
    more: 0,
  })
})
