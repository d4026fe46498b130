import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { CoverIsland } from './copy-islands.tsx'
import { coverPhase } from './cover-look.ts'
import { CoverView } from './cover-view.tsx'

/** The cover as every reader has it; a member's own in its island. */
export function CoverSection({ detail }: { detail: ActivityDetail }) {
  const { activityId, cover } = detail
  if (cover === undefined) return null
  const phases = { member: coverPhase(detail, true), visitor: coverPhase(detail, false) }
  return (
    <Card as="section" padded aria-labelledby="cover">
      <CoverIsland activityId={activityId} terms={cover} phases={phases}>
        <CoverView terms={cover} mine={null} phase={phases.visitor} zone="UTC" />
      </CoverIsland>
    </Card>
  )
}
