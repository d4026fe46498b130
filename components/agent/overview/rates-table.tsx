import { Note, Text } from '#components/ui/layout/layout.tsx'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { useWords } from '../use-words.tsx'
import styles from './rates-table.module.css'

interface RatesTableProps {
  /** Headings of the current rate and of the rate beside it. */
  columns: readonly [string, string | false | null]
  rows: readonly (readonly [AgentProduct, string, string | false])[]
  note: string
}

/** The rate of each product beside another one. */
export function RatesTable({ columns: [name, other], rows, note }: RatesTableProps) {
  const { t, product: nameOf } = useWords()
  return (
    <>
      <Text as="table" size="label" numeric className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('agent.overview.product')}</th>
            <th scope="col">{name}</th>
            {other && <th scope="col">{other}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([product, rate, otherRate]) => (
            <tr key={product}>
              <th scope="row">{nameOf(product)}</th>
              <td>
                <b>{rate}</b>
              </td>
              {otherRate && (
                <Text as="td" tone="secondary">
                  {otherRate}
                </Text>
              )}
            </tr>
          ))}
        </tbody>
      </Text>
      <Note top="4" size="hint">
        {note}
      </Note>
    </>
  )
}
