import { cx } from '#components/ui/cx.ts'
import slot from '../../place/place-slot.module.css'
import { MyTeamSkeleton } from './my-team-skeleton.tsx'
import { TeamIsland } from '../team-island.tsx'
import type { TeamSubject } from '../team-subject.ts'

/** The user's team in the aside; on phones it is above its members (`teams-live.tsx`). Visitors have none. */
export function MyTeamSlot({ subject }: { subject: TeamSubject }) {
  if (subject.status === 'UPCOMING') return null
  return (
    <div className={cx(slot.slot, slot.aside)}>
      <TeamIsland part="mine" subject={subject}>
        <MyTeamSkeleton />
      </TeamIsland>
    </div>
  )
}
