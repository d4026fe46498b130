import { useId } from 'react'
import { barGeometry } from './bar-geometry.ts'
import { ChartFrame } from './chart-frame.tsx'
import styles from './chart.module.css'

export interface ChartBar {
  key: string
  /** One per series. Only for the drawing: figures are formatted from decimal strings. */
  values: readonly number[]
  /** Below the bar, where there is room. */
  label: string
  /** The bar in words, shown on hover. */
  title: string
  /** Hatched: the value is not final. */
  isEstimated?: boolean
}

interface BarChartProps {
  bars: readonly ChartBar[]
  /** The chart in one sentence, for screen readers. */
  label: string
  tickText: (value: number) => string
}

/** px. */
const HEIGHT = 180
const HATCH = 5

/** Stacked bars along the reading direction: the first is at the start, so a time axis is mirrored right to left. */
export function BarChart({ bars, label, tickText }: BarChartProps) {
  const hatch = useId()
  const { bars: places, ticks, y } = barGeometry(bars, HEIGHT)
  const placeOf = (index: number) => {
    const { x = 0, width = 0 } = places[index] ?? {}
    return index === 0 ? x : index === bars.length - 1 ? x + width : x + width / 2
  }
  return (
    <ChartFrame
      label={label}
      height={HEIGHT}
      ticks={ticks}
      tickText={tickText}
      labels={bars.map((bar) => bar.label)}
      placeOf={placeOf}
    >
      <svg className={styles.plot} style={{ blockSize: HEIGHT }} aria-hidden>
        <defs>
          {bars[0]?.values.map((_, series) => (
            <pattern
              key={series}
              id={`${hatch}-${series}`}
              style={{ color: `var(--chart-${series + 1})` }}
              width={HATCH}
              height={HATCH}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="2" height={HATCH} fill="currentColor" />
            </pattern>
          ))}
        </defs>
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={y(tick)} y2={y(tick)} className={styles.grid} />
        ))}
        {places.map(({ key, title, isEstimated, x, width, segments }) => (
          <g key={key} className={styles.bar}>
            <title>{title}</title>
            {/* The whole column reacts to the pointer. */}
            <rect x={`${x}%`} width={`${width}%`} y="0" height={HEIGHT} fill="transparent" />
            {segments.map(({ series, y: top, height }) => (
              <rect
                key={series}
                x={`${x}%`}
                width={`${width}%`}
                y={top}
                height={height}
                rx="2"
                style={{ color: `var(--chart-${series + 1})` }}
                fill={isEstimated ? `url(#${hatch}-${series})` : 'currentColor'}
                stroke={isEstimated ? 'currentColor' : undefined}
              />
            ))}
          </g>
        ))}
        <line x2="100%" y1={y(0)} y2={y(0)} className={styles.base} />
      </svg>
    </ChartFrame>
  )
}
