'use client'

import { useTranslations } from 'next-intl'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'

/** A band of a balance in words; an agent never sees the balance (AGT-5). */
export function useBalanceText() {
  const t = useTranslations('agent.referral')
  return (balance: Referral['balance']) =>
    balance === null ? t('unknown') : t(`band_${balance.toLowerCase() as Lowercase<typeof balance>}`)
}
