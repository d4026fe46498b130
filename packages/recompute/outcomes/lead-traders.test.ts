import { expect, test } from 'vitest'
import { classified, DAY, event, facts, HOUR, START } from '../testing/facts.ts'
import { leadsAt } from './lead-traders.ts'

test('the figures of a lead trader count once they are known, unless the account was a market maker’s then', () => {
  const stats = (at: number) => event('lead.stats', at, { roi30d: '0.1' })
  const late = classified(START, true)
  late.receivedAt = START + DAY
  const leads = new Map([
    ['plain', facts(stats(START + HOUR))],
    ['maker', facts(classified(START, true), stats(START + HOUR), classified(START + 2 * HOUR, false))],
    ['maker-later', facts(late, stats(START + HOUR))],
  ])
  expect([...leadsAt(leads, START)]).toEqual([])
  expect([...leadsAt(leads, START + 3 * HOUR)]).toEqual(['plain', 'maker-later'])
  expect([...leadsAt(leads, START + DAY)]).toEqual(['plain'])
})
