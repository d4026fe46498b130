'use client'

import { useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { Rebate } from '@fanfare/contract/agent/rebates.ts'

const TONES = { SETTLED: 'good', PENDING: 'neutral', NONE: 'warning' } as const

/** Whether a rebate is paid; a claw-back says so beside it. */
export function RebateStatus({ rebate }: { rebate: Rebate }) {
  const t = useTranslations('agent.rebate')
  const { status, reverses } = rebate
  if (reverses !== null) return <Chip tone="error">{t('claw_back')}</Chip>
  return <Chip tone={TONES[status]}>{t(`status_${status.toLowerCase() as 'settled' | 'pending' | 'none'}`)}</Chip>
}
