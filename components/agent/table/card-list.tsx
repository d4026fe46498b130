'use client'

import type { ReactNode } from 'react'
import { Note, Text } from '#components/ui/layout/layout.tsx'
import styles from './card-list.module.css'
import type { DataRows } from './data-table.tsx'
import { DetailsButton } from './details-button.tsx'

export interface RowCard {
  name: ReactNode
  figure: ReactNode
  /** Below the name, and below the figure. */
  line: ReactNode
  chip: ReactNode
  more: ReactNode
}

interface CardListProps<Row> extends DataRows<Row> {
  label: string
  cardOf: (row: Row) => RowCard
  busy?: boolean
  /** The sums, as a last row. */
  foot?: ReactNode
}

/** The rows of a table on a phone. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, keyOf, nameOf, noteOf, detailsOf, open, onToggle, cardOf, busy, foot } = props
  return (
    <ul className={styles.list} aria-label={label} aria-busy={busy || undefined}>
      {rows.map((row) => {
        const key = keyOf(row)
        const card = cardOf(row)
        const note = noteOf?.(row)
        return (
          <li key={key} className={styles.row} data-open={open === key ? '' : undefined}>
            <Text as="b" weight="medium" breaks>
              {card.name}
            </Text>
            <Text as="span" weight="medium" numeric text="end">
              {card.figure}
            </Text>
            <Note as="span">{card.line}</Note>
            <span className={styles.chip}>{card.chip}</span>
            <Note as="span" numeric>
              {card.more}
            </Note>
            {detailsOf && <DetailsButton name={nameOf(row)} isOpen={open === key} onToggle={() => onToggle(key)} />}
            {note ? <div className={styles.note}>{note}</div> : null}
            {open === key && detailsOf && <div className={styles.details}>{detailsOf(row)}</div>}
          </li>
        )
      })}
      {foot && (
        <Text as="li" size="note" numeric className={styles.foot}>
          {foot}
        </Text>
      )}
    </ul>
  )
}
