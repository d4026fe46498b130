import { expect, test } from 'vitest'
import { DomainError } from '../util/domain-error.ts'
import { BUCKET_MS } from '#gateway/facts/tallies/tally-line.ts'
import { agentWindow, windowBefore } from './agent-window.ts'

const NOW = Date.parse('2026-11-20T23:30:00Z')
const issuesOf = (query: Parameters<typeof agentWindow>[0]): unknown => {
  try {
    agentWindow(query, NOW)
  } catch (error) {
    if (error instanceof DomainError && error.codeName === 'MALFORMED')
      return error.data?.issues?.map(({ path }) => path)
    throw error
  }
  return []
}
const iso = (bucket: number | undefined): string => new Date((bucket ?? 0) * BUCKET_MS).toISOString().slice(0, 16)

test('[AGT-2] without days the window is the last 30 days up to today in the zone', () => {
  const utc = agentWindow({ timeZone: 'UTC' }, NOW)
  expect([utc.days[0], utc.days.at(-1), utc.days.length]).toEqual(['2026-10-22', '2026-11-20', 30])
  const bangkok = agentWindow({ timeZone: 'Asia/Bangkok' }, NOW)
  expect([bangkok.days.at(-1), bangkok.today, iso(bangkok.bounds.at(-1))]).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-21T17:00',
  ])
  expect(agentWindow({ to: '2026-03-01', timeZone: 'UTC' }, NOW).days[0]).toBe('2026-01-31')
})

test('[AGT-2] a day that begins at a missing hour begins at its first instant', () => {
  const saoPaulo = agentWindow({ from: '2018-11-04', to: '2018-11-04', timeZone: 'America/Sao_Paulo' }, NOW)
  expect(saoPaulo.bounds.map(iso)).toEqual(['2018-11-04T03:00', '2018-11-05T02:00'])
  const cairo = agentWindow({ from: '2026-04-23', to: '2026-04-24', timeZone: 'Africa/Cairo' }, NOW)
  expect(cairo.bounds.map(iso)).toEqual(['2026-04-22T22:00', '2026-04-23T22:00', '2026-04-24T21:00'])
})

test('[AGT-2] a day that a zone skipped is empty', () => {
  const { bounds } = agentWindow({ from: '2011-12-29', to: '2011-12-31', timeZone: 'Pacific/Apia' }, NOW)
  expect(bounds.map(iso)).toEqual(['2011-12-29T10:00', '2011-12-30T10:00', '2011-12-30T10:00', '2011-12-31T10:00'])
})

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'from'],
  [{ from: '2026-11-22' }, 'from'],
  [{ from: '2016-11-20', to: '2026-11-20' }, 'from'],
  [{ from: '2025-11-19', to: '2026-11-20' }, 'from'],
  [{ from: '2026-02-30', to: '2026-11-20' }, 'from'],
  [{ to: '2026-02-30' }, 'to'],
  [{ to: '9999-12-31' }, 'to'],
  [{ to: '0000-01-01' }, 'to'],
  [{ from: '1970-01-01', to: '1970-01-02' }, 'to'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ timeZone: '+0700' }, 'timeZone'],
])('[AGT-2] %j is refused and %s named', (query, path) => {
  expect(issuesOf({ timeZone: 'UTC', ...query })).toEqual([path])
})

test('[AGT-2] 366 days are accepted, a day more is not', () => {
  expect(agentWindow({ from: '2025-11-20', to: '2026-11-20', timeZone: 'UTC' }, NOW).days).toHaveLength(366)
})

test('[AGT-2] the window before ends where the window begins', () => {
  const window = agentWindow({ from: '2026-10-20', to: '2026-10-31', timeZone: 'Europe/Berlin' }, NOW)
  const before = windowBefore(window, NOW)
  expect([before.days.length, before.days[0], before.bounds.at(-1)]).toEqual([12, '2026-10-08', window.bounds[0]])
})
