'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { saveFile } from '#components/ui/save-file.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { serverNow } from '#lib/http/clock.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { readPublicConfig } from '#lib/public-config.ts'
import { deadlinesCalendar } from '#lib/task/deadlines-calendar.ts'

/** Puts an activity's start into the reader's calendar: a reminder that needs no account and no permission. */
export function useRemind({
  activityId,
  title,
  startTime,
  path,
}: Pick<ActivityDetail, 'activityId' | 'title' | 'startTime' | 'path'>) {
  const locale = useLocale()
  const t = useTranslations('activity')
  return useCallback(() => {
    const { siteOrigin, brandName } = readPublicConfig()
    const { host, href } = new URL(localeHref(locale, path), siteOrigin)
    const start = { id: `start-${activityId}`, at: startTime, title, text: t('line_not_started') }
    const file = deadlinesCalendar([start], { host, url: href, brand: brandName, now: serverNow() })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'start.ics')
  }, [activityId, title, startTime, path, locale, t])
}
