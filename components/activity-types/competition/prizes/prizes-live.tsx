'use client'

import { validRank } from '#lib/competition/my-place.ts'
import { PrizesCard, type PrizesCardProps } from './prizes-card.tsx'
import { useMyRank } from '../place/use-my-rank.ts'

export interface PrizesLiveProps extends Omit<PrizesCardProps, 'myRank' | 'myClass'> {
  activityId: string
  cadence: number
}

/** The prizes with the ranks of the user marked. */
export function PrizesLive({ activityId, cadence, ...prizes }: PrizesLiveProps) {
  const { mine, board } = useMyRank(activityId, cadence)
  return <PrizesCard {...prizes} myRank={validRank(mine)} myClass={board?.weightClass ?? null} />
}
