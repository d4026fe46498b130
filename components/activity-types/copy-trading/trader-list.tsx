'use client'

import { useState, type ReactNode } from 'react'
import { Grid, Row } from '#components/ui/layout/layout.tsx'
import type { TraderOrder, TraderRanks } from './traders.tsx'
import styles from './traders.module.css'

interface ListedTrader {
  traderId: string
  ranks: TraderRanks
  isFull: boolean
  card: ReactNode
}

interface TraderListProps {
  traders: readonly ListedTrader[]
  /** From the caller, because on a visitor's page this component has no messages. */
  texts: { sort: string; onlyFree: string; noneFree: string; orders: Record<TraderOrder, string> }
}

/** Cards of lead traders in the reader's order; by default the smallest fall comes first, not the highest gain. */
export function TraderList({ traders, texts }: TraderListProps) {
  const [order, setOrder] = useState<TraderOrder>('fall')
  const [onlyFree, setOnlyFree] = useState(false)
  const shown = traders.filter(({ isFull }) => !onlyFree || !isFull).toSorted((a, b) => a.ranks[order] - b.ranks[order])
  return (
    <>
      <Row align="center" wrap size="note" className={styles.tools}>
        <label>
          {texts.sort}
          <select name="order" value={order} onChange={({ target }) => setOrder(target.value as TraderOrder)}>
            {Object.entries(texts.orders).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            name="only-free"
            checked={onlyFree}
            onChange={({ target }) => setOnlyFree(target.checked)}
          />
          {texts.onlyFree}
        </label>
      </Row>
      {shown.length === 0 ? (
        <p role="status">{texts.noneFree}</p>
      ) : (
        <Grid as="ul" gap="16" className={styles.list}>
          {shown.map(({ traderId, card }) => (
            <li key={traderId}>{card}</li>
          ))}
        </Grid>
      )}
    </>
  )
}
