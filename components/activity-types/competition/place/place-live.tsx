'use client'

import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { PlaceCard } from './place-card.tsx'
import { PlaceSkeleton } from './place-skeleton.tsx'
import type { PlaceSubject } from './place-subject.ts'
import { usePlaceResult } from './use-place-result.ts'
import { useMyRank } from './use-my-rank.ts'

export interface PlaceLiveProps {
  subject: PlaceSubject
}

/** The user's place, read again with each snapshot; the final one is announced. */
export function PlaceLive({ subject }: PlaceLiveProps) {
  const { isLoading, isMember, isLogin, board, mine, hasFailed, retry } = useMyRank(subject.activityId, subject.cadence)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    usePlaceResult(subject, board),
  )
  if (isLoading) return <PlaceSkeleton />
  if (!isMember) return isLogin && subject.status === 'ONGOING' ? <PlaceCard subject={subject} state="open" /> : null
  if (hasFailed) return <PlaceCard subject={subject} state="failed" onRetry={retry} />
  return board && <PlaceCard subject={subject} state="member" board={board} mine={mine} />
}
