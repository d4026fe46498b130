import { Hint, Span } from '#components/ui/layout/layout.tsx'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { TableRows } from '#components/ui/layout/table-rows.tsx'
import { useWords } from '../use-words.tsx'
import styles from './rates-table.module.css'

interface RatesTableProps {
  /** Headings of the current rate and of the rate beside it. */
  columns: readonly [string, string | false | null]
  rows: readonly (readonly [AgentProduct, string, string | false | null])[]
  note: string
}

/** The rate of each product beside another one. */
export function RatesTable({ columns, rows, note }: RatesTableProps) {
  const { t, product: nameOf } = useWords()
  return (
    <>
      <table className={styles.table}>
        <TableRows
          columns={[t('agent.overview.product'), ...columns].filter(Boolean)}
          rows={rows.map(([product, rate, other]) => ({
            key: product,
            cells: [
              nameOf(product),
              <b key="rate">{rate}</b>,
              other && (
                <Span key="other" tone="secondary">
                  {other}
                </Span>
              ),
            ].filter(Boolean),
          }))}
        />
      </table>
      <Hint top="4">{note}</Hint>
    </>
  )
}
