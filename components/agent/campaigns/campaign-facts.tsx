'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { formatMoney, formatNumber, type MoneyText } from '@fanfare/languages/format.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import styles from './campaigns.module.css'

/** People and rebates of a campaign, without those that are zero. */
export function CampaignFacts({ campaign, isOver }: { campaign: AgentCampaign; isOver: boolean }) {
  const t = useTranslations('agent.campaigns')
  const overview = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  const { newReferrals, referrals, progress, pending, settled, settlesAt, due = pending } = campaign
  const people = isOver ? referrals : newReferrals
  const money = (value: MoneyText) => formatMoney(locale, value, { isMoved: true })
  const facts = [
    { label: t(isOver ? 'referrals_all' : 'referrals_days'), value: people },
    { label: t('traders'), value: isOver ? 0 : progress?.activeTraders },
  ].flatMap(({ label, value }) =>
    value ? [{ label, text: formatNumber(locale, String(value)), note: null, column: undefined }] : [],
  )
  const amounts = [
    {
      column: styles.pending,
      label: t('pending'),
      amount: pending,
      note:
        settlesAt === null || !new Big(due.amount).gt(0)
          ? null
          : overview('pending_next', { amount: money(due), date: formatDeadline(locale, settlesAt, zone) }),
    },
    { column: styles.settled, label: t('settled'), amount: settled, note: null },
  ].flatMap(({ amount, ...fact }) => (isNothing(amount) ? [] : [{ ...fact, text: money(amount) }]))
  const shown = [...facts, ...amounts]
  if (shown.length === 0) return <p className={styles.note}>{t('nobody_yet')}</p>
  return (
    <dl className={styles.facts}>
      {shown.map(({ label, text, note, column }) => (
        <div key={label} className={column}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{text}</bdi>
          </dd>
          {note !== null && <dd className={styles.small}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
