'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Notice } from '#components/ui/surface/notice.tsx'
import { INITIAL_SEARCH, TEAMS_SHOWN, type FoundTeams, type TeamSearch } from '#lib/competition/team-search.ts'
import { debounce } from '#lib/http/debounce.ts'
import { competitionApi } from '#store/api/competition.ts'
import { FindTeams } from './find-teams.tsx'
import { InvitedTeam } from '../join/invited-team.tsx'
import { JoinKeyForm } from '../join/join-key-form.tsx'
import { OpenRequest, type TeamRequest } from '../join/open-request.tsx'
import { TeamAction } from '../join/team-action.tsx'
import type { TeamSubject } from '../team-subject.ts'
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
