import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { Board } from '#lib/competition/board.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { ClassSubject } from './board-subject.ts'

interface ClassLineProps {
  subject: ClassSubject
  /** null when not joined, or not known yet. */
  myClass: Board['myClass']
  className?: string | undefined
}

/** The reader's class with the volume that decided it, or what decides a class; nothing without classes. */
export function ClassLine({ subject, myClass, className }: ClassLineProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const { classes } = subject
  if (!classes) return null
  const days = classDays(subject, classes.volumeDays, locale)
  const own = classes.list.find(({ classId }) => classId === myClass?.classId)
  if (!own || !myClass) return <p className={className}>{t('class_rule', days)}</p>
  const { label: name } = own
  return (
    <p className={className}>
      {new Big(myClass.volume.amount).eq(0)
        ? t('class_mine_none', { name, ...days })
        : t('class_mine', { name, volume: formatMoney(locale, myClass.volume), ...days })}
    </p>
  )
}

const DAY_MS = 86_400_000

/** The first and the last day whose trades decide the class. */
const classDays = (
  { startTime, timeZone }: Pick<ClassSubject, 'startTime' | 'timeZone'>,
  volumeDays: number,
  locale: Locale,
): { from: string; to: string } => ({
  from: formatDayMonth(locale, startTime - volumeDays * DAY_MS, timeZone),
  to: formatDayMonth(locale, startTime - 1, timeZone),
})
