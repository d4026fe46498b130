import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { TradersIsland } from './copy-islands.tsx'
import { CopyLabel } from './copy-label.tsx'
import { downloadHref } from './download-href.ts'
import { listTraders } from './list-traders.tsx'
import { traderListTexts } from './trader-list-texts.ts'
import { TraderList } from './trader-list.tsx'
import styles from './trader-section.module.css'

interface TraderSectionProps {
  detail: Pick<ActivityDetail, 'activityId'>
  /** null when they could not be read. */
  traders: readonly LeadTrader[] | null
}

/** The lead traders, as a visitor sees them; a user's own in the island. */
export function TraderSection({ detail: { activityId }, traders }: TraderSectionProps) {
  const t = useTranslations()
  const locale = useLocale()
  const copy = (trader: LeadTrader) => (
    <Button variant="outlined" size="sm" href={downloadHref('follow')} locale={locale}>
      <CopyLabel trader={trader} />
    </Button>
  )
  const open = ({ name }: LeadTrader) => (
    <Link href={downloadHref('copy-trade')} locale={locale}>
      {name}
    </Link>
  )
  return (
    <section aria-labelledby="lead-traders">
      <SectionHeading
        id="lead-traders"
        aside={<span className={styles.small}>{t('copy.app_version', { version: TARGETS.follow.from })}</span>}
      >
        {t('copy.traders')}
      </SectionHeading>
      {traders === null && <p role="alert">{t('copy.traders_failed')}</p>}
      {traders?.length === 0 && <p>{t('copy.traders_none')}</p>}
      {traders !== null && traders.length > 0 && (
        <>
          <TradersIsland activityId={activityId} traders={traders}>
            <TraderList traders={listTraders(traders, copy, open)} texts={traderListTexts(t)} />
          </TradersIsland>
          <p className={styles.note}>{t('copy.past_results')}</p>
        </>
      )}
    </section>
  )
}
