'use client'

import { ActivityCta } from '#components/activity/cta/activity-cta.tsx'
import type { ActivityCtaLiveProps } from './activity-cta-live.tsx'
import { useVisitorCta } from './use-visitor-cta.ts'

export function VisitorCtaLive({ place, detail }: ActivityCtaLiveProps) {
  return <ActivityCta view={useVisitorCta(detail).view} place={place} />
}
