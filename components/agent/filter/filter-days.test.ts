import { expect, test } from 'vitest'
import { type AgentFilter, EMPTY_FILTER, filterDays, performanceQuery, rebateQuery } from './agent-filter.ts'
import { dayOf, listDays, periodDays, type Period } from './filter-days.ts'

/** 00:30 of 1 March 2027 in Hanoi, still February in UTC. */
const NOW = Date.parse('2027-02-28T17:30:00Z')
const HANOI = 'Asia/Ho_Chi_Minh'

test.each<[Exclude<Period, 'custom'>, string, string]>([
  ['today', '2027-03-01', '2027-03-01'],
  ['yesterday', '2027-02-28', '2027-02-28'],
  ['7d', '2027-02-23', '2027-03-01'],
  ['30d', '2027-01-31', '2027-03-01'],
  ['90d', '2026-12-02', '2027-03-01'],
  ['month', '2027-03-01', '2027-03-01'],
  ['last_month', '2027-02-01', '2027-02-28'],
])('[AGT-2] the period %s has the days %s to %s of the chosen zone', (period, from, to) => {
  expect(periodDays(period, NOW, HANOI)).toEqual({ from, to })
})

test.each(['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'Africa/Cairo', 'America/Santiago', 'Asia/Tehran'])(
  '[AGT-2][LOC-7] the day of an instant in %s is that of its clock, also where clocks change at midnight',
  (zone) => {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' })
    const hours = Array.from({ length: 366 * 3 }, (_, index) => Date.UTC(2026, 0, 1) + index * 8 * 3_600_000 - 1)
    expect(hours.map((ms) => dayOf(ms, zone))).toEqual(hours.map((ms) => clock.format(ms)))
  },
)

test('[AGT-2] a change of the clock repeats or drops no day', () => {
  const days = listDays(periodDays('30d', Date.UTC(2026, 9, 26, 12), 'Europe/Berlin'))
  expect(new Set(days).size).toBe(30)
  expect(days[0]).toBe('2026-09-27')
})

test('[AGT-2] the chosen zone and its days go to the gateway', () => {
  const zones = { mine: HANOI, campaign: 'Europe/Berlin' }
  const daysOf = (filter: AgentFilter) => filterDays(filter, NOW, zones)
  const of = (zone: string) => {
    const filter: AgentFilter = { ...EMPTY_FILTER, period: 'today', zone }
    return rebateQuery(filter, daysOf(filter))
  }
  expect(of('mine')).toMatchObject({ from: '2027-03-01', timeZone: HANOI, sort: '-at' })
  expect(of('campaign')).toMatchObject({ from: '2027-02-28', timeZone: 'Europe/Berlin' })
  expect(of('America/Lima')).toMatchObject({ from: '2027-02-28', timeZone: 'America/Lima' })
  expect(performanceQuery({ ...EMPTY_FILTER, code: 'LAUNCH' }, daysOf(EMPTY_FILTER))).toMatchObject({
    vipCode: 'LAUNCH',
  })
})
