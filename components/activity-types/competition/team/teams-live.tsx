'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { FoundTeams } from '#lib/competition/found-teams.ts'
import { CaptainToolsLive } from './captain-tools-live.tsx'
import { ClosedTeams } from './closed-teams.tsx'
import { FindTeamsLive } from './find-teams-live.tsx'
import { MembersCard } from './members-card.tsx'
import { OpenTeamLive } from './open-team-live.tsx'
import type { TeamSubject } from './team-subject.ts'
import { TeamsSkeleton } from './teams-skeleton.tsx'
import { useMyTeam } from './use-my-team.ts'
import { useOpenFor } from './use-open-for.ts'
import { useTeamStep } from './use-team-step.ts'

export interface TeamsLiveProps {
  subject: TeamSubject
  /** The server's first teams; null where it could not read them. */
  found: FoundTeams | null
}

/** The user's own team with its members and tools, else the way into one. */
export function TeamsLive({ subject, found }: TeamsLiveProps) {
  const t = useTranslations()
  const own = useMyTeam(subject.activityId)
  const { isLogin, isLoading, isJoined, mine, request, hasLeft, hasFailed, retry } = own
  const { joining, creating } = useOpenFor(subject)
  useTeamStep(subject, own, joining)
  if (isLoading) return <TeamsSkeleton />
  if (hasFailed) {
    return (
      <Notice tone="warning" role="status">
        <p>{t('team.mine_failed')}</p>
        <Button variant="outlined" size="sm" onClick={retry}>
          {t('common.btn_retry')}
        </Button>
      </Notice>
    )
  }
  if (mine) {
    return (
      <>
        {!joining && subject.status === 'ONGOING' && <ClosedTeams subject={subject} />}
        <MembersCard subject={subject} mine={mine} />
        {joining && mine.captainIsMe && <CaptainToolsLive subject={subject} mine={mine} />}
      </>
    )
  }
  if (hasLeft) return <ClosedTeams subject={subject} why="left" />
  if (!joining) return <ClosedTeams subject={subject} why={isJoined ? 'without' : null} />
  return (
    <>
      <FindTeamsLive subject={subject} initial={found} isLogin={isLogin} isJoined={isJoined} request={request} />
      {creating &&
        (isJoined ? !request && <OpenTeamLive subject={subject} /> : <OpenTeamLive subject={subject} isTeaser />)}
    </>
  )
}
