import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
import styles from './chart.module.css'

interface LineChartProps extends Pick<ChartFrameProps, 'label' | 'labels' | 'tickText'> {
  /** At most three lines (design), each with a value for each point. Only for the drawing. */
  series: readonly (readonly number[])[]
  /** One of the series in the period before, drawn dotted and thinner in its colour. Only for the drawing. */
  earlier?: { series: number; values: readonly number[] }
  /** Each point in words, shown when the pointer is near. */
  titles: readonly string[]
  /** The last point is not complete, so its part is dashed. */
  isOpen: boolean
}

/** px. */
const HEIGHT = 220

/** Lines along the reading direction. */
export function LineChart({ series, earlier, titles, isOpen, ...frame }: LineChartProps) {
  const { lines, earlier: before, ticks, y } = lineGeometry(series, HEIGHT, isOpen, earlier?.values)
  const count = titles.length
  const band = LINE_WIDTH / Math.max(1, count - 1)
  return (
    <ChartFrame
      {...frame}
      height={HEIGHT}
      ticks={ticks}
      placeOf={(index) => (index / Math.max(1, count - 1)) * 100}
      viewBox={`0 0 ${LINE_WIDTH} ${HEIGHT}`}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x2={LINE_WIDTH}
          y1={y(tick)}
          y2={y(tick)}
          className={tick === 0 ? styles.base : styles.grid}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {earlier && before && (
        <path d={before} className={styles.earlier} style={{ color: `var(--chart-${earlier.series + 1})` }} />
      )}
      {lines.map(({ solid, dashed }, index) => (
        <g key={index} style={{ color: `var(--chart-${index + 1})` }}>
          <path d={solid} className={styles.line} />
          {dashed && <path d={dashed} className={styles.line} strokeDasharray="4 4" />}
        </g>
      ))}
      {titles.map((title, index) => (
        <rect key={title} x={(index - 0.5) * band} width={band} height={HEIGHT} fill="transparent">
          <title>{title}</title>
        </rect>
      ))}
    </ChartFrame>
  )
}

/** The width of the drawing's own units; CSS stretches it. */
const LINE_WIDTH = 1000
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
