import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CampaignHead } from '@fanfare/contract/activity/campaign.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import styles from './airdrop-card.module.css'
import { SnapshotList, type SnapshotView } from './snapshot-list.tsx'

interface AirdropCardProps {
  subject: AirdropSubject
  /** A user's snapshots; absent: the announced ones. */
  snapshots?: readonly SnapshotView[]
  /** Beside the heading. */
  figure?: ReactNode
  /** A user's holding; absent for visitors, who are asked to log in. */
  children?: ReactNode
}

/** The condition of an airdrop with its snapshots (design, "Your check"). */
export function AirdropCard({ subject, snapshots, figure, children }: AirdropCardProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  const { terms, path, timeZone, isOver = false } = subject
  const shown = snapshots ?? terms?.snapshots.map((at) => ({ at, state: 'announced' as const })) ?? []
  return (
    <Card as="section" padded aria-labelledby="airdrop-check">
      <SectionHeading id="airdrop-check" aside={figure}>
        {t('check_title')}
      </SectionHeading>
      {terms && !isOver && (
        <p className={styles.how}>
          {terms.asset
            ? t('check_how', { asset: isolateLtr(locale, terms.asset), amount: formatMoney(locale, terms.required) })
            : t('check_how_any', { amount: formatMoney(locale, terms.required) })}
        </p>
      )}
      {children ??
        (isOver ? null : (
          <p className={styles.login} data-visitors="">
            <Link look="text" href={`/login?next=${encodeURIComponent(path)}`} locale={locale}>
              {t('check_log_in')}
            </Link>
          </p>
        ))}
      {shown.length > 0 && <SnapshotList snapshots={shown} timeZone={timeZone} />}
    </Card>
  )
}

/** An airdrop as the server knows it. */
export interface AirdropSubject extends Pick<ActivityDetail, 'path' | 'timeZone'> {
  /** null when the platform tells them to users alone. */
  terms: CampaignHead['airdropTerms'] | null
  /** After the end nothing is asked of readers. */
  isOver?: boolean
}
