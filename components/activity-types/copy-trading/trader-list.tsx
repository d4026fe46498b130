'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import type { TraderOrder, TraderRanks } from './rank-traders.ts'
import styles from './trader-list.module.css'

export interface ListedTrader {
  traderId: string
  ranks: TraderRanks
  isFull: boolean
  card: ReactNode
}

/** The orders are ranked by the server: comparing ratios needs a library that this list does not. */
const ORDERS = ['fall', 'return', 'places'] as const satisfies readonly TraderOrder[]

/** Cards of lead traders in the reader's order; the smallest fall comes first, not the highest gain. */
export function TraderList({ traders }: { traders: readonly ListedTrader[] }) {
  const t = useTranslations('copy')
  const [order, setOrder] = useState<TraderOrder>('fall')
  const [onlyFree, setOnlyFree] = useState(false)
  const shown = traders.filter(({ isFull }) => !onlyFree || !isFull).toSorted((a, b) => a.ranks[order] - b.ranks[order])
  return (
    <>
      <div className={styles.tools}>
        <label>
          {t('sort')}
          <select value={order} onChange={({ target }) => setOrder(target.value as TraderOrder)}>
            {ORDERS.map((key) => (
              <option key={key} value={key}>
                {t(`sort_${key}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={onlyFree} onChange={({ target }) => setOnlyFree(target.checked)} />
          {t('only_free')}
        </label>
      </div>
      {shown.length === 0 ? (
        <p role="status">{t('none_free')}</p>
      ) : (
        <ul className={styles.list}>
          {shown.map(({ traderId, card }) => (
            <li key={traderId}>{card}</li>
          ))}
        </ul>
      )}
    </>
  )
}
