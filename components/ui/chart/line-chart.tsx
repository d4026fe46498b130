import { ChartFrame } from './chart-frame.tsx'
import styles from './chart.module.css'
import { LINE_WIDTH, lineGeometry } from './line-geometry.ts'

interface LineChartProps {
  /** At most three lines (design), each with a value for each point. Only for the drawing. */
  series: readonly (readonly number[])[]
  /** One of the series in the period before, drawn dotted and thinner in its colour. Only for the drawing. */
  earlier?: { series: number; values: readonly number[] }
  /** Below the points, where there is room. */
  labels: readonly string[]
  /** Each point in words, shown when the pointer is near. */
  titles: readonly string[]
  /** The last point is not complete, so its part is dashed. */
  isOpen: boolean
  /** The chart in one sentence, for screen readers. */
  label: string
  tickText: (value: number) => string
}

/** px. */
const HEIGHT = 220

/** Lines along the reading direction. */
export function LineChart({ series, earlier, labels, titles, isOpen, label, tickText }: LineChartProps) {
  const { lines, earlier: before, ticks, y } = lineGeometry(series, HEIGHT, isOpen, earlier?.values)
  const count = titles.length
  const band = LINE_WIDTH / Math.max(1, count - 1)
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      ticks={ticks}
      tickText={tickText}
      labels={labels}
      placeOf={(index) => (index / Math.max(1, count - 1)) * 100}
    >
      <svg
        className={styles.plot}
        style={{ blockSize: HEIGHT }}
        viewBox={`0 0 ${LINE_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
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
          <path
            d={before}
            className={styles.earlier}
            style={{ color: `var(--chart-${earlier.series + 1})` }}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {lines.map(({ solid, dashed }, index) => (
          <g key={index} style={{ color: `var(--chart-${index + 1})` }}>
            <path d={solid} className={styles.line} vectorEffect="non-scaling-stroke" />
            {dashed && (
              <path d={dashed} className={styles.line} strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
            )}
          </g>
        ))}
        {titles.map((title, index) => (
          <rect key={title} x={(index - 0.5) * band} width={band} height={HEIGHT} fill="transparent">
            <title>{title}</title>
          </rect>
        ))}
      </svg>
    </ChartFrame>
  )
}
