'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { JoinLink } from './join-link.tsx'
import type { TeamSubject } from '../team-subject.ts'

const LABELS = {
  OPEN: ['join', 'join_named'],
  KEY: ['use_key', 'use_key_named'],
  APPROVAL: ['ask', 'ask_named'],
} as const

interface TeamActionProps {
  subject: Pick<TeamSubject, 'activityId' | 'path'>
  team: Team
  /** Of the reader's invitation, which opens a team that asks for a key. */
  teamKey?: string | null
  isLogin: boolean
  /** Of the activity. */
  isJoined: boolean
  /** The team that the user has asked already; null when there is none. */
  askedTeamId: string | null
  isBusy: boolean
  onJoin: (team: Team, key: string | null) => void
  /** Opens the form for a key. */
  onKeyNeeded: () => void
}

/** The way into a team: the login, joining, its key or its captain; else why there is none. */
export function TeamAction({ subject, team, teamKey = null, askedTeamId, onJoin, ...rest }: TeamActionProps) {
  const t = useTranslations('team')
  if (askedTeamId === team.teamId) return <Chip tone="primary">{t('is_asked')}</Chip>
  if (!rest.isLogin) return <JoinLink subject={subject} team={team} teamKey={teamKey} />
  if (team.members >= team.capacity) return <Chip>{t('is_full')}</Chip>
  const needsKey = team.access === 'KEY' && teamKey === null
  const [label, named] = LABELS[teamKey === null ? team.access : 'OPEN']
  return (
    <OnlineButton
      variant="outlined"
      size="sm"
      busy={rest.isBusy}
      disabled={!rest.isJoined || askedTeamId !== null}
      aria-label={t(named, { team: team.name })}
      onClick={() => (needsKey ? rest.onKeyNeeded() : onJoin(team, teamKey))}
    >
      {t(label)}
    </OnlineButton>
  )
}
