import { useTranslations } from 'next-intl'
import type { BoardPeriod, CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './board.module.css'

interface ClassTabsProps {
  classes: CompetitionSection['weightClasses']
  weightClass: string | null
  panelId: string
  /** Absent on the server. */
  onClass?: ((classId: string) => void) | undefined
}

/** Nothing without weight classes. */
export function ClassTabs({ classes, weightClass, panelId, onClass }: ClassTabsProps) {
  const t = useTranslations('competition')
  const [first] = classes?.list ?? []
  if (!classes || !first) return null
  const current = classes.list.find(({ classId }) => classId === weightClass) ?? first
  return (
    <>
      {/* Without JavaScript the tabs are hidden, so name the one class that the rows have. */}
      {!onClass && <noscript>{current.label}</noscript>}
      <TabList
        label={t('weight_class')}
        items={classes.list.map(({ classId, label }) => ({ key: classId, label }))}
        current={current.classId}
        panelId={panelId}
        onSelect={onClass}
      />
    </>
  )
}

interface PeriodSelectProps {
  periods: readonly BoardPeriod[]
  period: BoardPeriod
  /** Absent on the server. */
  onPeriod?: ((period: BoardPeriod) => void) | undefined
}

const NAMES = { DAY: 'period_day', WEEK: 'period_week', ALL: 'period_all' } as const

/** Nothing for a track with one period. */
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
