import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { HeroHeadline } from '#components/activity/hero-headline.tsx'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { readLeadTraders } from '#lib/queries/boards.ts'
import { publicConfig } from '#lib/queries/settings.ts'
import {
  isOver,
  phaseOf,
  type PageParts,
  type DetailProps,
  type HeadlineProps,
} from '#components/activity/page-parts.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import { LeadPanel, ScanToCopy, TraderSection } from './trader-section.tsx'
import { CopyIsland } from './copy-islands.tsx'
import { CoverView } from './cover-view.tsx'
import styles from './cover.module.css'

/** The page of a copy-trading promotion. */
export const COPY_TRADING_PAGE: PageParts = {
  HeroHeadline: CoverHeadline,
  promise: ({ cover, ...activity }, { t, money }) =>
    cover && !isOver(activity) ? t('copy.proof', { limit: money(cover.limit) }) : null,
  tasksAreExtra: true,
  AboveColumns: CopySections,
  Aside: CopyAside,
}

/** The maximum of the cover; without a cover the common prize headline. */
function CoverHeadline({ detail, subject }: HeadlineProps) {
  const t = useTranslations()
  const { cover } = detail
  const own = cover && !isOver(detail) && { won: cover.limit, lead: t('activity_stake.up_to'), label: t('copy.on_us') }
  return <HeroHeadline subject={subject} mine={own || null} />
}

/** The recommended lead trader, and what the cover pays. */
async function CopySections({ detail }: DetailProps) {
  const { activityId, cover } = detail
  const traders = await readLeadTraders(activityId)
  const phase = phaseOf(detail)
  return (
    <Grid className={styles.sections}>
      {phase !== 'over' && (
        <Grid gap="12">
          <TraderSection activityId={activityId} traders={traders} part="pick" />
          {!!traders?.length && <ScanToCopy siteOrigin={publicConfig().siteOrigin} />}
        </Grid>
      )}
      {cover && (
        <Card padded aria-labelledby="cover">
          <CopyIsland part="cover" activityId={activityId} terms={cover} phase={phase}>
            <CoverView terms={cover} phase={phase} />
          </CopyIsland>
        </Card>
      )}
    </Grid>
  )
}

/** The other lead traders; how to become one is folded, because few readers want to. */
async function CopyAside({ detail }: DetailProps) {
  const [traders, t] = await Promise.all([readLeadTraders(detail.activityId), getTranslations('copy')])
  return (
    <>
      {!isOver(detail) && <TraderSection activityId={detail.activityId} traders={traders} part="others" />}
      <Card as="div" padded="rows">
        <Fold title={t('lead_tab')}>
          <LeadPanel traders={traders ?? []} />
        </Fold>
      </Card>
    </>
  )
}
