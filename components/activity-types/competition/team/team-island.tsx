'use client'

import { useSyncExternalStore, type ComponentProps } from 'react'
import { createIsland } from '#components/providers/create-island.tsx'
import type { TeamPartProps } from './team-part.tsx'

const live = () => import('./team-part.tsx').then((m) => m.TeamPart)

/** The part whose code a visitor loads by pointing at it or focusing it. */
const PART = '[data-live-part=teams]'
const isInvited = (): boolean => /[?&]team=/.test(window.location.search)

async function liveWhenUsed() {
  const part = document.querySelector(PART)
  if (part && !isInvited() && !part.matches(':hover,:focus-within'))
    await new Promise((resolve) => {
      for (const name of ['pointerover', 'focusin']) part.addEventListener(name, resolve)
    })
  return live()
}

const Island = createIsland<TeamPartProps>(live, { visitor: liveWhenUsed })
const never = () => () => undefined

/** The live parts of a team event's page. The link of an invitation loads them at once, to show its team. */
export function TeamIsland(props: ComponentProps<typeof Island>) {
  const invited = useSyncExternalStore(never, isInvited, () => false)
  return <Island {...props} eager={props.eager === true || (invited && props.part === 'teams')} />
}
