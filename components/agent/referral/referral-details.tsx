'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import { agentHref } from '../agent-place.ts'
import { writeFilter } from '../filter/agent-filter.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import styles from './referral-details.module.css'
import { ReferralNote } from './referral-note.tsx'

interface ReferralDetailsProps {
  referral: Referral
  state: FilterState
}

/** An open row: the agent's own words about a person, further figures, and the way to the rebates. */
export function ReferralDetails({ referral, state }: ReferralDetailsProps) {
  const t = useTranslations('agent.referral')
  const f = useTranslations('agent.filter')
  const locale = useLocale()
  const { campaign, filter, days } = state
  const words = useTableWords(days.timeZone)
  const { referralId, upline, verifiedAt, lifetimeVolume, rebate, givesBack } = referral
  const { period, from, to, zone } = filter
  // Only the days go along: the rest of the filter is of referrals.
  const rebates = writeFilter('rebate', { ...state.filter, ...EMPTY, period, from, to, zone, referral: referralId })
  return (
    <div className={styles.details}>
      <ReferralNote key={referralId} campaignId={campaign.activityId} referral={referral} />
      <div className={styles.facts}>
        <dl>
          <div>
            <dt>{f('verified')}</dt>
            <dd>{words.dateOrNot(verifiedAt)}</dd>
          </div>
          {lifetimeVolume && (
            <div>
              <dt>{t('lifetime')}</dt>
              <dd>{words.money(lifetimeVolume)}</dd>
            </div>
          )}
          {rebate && (
            <div>
              <dt>{t('earned')}</dt>
              <dd>{words.money(rebate)}</dd>
            </div>
          )}
          <div>
            <dt>{t('gets_back')}</dt>
            <dd>{/[1-9]/.test(givesBack) ? t('split', { share: words.percent(givesBack) }) : t('split_none')}</dd>
          </div>
          {upline !== null && (
            <div>
              <dt>{t('upline_column')}</dt>
              <dd>
                <bdi dir="ltr">{upline}</bdi>
              </dd>
            </div>
          )}
        </dl>
        {!(rebate && isNothing(rebate)) && (
          <Link look="text" locale={locale} href={`${agentHref(campaign.activityId, 'rebate')}?${rebates}`}>
            {t('see_rebates')}
          </Link>
        )}
      </div>
    </div>
  )
}

const EMPTY = {
  source: undefined,
  code: undefined,
  status: undefined,
  min: undefined,
  max: undefined,
  search: undefined,
  sort: undefined,
  page: 1,
} as const
