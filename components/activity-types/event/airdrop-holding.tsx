'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import type { AirdropCheck } from '@fanfare/contract/activity/campaign.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import styles from './airdrop-card.module.css'

interface AirdropHoldingProps {
  check: AirdropCheck
}

/** The sum that counted, beside the heading. */
export function HeldFigure({ check: { position, required } }: AirdropHoldingProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  if (Big(position.amount).eq(0)) return null
  return (
    <p className={styles.figure}>
      <Amount money={position} locale={locale} size="L" isMoved />
      <span>{t('check_of', { amount: formatMoney(locale, required) })}</span>
    </p>
  )
}

/** How far the holding is, what counts of it, and what is missing. */
export function AirdropHolding({ check }: AirdropHoldingProps) {
  const t = useTranslations('event')
  const locale = useLocale()
  const { position, required, accounts, asOf } = check
  const held = formatMoney(locale, position, { isMoved: true })
  return (
    <>
      {asOf !== undefined && (
        <ProgressBar
          ratio={Big(required.amount).eq(0) ? 1 : Big(position.amount).div(required.amount).toNumber()}
          label={t('check_bar')}
          valueText={t('check_value', { held, required: formatMoney(locale, required) })}
          className={styles.bar}
        />
      )}
      {accounts.length > 0 && (
        <ul className={styles.accounts}>
          {accounts.map(({ account, amount, counted }) => (
            <li key={account}>
              <span className={styles.account}>
                <span className={counted ? styles.in : styles.out}>
                  <Icon icon={counted ? 'check-circle' : 'minus-circle'} weight={counted ? 'fill' : 'regular'} />
                </span>
                {account}
                {!counted && <small>{t('account_out')}</small>}
              </span>
              <span className={counted ? undefined : styles.left}>
                <Amount money={amount} locale={locale} isMoved />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Result check={check} />
    </>
  )
}

function Result({ check: { eligible, position, required, reasonCode, snapshots, asOf } }: AirdropHoldingProps) {
  const t = useTranslations()
  const locale = useLocale()
  if (eligible) {
    return (
      <Notice tone="good" role="status" className={styles.result}>
        <p>{t('event.check_enough')}</p>
      </Notice>
    )
  }
  const missing = () => {
    if (asOf === undefined) return t('event.check_waiting')
    const amount = formatMoney(
      locale,
      { amount: Big(required.amount).minus(position.amount).toFixed(), unit: required.unit },
      { isMoved: true },
    )
    return t(snapshots.some(({ taken }) => !taken) ? 'event.check_missing' : 'event.check_short', { amount })
  }
  const isMissing = reasonCode === null || reasonCode === 'NOT_ENOUGH'
  return (
    <Notice tone={asOf === undefined ? 'neutral' : 'warning'} role="status" className={styles.result}>
      <p>{isMissing ? missing() : (reasonText(t, reasonCode) ?? t('code.51070'))}</p>
    </Notice>
  )
}
