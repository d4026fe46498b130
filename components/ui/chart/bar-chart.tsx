import { scaleBand, scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import { useId } from 'react'
import { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
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

interface BarChartProps extends Pick<ChartFrameProps, 'label' | 'tickText'> {
  bars: readonly ChartBar[]
}

/** px. */
const HEIGHT = 180
const HATCH = 5

/** Stacked bars along the reading direction: the first is at the start, so a time axis is mirrored right to left. */
export function BarChart({ bars, ...frame }: BarChartProps) {
  const hatch = useId()
  const { bars: places, ticks, y } = barGeometry(bars, HEIGHT)
  const placeOf = (index: number) => {
    const { x = 0, width = 0 } = places[index] ?? {}
    return index === 0 ? x : index === bars.length - 1 ? x + width : x + width / 2
  }
  return (
    <ChartFrame {...frame} height={HEIGHT} ticks={ticks} labels={bars.map((bar) => bar.label)} placeOf={placeOf}>
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
    </ChartFrame>
  )
}

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
