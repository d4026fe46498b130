import { expect, test } from 'vitest'
import { medianSheet, readSheet } from './lighthouse-report.ts'

const report = (performance: number, lcp: number) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 1 },
  },
  audits: {
    'first-contentful-paint': { score: 1, numericValue: 800, scoreDisplayMode: 'numeric' },
    'largest-contentful-paint': { score: 1, numericValue: lcp, scoreDisplayMode: 'numeric' },
    'total-blocking-time': { score: 1, numericValue: 20, scoreDisplayMode: 'numeric' },
    'cumulative-layout-shift': { score: 1, numericValue: 0, scoreDisplayMode: 'numeric' },
    'errors-in-console': { score: 0, scoreDisplayMode: 'binary' },
    'font-size': { score: 1, scoreDisplayMode: 'binary' },
  },
})

test('scores are 0 to 100, times are ms, and failed audits are named', () => {
  expect(readSheet(report(0.994, 1010.4))).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 96,
    seo: 100,
    fcp: 800,
    lcp: 1010.4,
    tbt: 20,
    cls: 0,
    imperfect: ['errors-in-console'],
  })
})

test('the median is taken for each figure', () => {
  const sheets = [report(0.9, 3000), report(1, 1000), report(0.95, 2000)].map(readSheet)
  expect(medianSheet(sheets)).toMatchObject({ performance: 95, lcp: 2000, imperfect: ['errors-in-console'] })
})

test('a page that could not be loaded has no figures', () => {
  expect(() => readSheet({ categories: { performance: { score: null } }, audits: {} })).toThrow('no score')
})
