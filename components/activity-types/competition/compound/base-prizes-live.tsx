'use client'

import { useMyActivity } from '#store/use-my-activity.ts'
import { PrizesCard, type PrizesCardProps } from '../prizes/prizes-card.tsx'

export interface BasePrizesLiveProps extends Omit<PrizesCardProps, 'myRank'> {
  activityId: string
}

/** The base prizes with the ranks that contain the user's by volume marked. */
export function BasePrizesLive({ activityId, ...prizes }: BasePrizesLiveProps) {
  const { my } = useMyActivity(activityId)
  return <PrizesCard {...prizes} myRank={my?.compound?.volumeRank ?? null} />
}
