import { ActivityCta, ActivityCtaSkeleton } from '#components/activity/cta/activity-cta.tsx'
import { LazyAddress } from '#components/task/address/lazy-address.tsx'
import { LazyGoodNews } from '#components/task/good-news/lazy-good-news.tsx'
import { useActivityCta, type LiveCtaDetail } from './use-activity-cta.ts'

export interface ActivityCtaLiveProps {
  place: 'hero' | 'bar'
  detail: LiveCtaDetail
}

export function ActivityCtaLive({ place, detail }: ActivityCtaLiveProps) {
  const cta = useActivityCta(detail, place)
  if (!cta) return <ActivityCtaSkeleton place={place} />
  return (
    <>
      <ActivityCta view={cta.view} place={place} />
      {place === 'hero' && <LazyGoodNews />}
      {place === 'hero' && <LazyAddress />}
    </>
  )
}
