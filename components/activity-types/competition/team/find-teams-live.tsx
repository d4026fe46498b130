'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { INITIAL_SEARCH, TEAMS_SHOWN, type FoundTeams, type TeamSearch } from '#lib/competition/team-search.ts'
import { debounce } from '#lib/http/debounce.ts'
import { competitionApi } from '#store/api/competition.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { FindTeams } from './find-teams.tsx'
import { TeamRow, JoinLink } from './team-row.tsx'
import { JoinKeyForm } from './open-team.tsx'
import { useTeamChange } from './use-team-change.ts'
import type { TeamSubject } from './team-subject.ts'
import styles from './team.module.css'

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

/** A pause in typing, ms. */
const TYPING_MS = 300
const POLLING_MS = 30_000

/** The teams that the reader looks for, more of them at each press; `initial` are the server's. */
function useFoundTeams(activityId: string, initial: FoundTeams | null) {
  const [search, setSearch] = useState(INITIAL_SEARCH)
  const [shown, setShown] = useState(TEAMS_SHOWN)
  const [text, setText] = useState('')
  const [setTextLater] = useState(() => debounce(setText, TYPING_MS))
  useEffect(() => setTextLater.cancel, [setTextLater])
  const query = competitionApi.endpoints.teams.useQuery(
    {
      activityId,
      pageIndex: 0,
      pageSize: shown,
      freePlaces: search.isFree ? '1' : '0',
      ...(text !== '' && { search: text }),
      ...(search.isOpen && { access: 'OPEN' as const }),
    },
    { pollingInterval: POLLING_MS, skipPollingIfUnfocused: true },
  )
  return {
    search,
    onSearch: (next: TeamSearch) => {
      setSearch(next)
      setTextLater(next.text.trim())
      setShown(TEAMS_SHOWN)
    },
    onMore: () => setShown(shown + TEAMS_SHOWN),
    found: query.data ?? initial,
    isBusy: query.isFetching && query.currentData === undefined,
    hasFailed: query.isError,
    onRetry: () => void query.refetch(),
  }
}

interface InvitedTeamProps {
  subject: Pick<TeamSubject, 'activityId' | 'unit'>
  invite: Invite
  action: (team: Team) => ReactNode
}

/** The team whose invitation the reader followed. */
function InvitedTeam({ subject: { activityId, unit }, invite: { teamId }, action }: InvitedTeamProps) {
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
function TeamAction({ subject, team, teamKey = null, askedTeamId, onJoin, ...rest }: TeamActionProps) {
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

export interface TeamRequest {
  teamId: string
  name: string
  /** ms */
  at: number
}

interface OpenRequestProps {
  request: TeamRequest
  isBusy: boolean
  onTakeBack: () => void
}

/** The request that a captain has not answered yet. */
export function OpenRequest({ request, isBusy, onTakeBack }: OpenRequestProps) {
  const t = useTranslations('team')
  return (
    <Notice tone="primary" role="status">
      <p>{t('request_waits', { team: isolateText(request.name) })}</p>
      <OnlineButton variant="outlined" size="sm" busy={isBusy} onClick={onTakeBack}>
        {t('take_back')}
      </OnlineButton>
    </Notice>
  )
}

interface Invite {
  teamId: string
  key: string | null
}

/** In `sessionStorage`, so that logging in or joining the activity does not lose the invitation. */
const storageKey = (activityId: string): string => `fanfareTeam:${activityId}`

function readStored(activityId: string): Invite | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(activityId)) ?? 'null') as Partial<Invite> | null
    return typeof stored?.teamId === 'string' && ID_PATTERN.test(stored.teamId)
      ? { teamId: stored.teamId, key: typeof stored.key === 'string' ? stored.key : null }
      : null
  } catch {
    return null
  }
}

function store(activityId: string, invite: Invite): void {
  try {
    sessionStorage.setItem(storageKey(activityId), JSON.stringify(invite))
  } catch {
    // Without storage the link has to be opened again after the login.
  }
}

/** The team and key of the link that the reader followed to this page. */
function useInvite(activityId: string): Invite | null {
  const { query } = useUrlQuery()
  const [stored] = useState(() => readStored(activityId))
  const search = query.toString()
  const [teamId, key] = [readCodeIn(search, 'team') ?? '', readCodeIn(search, 'key') ?? '']
  const isValid = ID_PATTERN.test(teamId)
  useEffect(() => {
    if (isValid) store(activityId, { teamId, key: ID_PATTERN.test(key) ? key : null })
  }, [activityId, isValid, teamId, key])
  return isValid ? { teamId, key: ID_PATTERN.test(key) ? key : null } : stored
}

/** Joins a team, or asks its captain, after the reader has confirmed that there is no other team afterwards. */
function useJoinTeam({ activityId, team: { joinUntil } }: Pick<TeamSubject, 'activityId' | 'team'>) {
  const { t, locale } = useWords()
  const zone = useMyZone()
  const { isBusy, run, confirm } = useTeamChange()
  const [join] = competitionApi.endpoints.joinTeam.useMutation()
  const [leave] = competitionApi.endpoints.leaveTeam.useMutation()
  const joinTeam = ({ teamId, name, access }: Pick<Team, 'teamId' | 'name' | 'access'>, key?: string | null) => {
    const named = { team: isolateText(name) }
    const asks = access === 'APPROVAL'
    confirm(
      {
        title: t(asks ? 'team.ask_title' : 'team.join_title', named),
        message: asks
          ? t('team.ask_message')
          : t('team.join_message', { date: formatDeadline(locale, joinUntil, zone) }),
        confirmText: t(asks ? 'team.ask' : 'team.join_confirm'),
      },
      () =>
        void run(
          () => join({ activityId, teamId, ...(key ? { key } : {}) }),
          ({ team }) => t(team ? 'team.joined' : 'team.asked', named),
        ),
    )
  }
  const takeBack = () =>
    void run(
      () => leave(activityId),
      () => t('team.taken_back'),
    )
  return { isBusy, joinTeam, takeBack }
}
