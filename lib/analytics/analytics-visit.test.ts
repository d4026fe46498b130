import { expect, test, vi } from 'vitest'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { analyticsVisit, forgetAnalyticsVisit, isSampled } from './analytics-visit.ts'

test('[ANA-3] a tab keeps its random number until it is forgotten', () => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  const visit = analyticsVisit()
  expect(visit).toMatch(/^[0-9a-f]{16}$/)
  expect(analyticsVisit()).toBe(visit)
  forgetAnalyticsVisit()
  expect(analyticsVisit()).not.toBe(visit)
})

test('[ANA-3] a browser that stores nothing has a number for each page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(analyticsVisit()).not.toBe(analyticsVisit())
})

test('[ANA-1] a sample of 25 has the quarter of visits with the lowest numbers, and one of 100 has all', () => {
  const visits = ['00000000', '3fffffff', '40000000', 'ffffffff'].map((start) => `${start}${'0'.repeat(8)}`)
  expect(visits.map((visit) => isSampled(visit, 25))).toEqual([true, true, false, false])
  expect(visits.every((visit) => isSampled(visit, 100))).toBe(true)
})
