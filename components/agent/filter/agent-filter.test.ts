import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { AGENT_PAGES } from '@fanfare/contract/agent/views.ts'
import { EMPTY_FILTER, PAGE_FIELDS, clearFilter, readFilter, viewQuery, writeFilter } from './agent-filter.ts'

const read = (query: string, page: (typeof AGENT_PAGES)[number] = 'rebate') =>
  readFilter(page, new URLSearchParams(query))

test.each([
  ['rebate', ''],
  ['rebate', 'period=custom&from=2026-10-01&to=2026-10-31&zone=Asia%2FHo_Chi_Minh&product=FUTURES&source=SUB'],
  ['rebate', 'period=7d&code=AURORA7&status=NONE&min=0.5&max=20&search=71+204&referral=r-1&sort=-rebate&page=3'],
  ['referral', 'zone=campaign&registered=window&status=VERIFIED&verified=yes&min=100&search=da+nang&sort=volume'],
  ['performance', 'period=last_month&product=SPOT&source=DIRECT&code=LAUNCH'],
] as const)('[AGT-2] the filter of the %s page comes back from its address %s', (page, query) => {
  expect(writeFilter(page, read(query, page))).toBe(query)
})

test.each(
  `period=century period=custom period=custom&from=2026-10-05&to=2026-10-01
    period=custom&from=2024-01-01&to=2026-01-01 period=custom&from=2026-02-31&to=2026-03-02
    from=2026-10-01&to=2026-10-05 zone=Mars%2FOlympus zone=%3Cscript%3E product=OPTIONS source= code=%20
    status=TRADED min=-1 max=1e9 min=5&max=4 search=%20%20 search=${'x'.repeat(65)} referral=%2F.. sort=invitee
    page=0 page=-2 page=1.5 page=999999 unknown=1 verified=yes`.split(/\s+/),
)('[AGT-2] the bad query %s counts as absent', (query) => expect(read(query)).toEqual(EMPTY_FILTER))

test('[AGT-2] no query makes a page of an agent crash, and what it reads is stable', () => {
  const names = [...new Set(AGENT_PAGES.flatMap((page) => PAGE_FIELDS[page].fields))]
  const queries = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })))
  forAll({}, [fc.constantFrom(...AGENT_PAGES), queries], (page, pairs) => {
    const filter = readFilter(page, new URLSearchParams(pairs))
    expect(readFilter(page, new URLSearchParams(writeFilter(page, filter)))).toEqual(filter)
  })
})

test('[AGT-2] clears the values that narrow the rows, but not zone and order', () => {
  const filter = read('period=7d&zone=UTC&code=LAUNCH&min=1&max=2&sort=fee&page=2')
  expect(writeFilter('rebate', clearFilter(filter))).toBe('zone=UTC&sort=fee')
  expect(viewQuery('rebate', filter)).toBe('period=7d&zone=UTC&code=LAUNCH&min=1&max=2&sort=fee')
})
