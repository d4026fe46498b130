import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** The width of the drawing's own units; CSS stretches it. */
export const LINE_WIDTH = 1000
const TICKS = 4

/**
 * Places lines over equally distant points. `isOpen`: the last point is not complete. `height` in px. `earlier`: the values of the
 * same places in the period before, whose points are all complete. Each line is a `d`, and `dashed` its last part, where that is not
 * complete; `y` of a value is in px from the top; ticks are from the highest to the lowest, at equal distances over the whole height.
 */
export function lineGeometry(
  series: readonly (readonly number[])[],
  height: number,
  isOpen: boolean,
  earlier: readonly number[] = [],
) {
  const count = Math.max(0, ...series.map(({ length }) => length))
  // At least as high as the number of ticks: counts have no halves.
  const y = scaleLinear([0, Math.max(TICKS, ...series.flat(), ...earlier)], [height, 0]).nice(TICKS)
  const x = scaleLinear([0, Math.max(1, count - 1)], [0, LINE_WIDTH])
  const path = (values: readonly number[], first: number) =>
    line<number>(
      (_, index) => x(first + index),
      (value) => y(value),
    )([...values]) ?? ''
  return {
    lines: series.map((values) => {
      const hasDash = isOpen && values.length > 1
      return {
        solid: path(hasDash ? values.slice(0, -1) : values, 0),
        dashed: hasDash ? path(values.slice(-2), values.length - 2) : null,
      }
    }),
    earlier: earlier.length > 0 ? path(earlier, 0) : null,
    ticks: y.ticks(TICKS).toReversed(),
    y,
  }
}
