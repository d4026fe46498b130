import type { PageParts } from '#components/activity/page-parts.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { readLeadTraders } from '#lib/queries/boards.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { AudienceSwitch } from './audience-switch.tsx'
import { CoverIsland } from './copy-islands.tsx'
import { coverPhase } from './cover-look.ts'
import { CoverView } from './cover-view.tsx'
import { LeadPanel } from './lead-panel.tsx'
import { TraderSection } from './trader-section.tsx'

/** The page of a copy-trading promotion: copy a lead trader with a cover, or become one. */
export const COPY_TRADING_PAGE: PageParts = {
  promise: ({ cover, status, outcome }, { t, locale }) =>
    cover === undefined || status === 'ENDED' || outcome === 'CANCELLED'
      ? null
      : t('copy.proof', { limit: formatMoney(locale, cover.limit) }),
  BeforeTasks: CopyTradingSections,
}

/** The sections for copiers and those for lead traders; the reader chooses. */
async function CopyTradingSections({ detail }: { detail: ActivityDetail }) {
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

/** The cover as every reader has it; a member's own in its island. */
function CoverSection({ detail }: { detail: ActivityDetail }) {
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
