import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { readLeadTraders } from '#lib/queries/boards.ts'
import { AudienceSwitch } from './audience-switch.tsx'
import { CoverSection } from './cover-section.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { TraderSection } from './trader-section.tsx'

/** The sections for copiers and those for lead traders; the reader chooses. */
export async function CopyTradingSections({ detail }: { detail: ActivityDetail }) {
  const traders = await readLeadTraders(detail.activityId)
  return (
    <AudienceSwitch
      hasCover={detail.cover !== undefined}
      follow={
        <>
          <CoverSection detail={detail} />
          <TraderSection detail={detail} traders={traders} />
        </>
      }
      lead={<LeadPanel traders={traders ?? []} />}
    />
  )
}
