import { useRef, useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useWords } from '../use-words.tsx'
import { ChipWords, DropPanel, SelectChip } from './controls.tsx'
import styles from './filter.module.css'
import type { ZonedDays } from './agent-filter.ts'
import { type Days, DEFAULT_PERIOD, type Period, PERIODS } from './filter-days.ts'
import type { FilterState } from './use-agent-filter.ts'

const Calendar = lazyWithRetry(async () => (await import('./day-calendar.tsx')).DayCalendar)

/** The days by name, or two days of the reader's own. */
export function PeriodField({ filter, days, change }: FilterState) {
  const { t, days: daysText } = useWords()
  const { period } = filter
  const [asksForDays, setAsksForDays] = useState(false)
  const choose = (next: Period) => {
    const isCustom = next === 'custom'
    setAsksForDays(isCustom)
    // Custom days start as the days shown.
    change({ period: next, from: isCustom ? days.from : undefined, to: isCustom ? days.to : undefined })
  }
  return (
    <>
      <SelectChip
        label={t('agent.filter.period')}
        icon="calendar-blank"
        value={period}
        choices={PERIODS.map((name) => [name, t(`agent.filter.period_${name}`)])}
        note={period === 'custom' ? undefined : daysText(days)}
        isSet={period !== DEFAULT_PERIOD}
        onChoose={choose}
      />
      {period === 'custom' && (
        <CustomDays days={days} startsOpen={asksForDays} onDays={(next) => change({ period, ...next })} />
      )}
    </>
  )
}

interface CustomDaysProps {
  days: ZonedDays
  /** Open from the start: the reader has just asked for days of their own. */
  startsOpen: boolean
  onDays: (days: Days) => void
}

/** Two days of the reader's own, chosen in a calendar that loads when its panel opens (decision 0014). */
function CustomDays({ days, startsOpen, onDays }: CustomDaysProps) {
  const { t, days: daysText } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  const choose = (next: Days) => {
    const details = box.current?.closest('details')
    details?.removeAttribute('open')
    details?.querySelector('summary')?.focus()
    onDays(next)
  }
  return (
    <DropPanel
      isSet
      look="roomy"
      startsOpen={startsOpen}
      onToggle={setOpen}
      summary={<ChipWords label={t('agent.filter.custom_days')} text={daysText(days)} />}
    >
      <div ref={box} className={styles.calendar}>
        {isOpen && <Calendar.Part days={days} timeZone={days.timeZone} onDays={choose} />}
      </div>
    </DropPanel>
  )
}
