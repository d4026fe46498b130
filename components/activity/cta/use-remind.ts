'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { saveStart, type Start } from './save-start.ts'

/** The handler of "Remind me". */
export function useRemind({ activityId, title, startTime, path }: Start) {
  const locale = useLocale()
  const t = useTranslations('activity')
  return useCallback(
    () => saveStart({ activityId, title, startTime, path }, locale, t('line_not_started')),
    [activityId, title, startTime, path, locale, t],
  )
}
