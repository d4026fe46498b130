'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'

/** How far a referral came. */
export function ReferralStatus({ status }: { status: Referral['status'] }) {
  const t = useTranslations('agent.referral')
  return (
    <Chip tone={status === 'TRADED' ? 'good' : 'neutral'}>
      {t(`status_${status.toLowerCase() as 'registered' | 'verified' | 'deposited' | 'traded'}`)}
    </Chip>
  )
}
