import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { DayPicker, type DayPickerLocale, type DayPickerProps } from 'react-day-picker'
import { useMediaQuery } from '#components/ui/browser/use-media-query.ts'
import { Grid, Note, Text } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { serverNow } from '#lib/http/clock.ts'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { useWords } from '../use-words.tsx'
import type { ZonedDays } from './agent-filter.ts'
import styles from './day-calendar.module.css'
import { loadMonthNames } from './dayjs-words.ts'
import { dayOf, isRange, MOST_DAYS, type Days } from './filter-days.ts'

interface DayCalendarProps {
  /** The zone decides which day is today. */
  days: ZonedDays
  /** Called once both ends are chosen. */
  onDays: (days: Days) => void
}

const COMPONENTS = {
  /** `left` for the month before, also in right-to-left languages, where the icon is mirrored. */
  Chevron: ({ orientation }: { orientation?: string }) => (
    <SmallIcon icon={orientation === 'left' ? 'caret-left' : 'caret-right'} />
  ),
}

/** Two days by two presses, in any order; the second one completes the period. Days after today cannot be chosen. */
export function DayCalendar({ days, onDays }: DayCalendarProps) {
  const { t, locale } = useWords()
  const { direction, firstDayOfWeek } = languageOf(locale)
  const [dateLocale, setDateLocale] = useState<DayPickerLocale>()
  const nameOf = (date: Date) => formatDate(locale, Date.parse(fromCalendar(date)), 'UTC')
  const isWide = useMediaQuery('(min-width: 1024px)')
  const [first, setFirst] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    // Without it the panel stays empty, and the next opening tries again.
    loadCalendarLocale(locale).then(setDateLocale, () => undefined)
  }, [locale])
  if (!dateLocale) return null
  const lastMonth = toCalendar(days.to)
  const today = toCalendar(dayOf(serverNow(), days.timeZone))
  const choose = (day: string) => {
    const [from = day, to = day] = [first ?? day, day].toSorted()
    const isPeriod = isRange({ from, to })
    setWrong(!isPeriod)
    if (!first || !isPeriod) return setFirst(day)
    setFirst(undefined)
    onDays({ from, to })
  }
  const shown = first ? { from: first, to: first } : days
  return (
    <Grid gap="8" className={styles.calendar}>
      <DayPicker
        mode="range"
        selected={{ from: toCalendar(shown.from), to: toCalendar(shown.to) }}
        onSelect={(_, date) => choose(fromCalendar(date))}
        today={today}
        disabled={{ after: today }}
        endMonth={today}
        defaultMonth={isWide ? new Date(lastMonth.getFullYear(), lastMonth.getMonth() - 1) : lastMonth}
        numberOfMonths={isWide ? 2 : 1}
        dir={direction}
        locale={dateLocale}
        weekStartsOn={(firstDayOfWeek % 7) as DayPickerProps['weekStartsOn']}
        // The names that only screen readers read.
        labels={{
          labelNav: () => t('agent.filter.calendar_months'),
          labelPrevious: () => t('agent.filter.calendar_previous'),
          labelNext: () => t('agent.filter.calendar_next'),
          labelDayButton: (date, { today: isToday, selected }) => {
            const day = isToday ? t('agent.filter.calendar_today', { day: nameOf(date) }) : nameOf(date)
            return selected ? t('agent.filter.calendar_chosen', { day }) : day
          },
        }}
        classNames={styles}
        components={COMPONENTS}
      />
      <Note role="status">{t(first ? 'agent.filter.calendar_last' : 'agent.filter.calendar_first')}</Note>
      {isWrong && (
        <Text role="alert" size="note" tone="error">
          {t('agent.filter.days_wrong', { value: String(MOST_DAYS) })}
        </Text>
      )}
    </Grid>
  )
}

/** The calendar's date of a day `YYYY-MM-DD`: noon of the browser's zone, which every day has. */
const toCalendar = (day: string) => dayjs(`${day}T12:00:00`).toDate()

/** The day of a date of the calendar, `YYYY-MM-DD`. */
const fromCalendar = (date: Date) => dayjs(date).format('YYYY-MM-DD')

/** The locale with other month names, from January on. */
const withMonths = (locale: DayPickerLocale, months: readonly string[]): DayPickerLocale => ({
  ...locale,
  localize: { ...locale.localize, month: (index) => months[index] ?? '' },
})

/**
 * The calendar's words: months are named by dayjs, the library of all dates here, because the calendar's own locales spell some
 * differently from the site. The rest is the calendar's. Each loads for its own languages only.
 */
export async function loadCalendarLocale(locale: Locale): Promise<DayPickerLocale> {
  const [words, months] = await Promise.all([loadOwnLocale(locale), loadMonthNames(locale)])
  return withMonths(words, months)
}

/** @throws Error for a `dateRangeLocale` that the table of languages has and this file does not */
async function loadOwnLocale(locale: Locale): Promise<DayPickerLocale> {
  // The table names another language's locale for Arabic.
  if (locale === 'ar') return (await import('react-day-picker/locale/ar')).ar
  const { dateRangeLocale } = languageOf(locale)
  switch (dateRangeLocale) {
    case 'enUS':
      return (await import('react-day-picker/locale/en-US')).enUS
    case 'zhCN':
      return (await import('react-day-picker/locale/zh-CN')).zhCN
    case 'koKR':
      return (await import('react-day-picker/locale/ko')).ko
    case 'zhTW':
      return (await import('react-day-picker/locale/zh-TW')).zhTW
    case 'viVN':
      return (await import('react-day-picker/locale/vi')).vi
    case 'faIR':
      return (await import('react-day-picker/locale/fa-IR')).faIR
    case 'trTR':
      return (await import('react-day-picker/locale/tr')).tr
    case 'ruRU':
      return (await import('react-day-picker/locale/ru')).ru
    case 'ukUA':
      return (await import('react-day-picker/locale/uk')).uk
    case 'deDE':
      return (await import('react-day-picker/locale/de')).de
    case 'esES':
      return (await import('react-day-picker/locale/es')).es
    case 'frFR':
      return (await import('react-day-picker/locale/fr')).fr
    case 'plPL':
      return (await import('react-day-picker/locale/pl')).pl
    case 'ptBR':
      return (await import('react-day-picker/locale/pt-BR')).ptBR
    case 'itIT':
      return (await import('react-day-picker/locale/it')).it
    case 'jaJP':
      return (await import('react-day-picker/locale/ja')).ja
    default:
      throw new Error(`no calendar locale ${dateRangeLocale}`)
  }
}
