'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import { compare } from './compare.ts'
import styles from './compared.module.css'

interface ComparedProps {
  now: string | number
  /** Undefined without a period before. */
  before: string | number | undefined
  /** The number of days on each side. */
  days: number
  /** Of an amount. */
  unit?: string
}

const ARROWS = { up: '▲', down: '▼', same: '' } as const

/** `▲ 31 more than in the 30 days before`; the arrow is for the eyes, the words are for everybody. */
export function Compared({ now, before, days, unit }: ComparedProps) {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  const comparison = compare(now, before)
  if (!comparison) return null
  const { direction, difference } = comparison
  const value =
    unit === undefined
      ? formatNumber(locale, difference)
      : formatMoney(locale, { amount: difference, unit }, { isMoved: true })
  const key = direction === 'down' && unit !== undefined ? 'down_amount' : direction
  return (
    <span>
      {ARROWS[direction] && (
        <span aria-hidden="true" className={styles[direction]}>
          {ARROWS[direction]}{' '}
        </span>
      )}
      {direction === 'same'
        ? t('same', { count: days, days: formatNumber(locale, String(days)) })
        : t(key as 'up', { count: days, days: formatNumber(locale, String(days)), value })}
    </span>
  )
}
