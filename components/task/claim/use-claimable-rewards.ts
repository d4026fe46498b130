'use client'

import { useNow } from '#components/ui/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { byDeadline } from '#lib/task/soonest-first.ts'
import { activityApi } from '#store/api/activity.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { useRefetch } from './use-refetch.ts'

/** How what is mine stays as it is: others may change it, on another page or device. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const

/** What I can take now, what lapses first on top. What lapses on the open page goes at once. */
export function useClaimableRewards() {
  const { data, isLoading, refetch } = activityApi.endpoints.claimable.useQuery(undefined, FRESH)
  const now = useNow() ?? serverNow()
  const items = data?.items ?? []
  const ready: ClaimableItem[] = items
    .filter(({ task: { claimDeadline } }) => claimDeadline === undefined || now < claimDeadline)
    .toSorted((a, b) => byDeadline(a.task, b.task))
  useRefetch(items.length - ready.length)
  return { ready, isKnown: data !== undefined, isLoading, refetch }
}
