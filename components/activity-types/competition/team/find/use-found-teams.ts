import { useEffect, useState } from 'react'
import { TEAMS_SHOWN, type FoundTeams } from '#lib/competition/found-teams.ts'
import { INITIAL_SEARCH, type TeamSearch } from '#lib/competition/team-search.ts'
import { debounce } from '#lib/http/debounce.ts'
import { teamApi } from '#store/api/team.ts'

/** A pause in typing, ms. */
const TYPING_MS = 300
const POLLING_MS = 30_000

/** The teams that the reader looks for, more of them at each press; `initial` are the server's. */
export function useFoundTeams(activityId: string, initial: FoundTeams | null) {
  const [search, setSearch] = useState(INITIAL_SEARCH)
  const [shown, setShown] = useState(TEAMS_SHOWN)
  const [text, setText] = useState('')
  const [setTextLater] = useState(() => debounce(setText, TYPING_MS))
  useEffect(() => setTextLater.cancel, [setTextLater])
  const query = teamApi.endpoints.teams.useQuery(
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
