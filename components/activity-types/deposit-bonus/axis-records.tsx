'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFactWords } from '#components/task/task-card/use-fact-words.ts'
import { Amount } from '#components/ui/text/amount.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { AxisRecord } from '@fanfare/contract/activity/my-sections.ts'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { earlierSum } from '#lib/deposit-bonus/earlier-sum.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { shownParts } from '#lib/money/shown-parts.ts'
import styles from './records.module.css'

interface AxisRecordsProps {
  title: string
  /** Instead of an empty list. */
  none: string
  /** The newest first. */
  records: readonly AxisRecord[]
  total: SignedMoney
  /** When records began to count, ms. */
  from: number | undefined
}

/** The records of one axis, the rest of older ones and the sum. */
export function AxisRecords({ title, none, records, total, from }: AxisRecordsProps) {
  const t = useTranslations('bonus')
  const locale = useLocale()
  const zone = useMyZone()
  const words = useFactWords(zone)
  const counting = records.filter(({ counted }) => counted).map(({ amount }) => amount)
  const earlier = earlierSum(records, total.amount)
  const shown = shownParts([...counting, ...(earlier === null ? [] : [{ amount: earlier, unit: total.unit }])], total)
  const partOf = new Map(counting.map((amount, place) => [amount, shown.parts[place] ?? amount]))
  return (
    <div>
      <h3>{title}</h3>
      {records.length === 0 && <p className={styles.line}>{none}</p>}
      {records.length > 0 && (
        <ul className={styles.list}>
          {records.map(({ label, at, amount, counted, reasonCode }) => (
            <li key={`${at} ${label} ${amount.amount}`}>
              <div>
                {words.title(label)}
                <p className={styles.line}>
                  {reasonCode === null
                    ? formatDayMonthTime(locale, at, zone)
                    : words.verdict({
                        label,
                        at,
                        amount: amount.amount,
                        counted,
                        reason: reasonCode,
                        detail: { until: from },
                      })}
                </p>
              </div>
              {counted ? (
                <b>
                  <Amount money={partOf.get(amount) ?? amount} locale={locale} signed isMoved />
                </b>
              ) : (
                <s>
                  <Amount money={amount} locale={locale} isMoved />
                </s>
              )}
            </li>
          ))}
          {earlier !== null && (
            <li>
              {t('earlier')}
              <b>
                <Amount money={shown.parts.at(-1) ?? total} locale={locale} signed isMoved />
              </b>
            </li>
          )}
          <li className={styles.sum}>
            {t('counted')}
            <b>
              <Amount money={shown.total} locale={locale} isMoved />
            </b>
          </li>
        </ul>
      )}
    </div>
  )
}
