'use client'

import { useMyRank } from '../use-my-rank.ts'
import { MyTeamCard } from './my-team-card.tsx'
import { MyTeamSkeleton } from './my-team-skeleton.tsx'
import type { TeamSubject } from './team-subject.ts'
import { useLeaveTeam } from './use-leave-team.ts'
import { useMyTeam } from './use-my-team.ts'
import { useOpenFor } from './use-open-for.ts'
import { useShareTeam } from './use-share-team.ts'

export interface MyTeamLiveProps {
  subject: TeamSubject
}

/** The user's team, read again with each ranking; nothing without a team. */
export function MyTeamLive({ subject }: MyTeamLiveProps) {
  const { isLoading, mine } = useMyTeam(subject.activityId)
  const { board, isLoading: isBoardLoading } = useMyRank(subject.activityId, subject.cadence)
  const { joining } = useOpenFor(subject)
  const { leave, isBusy } = useLeaveTeam(subject)
  const share = useShareTeam(subject)
  if (isLoading || (mine && isBoardLoading)) return <MyTeamSkeleton />
  if (!mine) return null
  return (
    <MyTeamCard
      subject={subject}
      mine={mine}
      board={board}
      joining={joining}
      isLeaving={isBusy}
      onLeave={() => leave(mine)}
      onShare={() => share(mine)}
    />
  )
}
