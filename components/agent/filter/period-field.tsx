import { useRef, useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useWords } from '../use-words.tsx'
import { ChipWords, DropPanel, SelectChip } from './controls.tsx'
import styles from './filter.module.css'
import { type Days, DEFAULT_PERIOD, type Period, PERIODS } from './filter-days.ts'
import type { FilterState } from './use-agent-filter.ts'

const Calendar = lazyWithRetry(async () => (await import('./day-calendar.tsx')).DayCalendar)

/** The days by name, or two days of the reader's own, chosen in a calendar that loads when its panel opens (decision 0014). */
export function PeriodField({ filter: { period }, days, change }: FilterState) {
  const { t, days: daysText } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCustom = period === 'custom'
  const choose = (next: Period) => {
    setOpen(next === 'custom')
    // Custom days start as the days shown.
    const { from, to }: Partial<Days> = next === 'custom' ? days : {}
    change({ period: next, from, to })
  }
  const chooseDays = (next: Days) => {
    setOpen(false)
    box.current?.closest('details')?.querySelector('summary')?.focus()
    change(next)
  }
  return (
    <>
      <SelectChip
        label={t('agent.filter.period')}
        icon="calendar-blank"
        value={period}
        choices={PERIODS.map((name) => [name, t(`agent.filter.period_${name}`)])}
        note={isCustom ? undefined : daysText(days)}
        isSet={period !== DEFAULT_PERIOD}
        onChoose={choose}
      />
      {isCustom && (
        <DropPanel
          isSet
          look="roomy"
          isOpen={isOpen}
          onToggle={setOpen}
          summary={<ChipWords label={t('agent.filter.custom_days')} text={daysText(days)} />}
        >
          <div ref={box} className={styles.calendar}>
            {isOpen && <Calendar.Part days={days} timeZone={days.timeZone} onDays={chooseDays} />}
          </div>
        </DropPanel>
      )}
    </>
  )
}
