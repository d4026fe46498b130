import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { BoardSection } from '../board/board-section.tsx'
import { PoolCard } from '../prizes/pool-card.tsx'
import { CombineCard } from './combine/combine-card.tsx'
import { CompoundIsland } from './compound-island.tsx'
import { compoundSubject } from './compound-subject.ts'

/** The combined prize, the pool and the boards. */
export function CompoundSections({ detail }: { detail: ActivityDetail }) {
  const subject = compoundSubject(detail)
  return (
    <>
      {subject && (
        <CompoundIsland part="combine" subject={subject}>
          <CombineCard subject={subject} isServers />
        </CompoundIsland>
      )}
      <PoolCard detail={detail} />
      <BoardSection detail={detail} />
    </>
  )
}
