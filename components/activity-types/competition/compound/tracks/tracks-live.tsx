'use client'

import type { CompoundSubject } from '../compound-subject.ts'
import { TrackCards } from './track-cards.tsx'
import { useCompoundStep } from './use-compound-step.ts'
import { useMyCompound } from '../use-my-compound.ts'

/** The cards with the user's values; with them comes the next step of the page's action. */
export function TracksLive({ subject: initial }: { subject: CompoundSubject }) {
  const { subject, mine, isLoading } = useMyCompound(initial)
  useCompoundStep(subject, mine)
  return <TrackCards subject={subject} my={mine} isServers={isLoading} />
}
