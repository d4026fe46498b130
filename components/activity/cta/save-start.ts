import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { saveFile } from '#components/ui/browser/save-file.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { deadlinesCalendar } from '#lib/task/deadlines-calendar.ts'

export type Start = Pick<ActivitySummary, 'activityId' | 'title' | 'startTime' | 'path'>

/** Saves an activity's start as a calendar file, which needs no account and no permission. */
export function saveStart({ activityId, title, startTime, path }: Start, locale: Locale, text: string) {
  const { siteOrigin, brandName } = readPublicConfig()
  const { host, href } = new URL(localeHref(locale, path), siteOrigin)
  const start = { id: `start-${activityId}`, at: startTime, title, text }
  const file = deadlinesCalendar([start], { host, url: href, brand: brandName, now: serverNow() })
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'start.ics')
}

/** The handler of "Remind me". */
export function useRemind({ activityId, title, startTime, path }: Start) {
  const locale = useLocale()
  const t = useTranslations('activity')
  return useCallback(
    () => saveStart({ activityId, title, startTime, path }, locale, t('line_not_started')),
    [activityId, title, startTime, path, locale, t],
  )
}
