'use client'

import { useTranslations } from 'next-intl'
import { HoursCountdown } from '#components/notification/hours-countdown.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { endsSoon, isUnusedDraw } from '#lib/task/reward-steps.ts'

interface RewardChipProps {
  item: Pick<RewardItem, 'state' | 'reasonCode' | 'holdUntil' | 'expiresAt' | 'reward' | 'payout'>
  /** The gateway's clock, ms. */
  now: number
  /** Called at the end of the hold or of the reward, to refetch. */
  onChange: () => void
}

/** The state of a reward, with an icon and a word (design, "Chips on rewards"). */
export function RewardChip({ item, now, onChange }: RewardChipProps) {
  const t = useTranslations()
  const { state, reasonCode, holdUntil, expiresAt, payout } = item
  const sm = { size: 'sm' } as const
  if (reasonCode === 'ADDRESS_NEEDED') {
    return (
      <Chip tone="warning" icon={<Icon icon="map-pin" {...sm} />}>
        {t('rewards.chip_address')}
      </Chip>
    )
  }
  switch (state) {
    case 'HOLD':
      return (
        <Chip icon={<Icon icon="lock-simple" {...sm} />}>
          {t('rewards.chip_hold')} {holdUntil !== undefined && <HoursCountdown to={holdUntil} onEnd={onChange} />}
        </Chip>
      )
    case 'REVIEW':
      return <Chip icon={<Icon icon="magnifying-glass" {...sm} />}>{t('rewards.chip_review')}</Chip>
    case 'USED':
      return <Chip icon={<Icon icon="check" {...sm} />}>{t('state.used')}</Chip>
    case 'EXPIRED':
      return <Chip icon={<Icon icon="x" {...sm} />}>{t('state.expired')}</Chip>
    case 'CANCELLED':
      return <Chip icon={<Icon icon="x" {...sm} />}>{t('rewards.step_cancelled')}</Chip>
    case 'GRANTED':
      break
  }
  if (isUnusedDraw(item)) {
    return (
      <Chip tone="gold" icon={<Icon icon="ticket" {...sm} />}>
        {t('rewards.chip_draw')}
      </Chip>
    )
  }
  if (payout?.state === 'DELAYED') {
    return (
      <Chip tone="warning" icon={<Icon icon="timer" {...sm} />}>
        {t('rewards.step_delayed')}
      </Chip>
    )
  }
  if (payout?.state === 'ON_THE_WAY') return <Chip icon={<Icon icon="timer" {...sm} />}>{t('rewards.tab_way')}</Chip>
  if (expiresAt !== null && endsSoon(expiresAt, now)) {
    return (
      <Chip tone="warning" icon={<Icon icon="timer" {...sm} />}>
        <CountdownText
          to={expiresAt}
          sentence={t('rewards.chip_left', { duration: '{duration}' })}
          over={t('state.expired')}
        />
      </Chip>
    )
  }
  return (
    <Chip tone="good" icon={<Icon icon="check" {...sm} />}>
      {t('state.granted')}
    </Chip>
  )
}
