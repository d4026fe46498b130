import { expect, test } from 'vitest'
import { boardFigure, boardValue, resultOf } from './board.ts'

test('[SCR-4] board values are formatted by their unit: amount, profit, return or days', () => {
  expect(boardValue('en', { track: 'VOLUME', unit: 'USDT' }, '5902317.089')).toBe('5,902,317.08')
  expect(boardValue('en', { track: 'PNL', unit: 'USDT' }, '120.5')).toBe('+120.50')
  expect(boardValue('en', { track: 'PNL', unit: 'USDT' }, '-120.5')).toBe('-120.50')
  for (const track of ['FOLLOWERS', 'LEADS'] as const)
    expect(boardValue('en', { track, unit: 'USDT' }, '120.5')).toBe('+120.50')
  expect(boardValue('en', { track: 'ROI', unit: null }, '0.0429999')).toBe('+4.29%')
  expect(boardValue('en', { track: 'ROI', unit: null }, '-0.2')).toBe('-20.00%')
  expect(boardValue('en', { track: 'ROI', unit: null }, '0')).toBe('0.00%')
  expect(boardValue('en', { track: 'STREAK', unit: null }, '12')).toBe('12')
})

test('[LOC-9] a signed value stays in one piece in a right-to-left language', () => {
  expect(boardValue('ar', { track: 'PNL', unit: 'USDT' }, '-120.5')).toBe('\u2066-120.50\u2069')
})

test('[SCR-4] inside a sentence a value has its unit', () => {
  expect(boardFigure('en', { track: 'PNL', unit: 'USDT' }, '120.5')).toBe('+120.50\u00A0USDT')
  expect(boardFigure('en', { track: 'ROI', unit: null }, '0.05')).toBe('+5.00%')
})

test.each([
  ['PNL', 'USDT', '12.5', 'up'],
  ['PNL', 'USDT', '-0.01', 'down'],
  ['PNL', 'USDT', '0', null],
  ['ROI', null, '-0.2', 'down'],
  ['VOLUME', 'USDT', '12.5', null],
  ['STREAK', null, '12', null],
] as const)('[SCR-4] a value of %s in %s of %s is a result that goes %s', (track, unit, value, expected) => {
  expect(resultOf({ track, unit }, value)).toBe(expected)
})
