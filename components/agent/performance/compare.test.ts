import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { compare } from './performance-page.tsx'

test.each([
  [212, 181, { direction: 'up', difference: '31', change: '0.17', isNew: false }],
  ['71.10', '75.2', { direction: 'down', difference: '4.1', change: '-0.05', isNew: false }],
  ['-3', '-3.00', { direction: 'same', difference: '0', change: null, isNew: false }],
  [5, 0, { direction: 'up', difference: '5', change: null, isNew: true }],
  ['0', '0.00', { direction: 'same', difference: '0', change: null, isNew: false }],
  ['0', '8.2', { direction: 'down', difference: '8.2', change: '-1', isNew: false }],
  ['0.01', '8000', { direction: 'down', difference: '7999.99', change: '-0.99', isNew: false }],
  ['1000.01', '1000', { direction: 'up', difference: '0.01', change: null, isNew: false }],
  ['4', '-2', { direction: 'up', difference: '6', change: null, isNew: false }],
  ['-4', '0', { direction: 'down', difference: '4', change: null, isNew: false }],
])('[AGT-2] %s after %s', (now, before, expected) => expect(compare(now, before)).toEqual(expected))

test('[AGT-2] a change is whole percent with the sign of the difference, for any two figures', () => {
  const figure = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => (cents / 100).toFixed(2))
  forAll({}, [figure, figure], (now, before) => {
    const { change, direction } = compare(now, before)
    if (change === null) return
    expect(change).toMatch(/^-?\d+(\.\d{1,2})?$/)
    expect(Math.sign(Number(change))).toBe(direction === 'up' ? 1 : -1)
  })
})
