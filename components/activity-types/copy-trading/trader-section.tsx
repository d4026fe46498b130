import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { TradersIsland } from './copy-islands.tsx'
import { CopyLabel } from './copy-label.tsx'
import { downloadHref } from './download-href.ts'
import { OtherTraders, RecommendedTrader, type TradersPart } from './trader-choice.tsx'

interface TraderSectionProps {
  detail: Pick<ActivityDetail, 'activityId'>
  /** null when they could not be read. */
  traders: readonly LeadTrader[] | null
  part: TradersPart
}

/** The recommended lead trader, or all others, as a visitor sees them; a user's own in the island. */
export function TraderSection({ detail: { activityId }, traders, part }: TraderSectionProps) {
  const t = useTranslations()
  const locale = useLocale()
  const label = (trader: LeadTrader, isPick: boolean) =>
    isPick ? t('copy.copy_trader', { trader: trader.name }) : <CopyLabel trader={trader} />
  const copy = (trader: LeadTrader, isPick: boolean) => (
    <Button
      variant={isPick ? 'primary' : 'outlined'}
      size={isPick ? 'lg' : 'sm'}
      full={isPick}
      href={downloadHref('follow')}
      locale={locale}
    >
      {label(trader, isPick)}
    </Button>
  )
  const open = ({ name }: LeadTrader) => (
    <Link href={downloadHref('copy-trade')} locale={locale}>
      {name}
    </Link>
  )
  if (traders === null || traders.length === 0) {
    if (part === 'others') return null
    return traders === null ? <p role="alert">{t('copy.traders_failed')}</p> : <p>{t('copy.traders_none')}</p>
  }
  const Part = part === 'pick' ? RecommendedTrader : OtherTraders
  return (
    <TradersIsland activityId={activityId} traders={traders} part={part}>
      <Part traders={traders} actionOf={copy} linkOf={open} />
    </TradersIsland>
  )
}
