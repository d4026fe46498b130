'use client'

import { useTranslations } from 'next-intl'
import { HoursCountdown } from '#components/notification/hours-countdown.tsx'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'

/** `Released in 23:14:08`. */
export function ReleasedIn({ until }: { until: number }) {
  const t = useTranslations('activity')
  return <>{fillSlot(t('line_released_in', { duration: '{duration}' }), 'duration', <HoursCountdown to={until} />)}</>
}
