import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { BoardPeriod } from '@fanfare/contract/competition/competition.ts'
import styles from './period-select.module.css'

interface PeriodSelectProps {
  periods: readonly BoardPeriod[]
  period: BoardPeriod
  /** Absent on the server. */
  onPeriod?: ((period: BoardPeriod) => void) | undefined
}

const NAMES = { DAY: 'period_day', WEEK: 'period_week', ALL: 'period_all' } as const

/** Today, this week or overall; nothing for a track with one period. */
export function PeriodSelect({ periods, period, onPeriod }: PeriodSelectProps) {
  const t = useTranslations('competition')
  if (periods.length < 2) return null
  const choose = (value: string) => {
    const chosen = periods.find((one) => one === value)
    if (chosen) onPeriod?.(chosen)
  }
  return (
    <span className={styles.box}>
      <select
        name="period"
        aria-label={t('period')}
        className={styles.select}
        {...(onPeriod ? { value: period, onChange: ({ target }) => choose(target.value) } : { defaultValue: period })}
      >
        {periods.map((one) => (
          <option key={one} value={one}>
            {t(NAMES[one])}
          </option>
        ))}
      </select>
      <Icon icon="caret-down" size="sm" className={styles.caret} />
    </span>
  )
}
