import type { ReactNode } from 'react'
import styles from './chart.module.css'

export interface ChartFrameProps {
  /** The chart in one sentence, for screen readers. */
  label: string
  /** Of the plot, px. */
  height: number
  /** From the highest to the lowest. */
  ticks: readonly number[]
  tickText: (value: number) => string
  /** Below each bar or point. */
  labels: readonly string[]
  /** Percent from the start to a label's middle; the first label begins there, and the last one ends there. */
  placeOf: (index: number) => number
  /** Of a drawing with units of its own, which is stretched over the plot. */
  viewBox?: string
  /** The drawing. */
  children: ReactNode
}

/** A plot with its ticks before and its labels below, along the reading direction. */
export const ChartFrame = ({ label, height, ticks, tickText, labels, placeOf, viewBox, children }: ChartFrameProps) => (
  <div role="img" aria-label={label} className={styles.chart}>
    <div className={styles.ticks} style={{ blockSize: height }}>
      {ticks.map((tick) => (
        <span key={tick}>
          <bdi dir="ltr">{tickText(tick)}</bdi>
        </span>
      ))}
    </div>
    <svg className={styles.plot} style={{ blockSize: height }} viewBox={viewBox} preserveAspectRatio="none" aria-hidden>
      {children}
    </svg>
    <div className={styles.labels} aria-hidden>
      {labelPlaces(labels.length).map((index) => (
        <span key={index} style={{ insetInlineStart: `${placeOf(index)}%` }}>
          {labels[index]}
        </span>
      ))}
    </div>
  </div>
)

const MOST_LABELS = 5

/** The places of at most five labels below `count` bars: the first, the last and some at equal distances between. */
export function labelPlaces(count: number) {
  const shown = Math.min(count, MOST_LABELS)
  return Array.from({ length: shown }, (_, index) => Math.round((index * (count - 1)) / Math.max(1, shown - 1)))
}
