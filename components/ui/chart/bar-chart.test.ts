import { expect, test } from 'vitest'
import { barGeometry } from './bar-chart.tsx'
import { labelPlaces } from './chart-frame.tsx'

const row = (key: string, ...values: number[]) => ({ key, values })

test('the segments of a bar lie on each other, in proportion to their values', () => {
  const { bars, ticks, y } = barGeometry([row('a', 300, 100), row('b', 200, 0)], 200)
  expect(ticks).toEqual([400, 300, 200, 100, 0])
  expect(y(0)).toBe(200)
  expect(bars[0]?.segments).toEqual([
    { series: 0, y: 50, height: 149 },
    { series: 1, y: 0, height: 49 },
  ])
  expect(bars[1]?.segments).toEqual([{ series: 0, y: 100, height: 99 }])
})

test('a value below zero hangs below the line of zero', () => {
  const { bars, y } = barGeometry([row('a', 100), row('b', -100)], 200)
  expect(y(0)).toBe(100)
  expect(bars[0]?.segments[0]).toMatchObject({ y: 0 })
  expect(bars[1]?.segments[0]).toMatchObject({ y: 100 })
})

test('bars have one width and stay inside the plot', () => {
  const rows = Array.from({ length: 30 }, (_, index) => row(`d${index}`, index))
  const { bars } = barGeometry(rows, 100)
  expect(new Set(bars.map(({ width }) => width.toFixed(6))).size).toBe(1)
  expect(bars[0]?.x).toBeGreaterThanOrEqual(0)
  const last = bars.at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100)
})

test('labels are at the first and the last bar, and never more than asked for', () => {
  expect(labelPlaces(30)).toEqual([0, 7, 15, 22, 29])
  expect(labelPlaces(3)).toEqual([0, 1, 2])
  expect(labelPlaces(0)).toEqual([])
})
