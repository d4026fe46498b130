'use client'

import { ActivityCta, ActivityCtaSkeleton } from '#components/activity/cta/activity-cta.tsx'
import { LazyAddress } from '#components/task/address/lazy-address.tsx'
import { LazyMoments } from '#components/task/good-news/lazy-moments.tsx'
import { useActivityCta, type LiveCtaDetail } from './use-activity-cta.ts'

export interface ActivityCtaLiveProps {
  place: 'hero' | 'bar'
  detail: LiveCtaDetail
}

export function ActivityCtaLive({ place, detail }: ActivityCtaLiveProps) {
  const cta = useActivityCta(detail, place)
  if (cta === null) return <ActivityCtaSkeleton place={place} />
  return (
    <>
      <ActivityCta view={cta.view} place={place} />
      {place === 'hero' && <LazyMoments />}
      {place === 'hero' && <LazyAddress />}
    </>
  )
}
