import { saveFile } from '#components/ui/browser/save-file.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { deadlinesCalendar } from '#lib/task/deadlines-calendar.ts'
import type { GoodNewsTexts } from './good-news-content.ts'

type End = Pick<ActivitySummary, 'activityId' | 'title' | 'endTime' | 'path'>

/** Puts an activity's end into the user's calendar, with the reminders of every deadline. */
export function saveEnd({ activityId, title, endTime, path }: End, { t, locale }: Pick<GoodNewsTexts, 't' | 'locale'>) {
  const { siteOrigin, brandName } = readPublicConfig()
  const { host, href } = new URL(localeHref(locale, path), siteOrigin)
  const end = {
    id: `end-${activityId}`,
    at: endTime,
    title: t('moment.calendar_end', { activity: title }),
    text: title,
  }
  const file = deadlinesCalendar([end], { host, url: href, brand: brandName, now: serverNow() })
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'end.ics')
}
