import { useEffect, useState } from 'react'
import { useUrlQuery } from '#components/ui/browser/use-url-query.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { readCodeIn } from '@fanfare/contract/typed-text.ts'

export interface Invite {
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
export function useInvite(activityId: string): Invite | null {
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
