import {
  formatDayMonth,
  formatDayMonthTime,
  formatDeadline,
  formatDeadlineDay,
} from '@fanfare/languages/format-date.ts'
import { useWords } from '../text/use-words.ts'
import { useMyZone } from './use-my-zone.ts'

/** The words of a page with the times of its reader, who is known in the browser alone. Instants are ms since the epoch. */
export function useMyWords() {
  const words = useWords()
  const { locale } = words
  const zone = useMyZone()
  return {
    ...words,
    /** IANA. */
    zone,
    day: (at: number) => formatDayMonth(locale, at, zone),
    dayTime: (at: number) => formatDayMonthTime(locale, at, zone),
    deadline: (at: number) => formatDeadline(locale, at, zone),
    deadlineDay: (at: number) => formatDeadlineDay(locale, at, zone),
  }
}
