'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { competitionApi } from '#store/api/competition.ts'
import styles from './invited-team.module.css'
import { TeamRow } from '../find/team-row.tsx'
import type { TeamSubject } from '../team-subject.ts'
import type { Invite } from './use-invite.ts'

interface InvitedTeamProps {
  subject: Pick<TeamSubject, 'activityId' | 'unit'>
  invite: Invite
  action: (team: Team) => ReactNode
}

/** The team whose invitation the reader followed. */
export function InvitedTeam({ subject: { activityId, unit }, invite: { teamId }, action }: InvitedTeamProps) {
  const t = useTranslations('team')
  const { data, isLoading } = competitionApi.endpoints.teams.useQuery({ activityId, teamId, pageIndex: 0, pageSize: 1 })
  if (isLoading) return <Skeleton height="116px" radius="control" />
  const team = data?.items[0]
  if (!team) return <Notice tone="neutral">{t('invite_gone')}</Notice>
  return (
    <div className={styles.invited}>
      <h3>{t('invited')}</h3>
      <ul>
        <TeamRow team={team} unit={unit} action={action(team)} />
      </ul>
    </div>
  )
}
