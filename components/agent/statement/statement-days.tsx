'use client'

import { useTranslations } from 'next-intl'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import type { Statement } from './statement-totals.tsx'
import styles from './statement.module.css'

/** The rebate of each day of a month, and when it was paid. */
export function StatementDays({ statement: { days, timeZone } }: { statement: Statement }) {
  const t = useTranslations('agent.statement')
  const { day: dayText } = useFilterWords()
  const words = useTableWords(timeZone)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
    <div className={styles.days} tabIndex={0} role="region" aria-label={t('days')}>
      <table>
        <caption>{t('days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('lines')}</th>
            <th scope="col">{t('rebate')}</th>
            <th scope="col">{t('paid')}</th>
            <th scope="col">{t('settled')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, lines, rebate, paid, settledAt }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{words.count(lines)}</td>
              <td>{words.figure(rebate)}</td>
              <td>{words.figure(paid)}</td>
              <td>{settledAt === null ? words.dateOrNot(null) : words.dateTime(settledAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
