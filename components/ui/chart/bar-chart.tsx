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
        <Hatches id={hatch} count={bars[0]?.values.length ?? 0} />
        {ticks.map((tick) => (
          <line key={tick} x2="100%" y1={y(tick)} y2={y(tick)} className={styles.grid} />
        ))}
        {places.map((place, index) => (
          <Bar key={place.key} place={place} bar={bars[index]} hatch={hatch} />
        ))}
        <line x2="100%" y1={y(0)} y2={y(0)} className={styles.base} />
      </svg>
    </ChartFrame>
  )
}

interface BarProps {
  place: ReturnType<typeof barGeometry>['bars'][number]
  bar: ChartBar | undefined
  hatch: string
}

function Bar({ place, bar, hatch }: BarProps) {
  return (
    <g className={styles.bar}>
      <title>{bar?.title}</title>
      {/* The whole column reacts to the pointer. */}
      <rect x={`${place.x}%`} width={`${place.width}%`} y="0" height={HEIGHT} fill="transparent" />
      {place.segments.map(({ series, y, height: size }) => (
        <rect
          key={series}
          x={`${place.x}%`}
          width={`${place.width}%`}
          y={y}
          height={size}
          rx="2"
          className={styles[`series${series}`]}
          fill={bar?.isEstimated ? `url(#${hatch}-${series})` : 'currentColor'}
          stroke={bar?.isEstimated ? 'currentColor' : undefined}
        />
      ))}
    </g>
  )
}

const HATCH = 5

function Hatches({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, series) => (
        <pattern
          key={series}
          id={`${id}-${series}`}
          className={styles[`series${series}`]}
          width={HATCH}
          height={HATCH}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height={HATCH} fill="currentColor" />
        </pattern>
      ))}
    </defs>
  )
}
