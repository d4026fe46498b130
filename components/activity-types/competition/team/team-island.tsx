'use client'

import { useSyncExternalStore, type ComponentProps } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'
import { pointedAt } from '../competition-island.tsx'
import type { TeamPartProps } from './team-part.tsx'

const live = () => import('./team-part.tsx').then((m) => m.TeamPart)

const isInvited = (): boolean => /[?&]team=/.test(window.location.search)

const Island = createIsland<TeamPartProps>(live, {
  visitor: () => (isInvited() ? live() : pointedAt('teams').then(live)),
})
const never = () => () => undefined

/** The live parts of a team event's page. The link of an invitation loads them at once, to show its team. */
export function TeamIsland(props: ComponentProps<typeof Island>) {
  const invited = useSyncExternalStore(never, isInvited, () => false)
  return <Island {...props} eager={props.eager === true || (invited && props.part === 'teams')} />
}
