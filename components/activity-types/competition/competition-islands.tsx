'use client'

import { useSyncExternalStore, type ComponentProps } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'

const live = async () => (await import('./competition-live.tsx')).CompetitionPart

/**
 * The live parts of the page; one island, because every activity's page loads this file. A visitor's page loads their code when they
 * point at the rows of the board, or at once where the server could not read the rows.
 */
export const CompetitionIsland = createIsland(live, () => pointedAt('board').then(live))

/** Resolves when a person points at, focuses or presses a `data-live-part`; at once where the server left it out. */
async function pointedAt(part: string) {
  const place = document.querySelector(`[data-live-part=${part}]`)
  if (!place || place.matches(':hover,:focus-within,[data-wanted]')) return
  await new Promise((resolve) => {
    for (const name of ['pointerover', 'focusin', 'click']) place.addEventListener(name, resolve)
  })
}

/** The live parts of the page, in one island as above; a visitor keeps the server's. */
export const CompoundIsland = createIsland(async () => (await import('./compound/compound-live.tsx')).CompoundPart)

const liveTeam = async () => (await import('./team/team-live.tsx')).TeamPart

const isInvited = () => /[?&]team=/.test(window.location.search)

const OwnTeam = createIsland(liveTeam, () => (isInvited() ? liveTeam() : pointedAt('teams').then(liveTeam)))
const never = () => () => undefined

/** The live parts of a team event's page. An invitation's link loads them at once, to show its team. */
export function TeamIsland(props: ComponentProps<typeof OwnTeam>) {
  const invited = useSyncExternalStore(never, isInvited, () => false)
  return <OwnTeam {...props} eager={props.eager || (invited && props.part === 'teams')} />
}
