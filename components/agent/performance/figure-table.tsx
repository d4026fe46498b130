import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import styles from './figure-table.module.css'

interface FigureTableProps {
  label: string
  /** `phone: false` hides the column under 640 px. */
  columns: readonly { key: string; label: string; isFigure?: boolean; phone?: boolean }[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  foot?: readonly ReactNode[]
}

/** A small table of figures, whole on every screen: phones leave out the less important columns. */
export function FigureTable({ label, columns, rows, foot }: FigureTableProps) {
  const classes = columns.map(({ isFigure, phone = true }) => cx(isFigure && styles.figure, !phone && styles.wide))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column.key} scope="col" className={classes[index]}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...cells] }) => (
            <tr key={key}>
              <th scope="row" className={classes[0]}>
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.key} className={classes[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {foot.map((cell, index) => (
                <td key={columns[index]?.key} className={classes[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
