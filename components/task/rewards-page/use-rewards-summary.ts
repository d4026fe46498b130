'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'

/**
 * "16 rewards from 5 activities, as of …", of the list below, as its tab "All" counts them; before the first one, how many are
 * ready. `readAt` is when the list was read, ms.
 */
export function useRewardsSummary(
  ready: readonly ClaimableItem[],
  items: readonly { activityId: string }[],
  readAt?: number,
): string {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const zone = useMyZone()
  const rewards = items.length
  const activities = new Set(items.map(({ activityId }) => activityId)).size
  const number = (value: number) => formatNumber(locale, String(value))
  if (rewards === 0) return t('ready_count', { count: ready.length, value: number(ready.length) })
  return t('summary', {
    rewards,
    rewardsText: number(rewards),
    activities,
    activitiesText: number(activities),
    date: formatDayMonthTime(locale, readAt ?? serverNow(), zone),
  })
}
