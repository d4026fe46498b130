'use client'

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check'
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass'
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin'
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket'
import { TimerIcon } from '@phosphor-icons/react/dist/ssr/Timer'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useTranslations } from 'next-intl'
import { HoursCountdown } from '#components/notification/hours-countdown.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { RewardItem } from '@fanfare/contract/task/get-reward-list.ts'
import { endsSoon, isUnusedDraw } from '#lib/task/reward-steps.ts'

interface RewardChipProps {
  item: Pick<RewardItem, 'state' | 'reasonCode' | 'holdUntil' | 'expiresAt' | 'reward'>
  /** The gateway's clock, ms. */
  now: number
  /** Called at the end of the hold or of the reward, to refetch. */
  onChange: () => void
}

/** The state of a reward, with an icon and a word (design, "Chips on rewards"). */
export function RewardChip({ item, now, onChange }: RewardChipProps) {
  const t = useTranslations()
  const { state, reasonCode, holdUntil, expiresAt } = item
  const sm = { size: 'sm' } as const
  if (reasonCode === 'ADDRESS_NEEDED') {
    return (
      <Chip tone="warning" icon={<Icon icon={MapPinIcon} {...sm} />}>
        {t('rewards.chip_address')}
      </Chip>
    )
  }
  switch (state) {
    case 'HOLD':
      return (
        <Chip icon={<Icon icon={LockSimpleIcon} {...sm} />}>
          {t('rewards.chip_hold')} {holdUntil !== undefined && <HoursCountdown to={holdUntil} onEnd={onChange} />}
        </Chip>
      )
    case 'REVIEW':
      return <Chip icon={<Icon icon={MagnifyingGlassIcon} {...sm} />}>{t('rewards.chip_review')}</Chip>
    case 'USED':
      return <Chip icon={<Icon icon={CheckIcon} {...sm} />}>{t('state.used')}</Chip>
    case 'EXPIRED':
      return <Chip icon={<Icon icon={XIcon} {...sm} />}>{t('state.expired')}</Chip>
    case 'GRANTED':
      break
  }
  if (isUnusedDraw(item)) {
    return (
      <Chip tone="gold" icon={<Icon icon={TicketIcon} {...sm} />}>
        {t('rewards.chip_draw')}
      </Chip>
    )
  }
  if (expiresAt !== null && endsSoon(expiresAt, now)) {
    return (
      <Chip tone="warning" icon={<Icon icon={TimerIcon} {...sm} />}>
        <CountdownText
          to={expiresAt}
          sentence={t('rewards.chip_left', { duration: '{duration}' })}
          daysHours={t('countdown.days_hours', { days: '{days}', hours: '{hours}' })}
          until={null}
          over={t('state.expired')}
        />
      </Chip>
    )
  }
  return (
    <Chip tone="good" icon={<Icon icon={CheckIcon} {...sm} />}>
      {t('state.granted')}
    </Chip>
  )
}
