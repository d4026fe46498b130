'use client'

import { useState, type ReactNode } from 'react'
import { Grid, Row } from '#components/ui/layout/layout.tsx'
import styles from './traders.module.css'

interface TraderListProps {
  traders: readonly { traderId: string; isFull: boolean; card: ReactNode }[]
  /** To choose from, the first by default: the smallest fall comes first, not the highest gain. */
  orders: readonly { key: string; text: string; ids: readonly string[] }[]
  /** From the caller, because on a visitor's page this component has no messages. */
  texts: { sort: string; onlyFree: string; noneFree: string }
}

/** Cards of lead traders in the reader's order. */
export function TraderList({ traders, orders, texts }: TraderListProps) {
  const [order, setOrder] = useState(orders[0]?.key)
  const [onlyFree, setOnlyFree] = useState(false)
  const { ids = [] } = orders.find(({ key }) => key === order) ?? {}
  const shown = traders
    .filter(({ isFull }) => !onlyFree || !isFull)
    .toSorted((a, b) => ids.indexOf(a.traderId) - ids.indexOf(b.traderId))
  return (
    <>
      <Row align="center" wrap size="note" className={styles.tools}>
        <label>
          {texts.sort}
          <select name="order" value={order} onChange={({ target }) => setOrder(target.value)}>
            {orders.map(({ key, text }) => (
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
      {!shown.length ? (
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
