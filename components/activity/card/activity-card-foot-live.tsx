'use client'

import { ActivityCardFoot, type CardSubject } from './activity-card-foot.tsx'
import { useActivityStanding } from './use-activity-standing.ts'

export interface ActivityCardFootLiveProps {
  subject: CardSubject
  /** The page reads the user's tasks of this activity in any case. */
  hasTasks: boolean
}

/** The foot of a card with the user's own state, once it is known. */
export function ActivityCardFootLive({ subject, hasTasks }: ActivityCardFootLiveProps) {
  const { standing, isLoading } = useActivityStanding(subject, hasTasks)
  return <ActivityCardFoot {...subject} standing={standing} isServers={isLoading} />
}
