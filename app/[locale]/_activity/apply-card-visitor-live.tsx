'use client'

import { ApplyCard } from '#components/activity-types/promo/apply-card.tsx'
import type { ApplyCardLiveProps } from './apply-card-live.tsx'
import { useVisitorCta } from './use-visitor-cta.ts'

/** A visitor's card, by their country. */
export function ApplyCardVisitorLive({ detail }: ApplyCardLiveProps) {
  const { state, view } = useVisitorCta(detail)
  return <ApplyCard state={state} view={view} tasks={{ of: detail.tasks, done: 0 }} applied={null} />
}
