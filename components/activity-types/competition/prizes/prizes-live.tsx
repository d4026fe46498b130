'use client'

import { placeAfter } from '#lib/competition/paid-places.ts'
import { unrankedReason, validRank } from '#lib/competition/my-place.ts'
import { PrizesCard, type PrizesCardProps } from './prizes-card.tsx'
import { useMyRank } from '../place/use-my-rank.ts'

export interface PrizesLiveProps extends Omit<PrizesCardProps, 'myRank' | 'nextRank' | 'myClass'> {
  activityId: string
  cadence: number
}

/** The prizes with the ranks of the user marked, or those that the minimum volume would reach. */
export function PrizesLive({ activityId, cadence, ...prizes }: PrizesLiveProps) {
  const { mine, board } = useMyRank(activityId, cadence)
  const canRank = board !== null && !prizes.isOver && unrankedReason(mine, null)?.why !== 'removed'
  return (
    <PrizesCard
      {...prizes}
      myRank={validRank(mine)}
      nextRank={canRank ? placeAfter(board.total) : null}
      myClass={board?.weightClass ?? null}
    />
  )
}
