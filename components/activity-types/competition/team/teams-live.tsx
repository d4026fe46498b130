'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import type { FoundTeams } from '#lib/competition/team-search.ts'
import slot from '../place/place-slot.module.css'
import { CaptainToolsLive } from './captain/captain-tools-live.tsx'
import { ClosedTeams } from './find/closed-teams.tsx'
import { FindTeamsLive } from './find/find-teams-live.tsx'
import { MembersCard } from './mine/members-card.tsx'
import { MyTeamLive } from './mine/my-team-live.tsx'
import { OpenTeamLive } from './join/open-team-live.tsx'
import type { TeamSubject } from './team-subject.ts'
import { TeamsSkeleton } from './find/teams-skeleton.tsx'
import { useMyTeam } from './use-my-team.ts'
import { useTeamWindows } from './use-team-windows.ts'
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
  const { isJoinOpen, isCreateOpen } = useTeamWindows(subject)
  useTeamStep(subject, own, isJoinOpen)
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
        {!isJoinOpen && subject.status === 'ONGOING' && <ClosedTeams subject={subject} />}
        <div className={slot.main}>
          <MyTeamLive subject={subject} />
        </div>
        <MembersCard subject={subject} mine={mine} />
        {isJoinOpen && mine.captainIsMe && <CaptainToolsLive subject={subject} mine={mine} />}
      </>
    )
  }
  if (hasLeft) return <ClosedTeams subject={subject} reason="left" />
  if (!isJoinOpen) return <ClosedTeams subject={subject} reason={isJoined ? 'foundNone' : null} />
  return (
    <>
      <FindTeamsLive subject={subject} initial={found} isLogin={isLogin} isJoined={isJoined} request={request} />
      {isCreateOpen &&
        (isJoined ? !request && <OpenTeamLive subject={subject} /> : <OpenTeamLive subject={subject} isTeaser />)}
    </>
  )
}
