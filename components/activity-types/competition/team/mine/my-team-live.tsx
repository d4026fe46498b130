'use client'

import { useAnnounceResult } from '#components/task/good-news/use-announce-result.ts'
import { useMyRank } from '../../place/use-my-rank.ts'
import { MyTeamCard } from './my-team-card.tsx'
import { MyTeamSkeleton } from './my-team-skeleton.tsx'
import { NoTeamCard } from './no-team-card.tsx'
import type { TeamSubject } from '../team-subject.ts'
import { useTeamResult } from './use-team-result.ts'
import { useLeaveTeam } from './use-leave-team.ts'
import { useMyTeam } from '../use-my-team.ts'
import { useTeamWindows } from '../use-team-windows.ts'
import { useShareTeam } from './use-share-team.ts'

export interface MyTeamLiveProps {
  subject: TeamSubject
}

/** The user's team, read again with each ranking; without one the way to it. */
export function MyTeamLive({ subject }: MyTeamLiveProps) {
  const { isLoading, isLogin, isJoined, mine, request, hasLeft, hasFailed } = useMyTeam(subject.activityId)
  const { board, isLoading: isBoardLoading } = useMyRank(subject.activityId, subject.cadence)
  const { isJoinOpen } = useTeamWindows(subject)
  const { leave, isBusy } = useLeaveTeam(subject)
  const share = useShareTeam(subject)
  useAnnounceResult(
    { kind: 'place', activityId: subject.activityId, endedAt: subject.endTime },
    useTeamResult(subject, mine, board),
  )
  if (isLoading || (mine && isBoardLoading)) return <MyTeamSkeleton />
  if (!mine) {
    // After the end, users without a team have nothing to find.
    if (!isLogin || hasFailed || subject.status === 'ENDED') return null
    return (
      <NoTeamCard subject={subject} isJoined={isJoined} request={request} hasLeft={hasLeft} isJoinOpen={isJoinOpen} />
    )
  }
  return (
    <MyTeamCard
      subject={subject}
      mine={mine}
      board={board}
      isJoinOpen={isJoinOpen}
      isLeaving={isBusy}
      onLeave={() => leave(mine)}
      onShare={() => share(mine)}
    />
  )
}
