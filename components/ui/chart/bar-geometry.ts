import { scaleBand, scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'

const TICKS = 4
/** The share of a bar's band that is left empty. */
const PADDING = 0.22
/** px between two segments of a bar. */
const GAP = 1

/**
 * Places stacked bars. Values below zero, such as claw-backs, hang below the line of zero. `height` of the plot, px. Bars are in percent of
 * the plot's width, from the start of the reading direction; segments and `y` of a value in px from the top; ticks from the highest to the lowest,
 * at equal distances over the whole height.
 */
export function barGeometry<Row extends { key: string; values: readonly number[] }>(
  rows: readonly Row[],
  height: number,
) {
  const count = rows[0]?.values.length ?? 0
  const layers = stack<unknown, Row, number>()
    .keys(Array.from({ length: count }, (_, series) => series))
    .value(({ values }, series) => values[series] ?? 0)
    .offset(stackOffsetDiverging)([...rows])
  const edges = layers.flatMap((layer) => layer.flatMap(([from, to]) => [from, to]))
  const y = scaleLinear([Math.min(0, ...edges), Math.max(0, ...edges)], [height, 0]).nice(TICKS)
  const x = scaleBand(
    rows.map(({ key }) => key),
    [0, 100],
  ).padding(PADDING)
  return {
    bars: rows.map((row, index) => ({
      ...row,
      x: x(row.key) ?? 0,
      width: x.bandwidth(),
      segments: layers.flatMap((layer) => {
        const [from, to] = layer[index] ?? [0, 0]
        const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))]
        return bottom > top ? [{ series: layer.key, y: top, height: Math.max(GAP, bottom - top - GAP) }] : []
      }),
    })),
    ticks: y.ticks(TICKS).toReversed(),
    y,
  }
}
