import type { ComponentProps, ReactNode } from 'react'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { HoursCountdown } from '#components/notification/hours-countdown.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { endsSoon, isUnusedDraw } from '#lib/task/reward-steps.ts'

interface RewardChipProps {
  item: Pick<RewardItem, 'state' | 'reasonCode' | 'holdUntil' | 'expiresAt' | 'reward' | 'payout'>
  /** The gateway's clock, ms. */
  now: number
  /** Called when the hold or the reward ends, to refetch. */
  onChange?: () => void
}

/** The state of a reward, with an icon and a word (design, "Chips on rewards"). */
export function RewardChip({ item, now, onChange }: RewardChipProps) {
  const { t } = useWords()
  const { state, reasonCode, holdUntil, expiresAt, payout } = item
  const chip = (icon: IconName, text: ReactNode, tone?: ComponentProps<typeof Chip>['tone']) => (
    <Chip tone={tone} icon={<SmallIcon icon={icon} />}>
      {text}
    </Chip>
  )
  if (reasonCode === 'ADDRESS_NEEDED') return chip('map-pin', t('rewards.chip_address'), 'warning')
  switch (state) {
    case 'HOLD':
      return chip(
        'lock-simple',
        <>
          {t('rewards.chip_hold')} {holdUntil && <HoursCountdown to={holdUntil} onEnd={onChange} />}
        </>,
      )
    case 'REVIEW':
      return chip('magnifying-glass', t('rewards.chip_review'))
    case 'USED':
      return chip('check', t('state.used'))
    case 'EXPIRED':
      return chip('x', t('state.expired'))
    case 'CANCELLED':
      return chip('x', t('rewards.step_cancelled'))
    case 'GRANTED':
      break
  }
  if (isUnusedDraw(item)) return chip('ticket', t('rewards.chip_draw'), 'gold')
  if (payout?.state === 'DELAYED') return chip('timer', t('rewards.step_delayed'), 'warning')
  if (payout?.state === 'ON_THE_WAY') return chip('timer', t('rewards.tab_way'))
  if (!expiresAt || !endsSoon(expiresAt, now)) return chip('check', t('state.granted'), 'good')
  const sentence = t('rewards.chip_left', { duration: '{duration}' })
  return chip('timer', <CountdownText to={expiresAt} sentence={sentence} over={t('state.expired')} />, 'warning')
}
