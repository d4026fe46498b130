'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Chip } from '#components/ui/chip.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { OnlineButton } from '#components/ui/online-button.tsx'
import type { FoundTeams } from '#lib/competition/found-teams.ts'
import type { Team } from '#lib/contract/competition/competition.ts'
import { FindTeams } from './find-teams.tsx'
import { InvitedTeam } from './invited-team.tsx'
import { JoinKeyForm } from './join-key-form.tsx'
import { JoinLink } from './join-link.tsx'
import { OpenRequest, type TeamRequest } from './open-request.tsx'
import type { TeamSubject } from './team-subject.ts'
import { useFoundTeams } from './use-found-teams.ts'
import { useInvite } from './use-invite.ts'
import { useJoinTeam } from './use-join-team.ts'

interface FindTeamsLiveProps {
  subject: TeamSubject
  initial: FoundTeams | null
  isLogin: boolean
  /** Of the activity. */
  isJoined: boolean
  request: TeamRequest | null
}

const ACTIONS = {
  OPEN: ['join', 'join_named'],
  KEY: ['use_key', 'use_key_named'],
  APPROVAL: ['ask', 'ask_named'],
} as const

/** The teams with their search, the team of an invitation, and the user's open request. */
export function FindTeamsLive({ subject, initial, isLogin, isJoined, request }: FindTeamsLiveProps) {
  const t = useTranslations('team')
  const { found, ...search } = useFoundTeams(subject.activityId, initial)
  const { isBusy, joinTeam, takeBack } = useJoinTeam(subject)
  const invite = useInvite(subject.activityId)
  const [mode, setMode] = useState<'search' | 'key'>('search')
  const action = (team: Team, key: string | null = null) => {
    if (request?.teamId === team.teamId) return <Chip tone="primary">{t('is_asked')}</Chip>
    if (!isLogin) return <JoinLink subject={subject} team={team} teamKey={key} />
    if (team.members >= team.capacity) return <Chip>{t('is_full')}</Chip>
    const needsKey = team.access === 'KEY' && key === null
    const [label, named] = ACTIONS[key === null ? team.access : 'OPEN']
    return (
      <OnlineButton
        variant="outlined"
        size="sm"
        busy={isBusy}
        disabled={!isJoined || request !== null}
        aria-label={t(named, { team: team.name })}
        onClick={() => (needsKey ? setMode('key') : joinTeam(team, key))}
      >
        {t(label)}
      </OnlineButton>
    )
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
              <InvitedTeam subject={subject} invite={invite} action={(team) => action(team, invite.key)} />
            )}
            {isLogin && !isJoined && (
              <Notice tone="primary" role="status">
                {t('join_activity_first')}
              </Notice>
            )}
          </>
        ),
        action: (team) => action(team),
      }}
    />
  )
}
