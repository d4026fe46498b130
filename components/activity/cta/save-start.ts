import { saveCalendar } from '#components/ui/browser/save-calendar.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

export type Start = Pick<ActivitySummary, 'activityId' | 'title' | 'startTime' | 'path'>

/** Saves an activity's start as a calendar file, which needs no account and no permission. */
export function saveStart({ activityId, title, startTime, path }: Start, locale: Locale, text: string) {
  const start = { id: `start-${activityId}`, at: startTime, title, text }
  saveCalendar([start], localeHref(locale, path), 'start.ics')
}
