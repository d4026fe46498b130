'use client'

import { useLocale, useTranslations } from 'next-intl'
import rises from '#components/ui/surface/rises.module.css'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
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

/** `+17%` or `-5%`. */
const signedPercent = (locale: Locale, change: string): string =>
  isolateLtr(locale, `${change.startsWith('-') ? '' : '+'}${formatPercent(locale, change, { maxFraction: 0 })}`)

/** `▲ +17% · 31 more than in the 30 days before`; the arrow is for the eyes, the sign and the words are for everybody. */
export function Compared({ now, before, days, unit }: ComparedProps) {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  const comparison = compare(now, before)
  if (!comparison) return null
  const { direction, difference, change, isNew } = comparison
  const value =
    unit === undefined
      ? formatNumber(locale, difference)
      : formatMoney(locale, { amount: difference, unit }, { isMoved: true })
  const key = direction === 'down' && unit !== undefined ? 'down_amount' : direction
  const count = { count: days, days: formatNumber(locale, String(days)) }
  return (
    <span>
      {ARROWS[direction] && (
        <span aria-hidden="true" className={rises[direction]}>
          {ARROWS[direction]}{' '}
        </span>
      )}
      {change !== null && (
        <>
          <b className={styles.change}>{signedPercent(locale, change)}</b>
          <span aria-hidden="true">{' · '}</span>
        </>
      )}
      {isNew ? t('new', count) : direction === 'same' ? t('same', count) : t(key as 'up', { ...count, value })}
    </span>
  )
}
