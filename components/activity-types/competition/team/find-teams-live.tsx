'use client'

import { useEffect, useState } from 'react'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'
import type { Team } from '@fanfare/contract/competition/competition.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { INITIAL_SEARCH, TEAMS_SHOWN, type FoundTeams, type TeamSearch } from '#lib/competition/team-search.ts'
import { debounce } from '#lib/http/debounce.ts'
import { readStored, writeStored } from '#lib/stored.ts'
import { competitionApi } from '#store/api/competition.ts'
import { useAnswer } from '#store/use-answer.ts'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { FindTeams, type FindTeamsControls } from './find-teams.tsx'
import { ACCESS, TeamRow, JoinLink } from './team-row.tsx'
import { JoinKeyForm } from './open-team.tsx'
import { useTeamChange, type useMyTeam } from './use-team-change.ts'
import type { TeamSubject } from './team-subject.ts'
import styles from './team.module.css'
import { isFirstRead } from '#store/is-first-read.ts'

interface FindTeamsLiveProps extends Pick<ReturnType<typeof useMyTeam>, 'isLogin' | 'isJoined' | 'request'> {
  subject: TeamSubject
  initial: FoundTeams | null
}

export function FindTeamsLive({ subject, initial, isLogin, isJoined, request }: FindTeamsLiveProps) {
  const { t, deadline } = useMyWords()
  const { activityId } = subject
  const { found, ...search } = useFoundTeams(activityId, initial)
  const { isBusy, run, confirm } = useTeamChange()
  const [join] = competitionApi.useJoinTeamMutation()
  const [leave] = competitionApi.useLeaveTeamMutation()
  const invite = useInvite(activityId)
  const [mode, setMode] = useState<'search' | 'key'>('search')
  /** Joins a team, or asks its captain, after a confirmation, because a user can join only one team. */
  const joinTeam = ({ teamId, name, access }: Team, key?: string) => {
    const named = { team: isolateText(name) }
    confirm(
      access === 'APPROVAL' ? 'ask' : 'join',
      { ...named, date: deadline(subject.team.joinUntil) },
      () => join({ activityId, teamId, key }),
      ({ team }) => t(team ? 'team.joined' : 'team.asked', named),
    )
  }
  const takeBack = () =>
    void run(
      () => leave(activityId),
      () => t('team.taken_back'),
    )
  /** How to get into a team, else why it is not possible. An invitation's key makes its team open. */
  const action = (team: Team, teamKey?: string) => {
    if (request?.teamId === team.teamId) return <Chip tone="primary">{t('team.is_asked')}</Chip>
    if (!isLogin) return <JoinLink subject={subject} team={team} teamKey={teamKey} />
    if (team.members >= team.capacity) return <Chip>{t('team.is_full')}</Chip>
    const access = teamKey ? 'OPEN' : team.access
    const [, , label] = ACCESS[access]
    return (
      <OnlineButton
        variant="outlined"
        size="sm"
        busy={isBusy}
        disabled={!isJoined || !!request}
        aria-label={t(`team.${label}_named`, { team: team.name })}
        onClick={() => (access === 'KEY' ? setMode('key') : joinTeam(team, teamKey))}
      >
        {t(`team.${label}`)}
      </OnlineButton>
    )
  }
  return (
    <FindTeams
      subject={subject}
      found={found}
      {...search}
      mode={mode}
      onMode={setMode}
      keyForm={<JoinKeyForm subject={subject} isJoined={isJoined} />}
      notice={
        <>
          {request && <OpenRequest request={request} isBusy={isBusy} onTakeBack={takeBack} />}
          {!request && invite && (
            <InvitedTeam subject={subject} teamId={invite.teamId} action={(team) => action(team, invite.key)} />
          )}
          {isLogin && !isJoined && (
            <Notice tone="primary" role="status">
              {t('team.join_activity_first')}
            </Notice>
          )}
        </>
      }
      action={action}
    />
  )
}

/** A pause in typing, ms. */
const TYPING_MS = 300
const POLLING_MS = 30_000

/** The teams that match the search; each press on "more" adds some. `initial`: the server's. */
export function useFoundTeams(activityId: string, initial: FoundTeams | null) {
  const [search, setSearch] = useState(INITIAL_SEARCH)
  const [shown, setShown] = useState(TEAMS_SHOWN)
  const [text, setText] = useState('')
  const [setTextLater] = useState(() => debounce(setText, TYPING_MS))
  useEffect(() => setTextLater.cancel, [setTextLater])
  const query = competitionApi.useTeamsQuery(
    {
      activityId,
      pageIndex: 0,
      pageSize: shown,
      freePlaces: search.free ? '1' : '0',
      search: text || undefined,
      access: search.open ? 'OPEN' : undefined,
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
    isBusy: isFirstRead(query),
    hasFailed: query.isError,
    onRetry: () => void query.refetch(),
  }
}

interface InvitedTeamProps extends Pick<FindTeamsControls, 'action'> {
  subject: TeamSubject
  teamId: string
}

function InvitedTeam({ subject: { activityId, unit }, teamId, action }: InvitedTeamProps) {
  const { t } = useMyWords()
  const answer = useAnswer(competitionApi.useTeamsQuery({ activityId, teamId, pageIndex: 0, pageSize: 1 }))
  if (!answer.isKnown) return <Skeleton height="116px" radius="control" />
  const [team] = answer.data.items
  if (!team) return <Notice>{t('team.invite_gone')}</Notice>
  return (
    <div className={styles.invited}>
      <h3>{t('team.invited')}</h3>
      <ul>
        <TeamRow team={team} unit={unit} action={action(team)} />
      </ul>
    </div>
  )
}

interface OpenRequestProps {
  request: NonNullable<FindTeamsLiveProps['request']>
  isBusy: boolean
  onTakeBack: () => void
}

export function OpenRequest({ request, isBusy, onTakeBack }: OpenRequestProps) {
  const { t } = useMyWords()
  return (
    <Notice tone="primary" role="status">
      <p>{t('team.request_waits', { team: isolateText(request.name) })}</p>
      <OnlineButton variant="outlined" size="sm" busy={isBusy} onClick={onTakeBack}>
        {t('team.take_back')}
      </OnlineButton>
    </Notice>
  )
}

const inviteIn = (search: string) => {
  const codeOf = (name: 'team' | 'key') => {
    const code = readCodeIn(search, name)
    return code && ID_PATTERN.test(code) ? code : undefined
  }
  const teamId = codeOf('team')
  return teamId && { teamId, key: codeOf('key') }
}

/** The team and key of the invitation that the reader followed to this page; logging in or joining the activity does not lose them. */
function useInvite(activityId: string) {
  const search = useUrlQuery().query.toString()
  const place = `fanfareTeam:${activityId}`
  const [stored] = useState(() => inviteIn(readStored(place, 'sessionStorage') ?? ''))
  useEffect(() => {
    if (inviteIn(search)) writeStored(place, search, 'sessionStorage')
  }, [place, search])
  return inviteIn(search) || stored
}
