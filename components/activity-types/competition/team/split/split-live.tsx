'use client'

import type { ExamplePrize } from './example-prize.ts'
import { SplitCard } from './split-card.tsx'
import type { TeamSubject } from '../team-subject.ts'
import { useMyTeam } from '../use-my-team.ts'

export interface SplitLiveProps {
  subject: TeamSubject
  example: ExamplePrize | null
}

/** The split of the prize of the user's team. */
export function SplitLive({ subject, example }: SplitLiveProps) {
  const { mine } = useMyTeam(subject.activityId)
  return <SplitCard subject={subject} example={example} mine={mine} />
}
