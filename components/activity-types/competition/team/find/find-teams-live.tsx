'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '#components/ui/surface/notice.tsx'
import type { FoundTeams } from '#lib/competition/found-teams.ts'
import { FindTeams } from './find-teams.tsx'
import { InvitedTeam } from '../join/invited-team.tsx'
import { JoinKeyForm } from '../join/join-key-form.tsx'
import { OpenRequest, type TeamRequest } from '../join/open-request.tsx'
import { TeamAction } from '../join/team-action.tsx'
import type { TeamSubject } from '../team-subject.ts'
import { useFoundTeams } from './use-found-teams.ts'
import { useInvite } from '../join/use-invite.ts'
import { useJoinTeam } from '../join/use-join-team.ts'

interface FindTeamsLiveProps {
  subject: TeamSubject
  initial: FoundTeams | null
  isLogin: boolean
  /** Of the activity. */
  isJoined: boolean
  request: TeamRequest | null
}

/** The teams with their search, the team of an invitation, and the user's open request. */
export function FindTeamsLive({ subject, initial, isLogin, isJoined, request }: FindTeamsLiveProps) {
  const t = useTranslations('team')
  const { found, ...search } = useFoundTeams(subject.activityId, initial)
  const { isBusy, joinTeam, takeBack } = useJoinTeam(subject)
  const invite = useInvite(subject.activityId)
  const [mode, setMode] = useState<'search' | 'key'>('search')
  const action = {
    subject,
    isLogin,
    isJoined,
    isBusy,
    askedTeamId: request?.teamId ?? null,
    onJoin: joinTeam,
    onKeyNeeded: () => setMode('key'),
  }
  return (
    <FindTeams
      subject={subject}
      found={found}
      controls={{
        ...search,
        mode,
        onMode: setMode,
        keyForm: <JoinKeyForm subject={subject} isJoined={isJoined} />,
        notice: (
          <>
            {request && <OpenRequest request={request} isBusy={isBusy} onTakeBack={takeBack} />}
            {!request && invite && (
              <InvitedTeam
                subject={subject}
                invite={invite}
                action={(team) => <TeamAction {...action} team={team} teamKey={invite.key} />}
              />
            )}
            {isLogin && !isJoined && (
              <Notice tone="primary" role="status">
                {t('join_activity_first')}
              </Notice>
            )}
          </>
        ),
        action: (team) => <TeamAction {...action} team={team} />,
      }}
    />
  )
}
