import { labelPlaces } from './bar-geometry.ts'
import styles from './chart.module.css'
import { LINE_WIDTH, lineGeometry } from './line-geometry.ts'

interface LineChartProps {
  /** At most three lines (design), each with a value for each point. Only for the drawing. */
  series: readonly (readonly number[])[]
  /** One of the series in the period before, drawn dotted and thinner in its colour. Only for the drawing. */
  earlier?: { series: number; values: readonly number[] } | undefined
  /** Below the points, where there is room. */
  labels: readonly string[]
  /** All of a point in words, shown when the pointer is near. */
  titles: readonly string[]
  /** The last point is not complete: its part is dashed. */
  isOpen: boolean
  /** The chart in one sentence, for screen readers. */
  label: string
  tickText: (value: number) => string
  /** px. */
  height?: number
}

/** Lines along the reading direction. */
export function LineChart({ series, earlier, labels, titles, isOpen, label, tickText, height = 220 }: LineChartProps) {
  const { lines, earlier: before, ticks } = lineGeometry(series, height, isOpen, earlier?.values)
  const count = titles.length
  const band = LINE_WIDTH / Math.max(1, count - 1)
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <div className={styles.ticks} style={{ blockSize: height }}>
        {ticks.map((tick) => (
          <span key={tick}>
            <bdi dir="ltr">{tickText(tick)}</bdi>
          </span>
        ))}
      </div>
      <svg
        className={styles.plot}
        style={{ blockSize: height }}
        viewBox={`0 0 ${LINE_WIDTH} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {ticks.map((tick, index) => {
          const y = (index / Math.max(1, ticks.length - 1)) * height
          return (
            <line
              key={tick}
              x2={LINE_WIDTH}
              y1={y}
              y2={y}
              className={tick === 0 ? styles.base : styles.grid}
              vectorEffect="non-scaling-stroke"
            />
          )
        })}
        {before !== null && (
          <g className={styles[`series${earlier?.series}`]}>
            <path d={before} className={styles.earlier} vectorEffect="non-scaling-stroke" />
          </g>
        )}
        {lines.map(({ solid, dashed }, index) => (
          <g key={index} className={styles[`series${index}`]}>
            <path d={solid} className={styles.line} vectorEffect="non-scaling-stroke" />
            {dashed !== null && (
              <path d={dashed} className={styles.line} strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
            )}
          </g>
        ))}
        {titles.map((title, index) => (
          <rect key={title} x={(index - 0.5) * band} width={band} height={height} fill="transparent">
            <title>{title}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {labelPlaces(count).map((index) => (
          <span
            key={index}
            data-edge={index === 0 ? 'first' : index === count - 1 ? 'last' : undefined}
            style={{ insetInlineStart: `${(index / Math.max(1, count - 1)) * 100}%` }}
          >
            {labels[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
