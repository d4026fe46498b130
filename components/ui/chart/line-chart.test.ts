import { expect, test } from 'vitest'
import { lineGeometry } from './line-chart.tsx'

test('[AGT-2] the part of the last day is dashed while the day is not over', () => {
  const [open] = lineGeometry([[4, 0, 2]], 100, true).lines
  expect(open).toEqual({ solid: 'M0,0L500,100', dashed: 'M500,100L1000,50' })
  const [closed] = lineGeometry([[4, 0, 2]], 100, false).lines
  expect(closed).toEqual({ solid: 'M0,0L500,100L1000,50', dashed: null })
})

test('[AGT-2] small counts have whole ticks, and one day is drawn', () => {
  const { ticks, lines } = lineGeometry([[1], [0]], 80, true)
  expect(ticks).toEqual([4, 3, 2, 1, 0])
  expect(lines.map(({ solid }) => solid)).toEqual(['M0,60Z', 'M0,80Z'])
})

test('[AGT-2] the line of the days before has the scale of the others, and no dashed part', () => {
  const { lines, earlier, ticks } = lineGeometry([[4, 0, 2]], 100, true, [8, 4, 0])
  expect(ticks).toEqual([8, 6, 4, 2, 0])
  expect(earlier).toBe('M0,0L500,50L1000,100')
  expect(lines[0]?.solid).toBe('M0,50L500,100')
  expect(lineGeometry([[4]], 100, false).earlier).toBeNull()
})
