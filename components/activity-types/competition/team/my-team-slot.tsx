import { cx } from '#components/ui/cx.ts'
import slot from '../place-slot.module.css'
import { MyTeamSkeleton } from './my-team-skeleton.tsx'
import { TeamIsland } from './team-island.tsx'
import type { TeamSubject } from './team-subject.ts'

/** The user's team: on phones above the other teams, else in the aside. Visitors have none. */
export function MyTeamSlot({ subject, column }: { subject: TeamSubject; column: 'main' | 'aside' }) {
  if (subject.status === 'UPCOMING') return null
  return (
    <div className={cx(slot.slot, slot[column])}>
      <TeamIsland part="mine" subject={subject}>
        <MyTeamSkeleton />
      </TeamIsland>
    </div>
  )
}
