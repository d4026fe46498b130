'use client'

import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { CombineCard } from './combine-card.tsx'
import type { CompoundSubject } from '../compound-subject.ts'
import { FinalPrize } from './final-prize.tsx'
import { MyPrize } from './my-prize.tsx'
import { useCompoundResult } from './use-compound-result.ts'
import { useMyCompound } from '../use-my-compound.ts'

/** The user's combined prize and what would change it; when results are final, what decided it. */
export function CombineLive({ subject: initial }: { subject: CompoundSubject }) {
  const { subject, mine, isLoading } = useMyCompound(initial)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    useCompoundResult(subject, mine),
  )
  if (mine === null) return <CombineCard subject={subject} isServers={isLoading} />
  return subject.outcome === 'SETTLED' ? (
    <FinalPrize subject={subject} mine={mine} />
  ) : (
    <MyPrize subject={subject} mine={mine} />
  )
}
