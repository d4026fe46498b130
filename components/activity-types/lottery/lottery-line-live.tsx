'use client'

import { useLocale, useTranslations } from 'next-intl'
import { activityApi } from '#store/api/activity.ts'
import { lotteryLine } from './lottery-line.ts'
import badge from './headline-badge.module.css'

export interface LotteryLineLiveProps {
  activityId: string
  /** As the page was made. */
  line: string
}

/** The prizes won and left as the table of a user's page has them. */
export function LotteryLineLive({ activityId, line }: LotteryLineLiveProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { data } = activityApi.endpoints.activityDetail.useQuery(activityId)
  return <p className={badge.line}>{data?.lottery ? lotteryLine(data.lottery, data.status, { t, locale }) : line}</p>
}
