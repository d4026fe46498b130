import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { claimSum } from '#lib/task/claim-sum.ts'
import type { ActivityStanding } from '../activity-standing.ts'

interface Props extends Pick<ActivitySummary, 'outcome'> {
  /** null for visitors, and for a user whose own is not known. */
  standing: ActivityStanding | null
}

/** One chip on a card: something to claim, else the outcome, else the user's own state. */
export function ActivityCardState({ outcome, standing }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const number = (value: number) => formatNumber(locale, String(value))
  if (standing?.state === 'toClaim' || standing?.state === 'canDraw') {
    const { rewards } = standing
    const left = standing.state === 'canDraw' ? standing.left : 0
    const reward = claimSum(rewards)
    const parts = [
      ...(left > 0 ? [t('lottery.left', { count: left, value: number(left) })] : []),
      ...(rewards.length > 0
        ? [t('activity.to_claim', { reward: reward ? rewardText(reward) : number(rewards.length) })]
        : []),
    ]
    return (
      <Chip tone="gold" icon={<Icon icon="gift" weight="fill" size="sm" />}>
        {parts.join(' · ')}
      </Chip>
    )
  }
  switch (outcome) {
    case 'CANCELLED':
      return (
        <Chip tone="warning" icon={<Icon icon="prohibit" size="sm" />}>
          {t('activity.cancelled_line')}
        </Chip>
      )
    case 'SETTLING':
      return <Chip icon={<Icon icon="hourglass-medium" size="sm" />}>{t('activity.settling_line')}</Chip>
    case 'SETTLED':
      return <Chip icon={<Icon icon="check-circle" size="sm" />}>{t('activity.settled_line')}</Chip>
    case null:
      break
  }
  if (!standing) return null
  if (standing.state === 'notJoined') return <Chip>{t('activity.not_joined')}</Chip>
  if (standing.state === 'ranked') {
    const { rank, reward } = standing
    return (
      <Chip tone={reward ? 'primary' : 'neutral'} icon={<Icon icon="ranking" size="sm" />}>
        {reward
          ? t('activity.rank_pays', { rank: number(rank), reward: rewardText(reward) })
          : t('compound.rank', { rank: number(rank) })}
      </Chip>
    )
  }
  const { done, of } = standing
  return (
    <Chip tone="good" icon={<Icon icon="check-circle" size="sm" />}>
      {of > 0 ? t('activity.tasks_done', { done: number(done), count: number(of) }) : t('state.joined')}
    </Chip>
  )
}
