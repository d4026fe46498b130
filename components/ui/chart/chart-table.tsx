import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TableRows } from '../layout/table-rows.tsx'
import { SmallIcon } from '../pictures/icon.tsx'
import styles from './chart.module.css'

interface ChartTableProps {
  /** The table's name for screen readers. */
  label: string
  columns: readonly string[]
  /** Formatted; the first cell of a row is its heading. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** The figures of a chart as a table, closed at first. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  const t = useTranslations('agent.chart')
  return (
    <details className={styles.table}>
      <summary className={styles.show}>
        {t('show_table')}
        <SmallIcon icon="caret-down" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by the keyboard */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table>
          <TableRows
            columns={columns}
            rows={rows.map(([heading, ...cells]) => ({
              key: heading,
              cells: [
                heading,
                ...cells.map((cell, index) => (
                  <bdi key={columns[index + 1]} dir="ltr">
                    {cell}
                  </bdi>
                )),
              ],
            }))}
          />
        </table>
      </div>
    </details>
  )
}
