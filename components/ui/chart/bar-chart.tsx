import { useId } from 'react'
import { barGeometry, labelPlaces, type BarPlace } from './bar-geometry.ts'
import styles from './chart.module.css'

export interface ChartBar {
  key: string
  /** One per series. Only for the drawing: figures are formatted from decimal strings. */
  values: readonly number[]
  /** Below the bar, where there is room. */
  label: string
  /** All of the bar in words, shown when the pointer is on it. */
  title: string
  /** Hatched: the value is not final. */
  isEstimated?: boolean
}

interface BarChartProps {
  bars: readonly ChartBar[]
  /** The chart in one sentence, for screen readers. */
  label: string
  tickText: (value: number) => string
  /** px. */
  height?: number
}

/** Stacked bars along the reading direction: the first is at the start, so a time axis is mirrored right to left. */
export function BarChart({ bars, label, tickText, height = 180 }: BarChartProps) {
  const hatch = useId()
  const { bars: places, ticks, zero } = barGeometry(bars, height)
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <div className={styles.ticks} style={{ blockSize: height }}>
        {ticks.map((tick) => (
          <span key={tick}>
            <bdi dir="ltr">{tickText(tick)}</bdi>
          </span>
        ))}
      </div>
      <svg className={styles.plot} style={{ blockSize: height }} aria-hidden="true" focusable="false">
        <Hatches id={hatch} count={Math.max(0, ...bars.map(({ values }) => values.length))} />
        {ticks.map((tick, index) => {
          const y = (index / Math.max(1, ticks.length - 1)) * height
          return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={styles.grid} />
        })}
        {places.map((place, index) => (
          <Bar key={place.key} place={place} bar={bars[index]} hatch={hatch} height={height} />
        ))}
        <line x1="0" x2="100%" y1={zero} y2={zero} className={styles.base} />
      </svg>
      <BarLabels bars={bars} places={places} />
    </div>
  )
}

interface BarProps {
  place: BarPlace
  bar: ChartBar | undefined
  hatch: string
  height: number
}

function Bar({ place, bar, hatch, height }: BarProps) {
  return (
    <g className={styles.bar}>
      <title>{bar?.title}</title>
      {/* The pointer finds the whole column. */}
      <rect x={`${place.x}%`} width={`${place.width}%`} y="0" height={height} fill="transparent" />
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

function BarLabels({ bars, places }: { bars: readonly ChartBar[]; places: readonly BarPlace[] }) {
  const shown = labelPlaces(bars.length)
  const edgeOf = (index: number) => (index === 0 ? 'first' : index === bars.length - 1 ? 'last' : undefined)
  return (
    <div className={styles.labels} aria-hidden="true">
      {shown.map((index) => {
        const { x = 0, width = 0 } = places[index] ?? {}
        const edge = edgeOf(index)
        const at = edge === undefined ? x + width / 2 : edge === 'first' ? x : x + width
        return (
          <span key={bars[index]?.key} data-edge={edge} style={{ insetInlineStart: `${at}%` }}>
            {bars[index]?.label}
          </span>
        )
      })}
    </div>
  )
}
