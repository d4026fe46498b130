import { cx } from '../cx.ts'
import styles from './chart.module.css'

export interface LegendItem {
  /** The place of the series, from 0; it gives the colour. */
  series: number
  /** With its total, where it has one. */
  text: string
  /** For values that are not final. */
  isEstimated?: boolean
  /** For the dotted line of the period before. */
  isEarlier?: boolean
}

/** The name and total of each series of a chart. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={styles.legend}>
      {items.map(({ series, text, isEstimated, isEarlier }) => (
        <li key={text}>
          <i
            aria-hidden="true"
            className={cx(
              styles.key,
              styles[`series${series}`],
              isEstimated && styles.hatched,
              isEarlier && styles.dotted,
            )}
          />
          {text}
        </li>
      ))}
    </ul>
  )
}
