import { use } from 'react'
import { AuthContext } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { inviteQuery } from '../join/invite-query.ts'
import type { TeamSubject } from '../team-subject.ts'

/** Shares the page with the team's card open; the captain's link admits to a team with a key. */
export function useShareTeam({ path }: Pick<TeamSubject, 'path'>) {
  const openTarget = useOpenTarget()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  return ({ teamId, key }: Pick<MyTeam, 'teamId' | 'key'>) =>
    openTarget(
      { appRoute: TARGETS.share.appRoute, webUrl: path },
      { query: inviteQuery(teamId, key), toShared: (own) => withRemoteLink(own, remote, true) },
    )
}
