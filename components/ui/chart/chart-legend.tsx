import { cx } from '../cx.ts'
import { Row } from '../layout/layout.tsx'
import styles from './chart.module.css'

interface LegendItem {
  /** The place of the series, from 0; it gives the colour. */
  series: number
  /** With its total, where it has one. */
  text: string
  /** For values that are not final. */
  isEstimated?: boolean
  /** For the dotted line of the period before. */
  isEarlier?: boolean
}

/** The name and total of each series of a chart; falsy items are left out. */
export function ChartLegend({ items }: { items: readonly (LegendItem | false | undefined)[] }) {
  return (
    <Row as="ul" gap="4 16" wrap size="note" tone="secondary">
      {items.map(
        (item) =>
          item && (
            <Row as="li" key={item.text} gap="6" align="center">
              <i
                aria-hidden
                className={cx(styles.key, item.isEstimated && styles.hatched, item.isEarlier && styles.dotted)}
                style={{ color: `var(--chart-${item.series + 1})` }}
              />
              {item.text}
            </Row>
          ),
      )}
    </Row>
  )
}
