'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CustomDays } from './custom-days.tsx'
import { DEFAULT_PERIOD, PERIODS, type Period } from './filter-days.ts'
import { SelectChip } from './select-chip.tsx'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterWords } from './use-filter-words.ts'

/** The days by name, or two days of the reader's own. */
export function PeriodField({ filter, days, change }: FilterState) {
  const t = useTranslations('agent.filter')
  const words = useFilterWords()
  const { period } = filter
  const [asksForDays, setAsksForDays] = useState(false)
  const choose = (chosen: string) => {
    const next = PERIODS.find((name) => name === chosen) ?? DEFAULT_PERIOD
    setAsksForDays(next === 'custom')
    // The reader's own days begin as those shown.
    change({
      period: next,
      from: next === 'custom' ? days.from : undefined,
      to: next === 'custom' ? days.to : undefined,
    })
  }
  return (
    <>
      <SelectChip
        label={t('period')}
        icon="calendar-blank"
        value={period}
        text={t(`period_${period}` as `period_${Exclude<Period, '7d'>}`)}
        note={period === 'custom' ? undefined : words.days(days)}
        isSet={period !== DEFAULT_PERIOD}
        onChoose={choose}
      >
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {t(`period_${name}`)}
          </option>
        ))}
      </SelectChip>
      {period === 'custom' && (
        <CustomDays days={days} startsOpen={asksForDays} onDays={(next) => change({ period, ...next })} />
      )}
    </>
  )
}
