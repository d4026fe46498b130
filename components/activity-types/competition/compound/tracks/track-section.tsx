import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CompoundIsland } from '../compound-island.tsx'
import { compoundSubject } from '../compound-subject.ts'
import { TrackCards } from './track-cards.tsx'

/** A card a track: its rules for visitors, the own values for members. */
export function TrackSection({ detail }: { detail: ActivityDetail }) {
  const subject = compoundSubject(detail)
  if (!subject) return null
  return (
    <CompoundIsland part="tracks" subject={subject}>
      <TrackCards subject={subject} my={null} isServers />
    </CompoundIsland>
  )
}
