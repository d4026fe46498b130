'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { isRange, MOST_DAYS, type Days } from './filter-days.ts'
import styles from './filter.module.css'

interface CustomDaysProps {
  days: Days
  onDays: (days: Days) => void
}

/** Two days in the browser's own fields; the address changes when both make a period. */
export function CustomDays({ days, onDays }: CustomDaysProps) {
  const t = useTranslations('agent.filter')
  const errorId = useId()
  const [typed, setTyped] = useState<Days>({ from: days.from, to: days.to })
  const isWrong = !isRange(typed)
  const change = (name: keyof Days, value: string) => {
    const next = { ...typed, [name]: value }
    setTyped(next)
    if (value !== '' && isRange(next)) onDays(next)
  }
  return (
    <span className={styles.dates}>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={styles.date}>
          <span>{t(name)}</span>
          <input
            type="date"
            value={typed[name]}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            onChange={({ target }) => change(name, target.value)}
          />
        </label>
      ))}
      {isWrong && (
        <span id={errorId} role="alert" className={styles.wrong}>
          {t('days_wrong', { value: String(MOST_DAYS) })}
        </span>
      )}
    </span>
  )
}
