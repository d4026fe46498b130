import { useWords } from '#components/ui/text/use-words.ts'
import { cx } from '#components/ui/cx.ts'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Span } from '#components/ui/layout/layout.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import styles from './activity-card-foot.module.css'
import { type ActivityStanding, activityVerb } from '../activity-standing.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { claimSum } from '#lib/task/claim-sum.ts'

export interface CardSubject extends Pick<
  ActivitySummary,
  'activityId' | 'activityType' | 'path' | 'status' | 'outcome'
> {
  /** The verb's id: the card's link includes the verb in its accessible name. */
  verbId: string
}

interface Props extends CardSubject {
  /** null for visitors, and for a user whose own is not known. */
  standing: ActivityStanding | null
  /** Rendered before the browser knows who is reading: hidden from a reader whose page starts as logged in. */
  isServers?: boolean
}

/** A chip and the card's verb, which is hidden from screen readers because the link's name includes it. */
export function ActivityCardFoot({ standing, isServers, verbId, ...activity }: Props) {
  const { t, rewardText, number, counted } = useWords()
  const verb = activityVerb(activity, standing)
  const { outcome } = activity
  const chip = (tone: ChipTone, icon: IconName, text: string) => (
    <Chip tone={tone} icon={<SmallIcon icon={icon} />} className={styles.state}>
      {text}
    </Chip>
  )
  /** Something to claim, else the outcome, else the user's own state. */
  const state = () => {
    if (standing && 'rewards' in standing) {
      const { rewards } = standing
      const reward = claimSum(rewards)
      const parts = [
        standing.state === 'canDraw' && t('lottery.left', counted(standing.left)),
        rewards.length > 0 && t('activity.to_claim', { reward: reward ? rewardText(reward) : number(rewards.length) }),
      ]
      return (
        <Chip tone="gold" icon={<SmallIcon icon="gift" weight="fill" />} className={styles.state}>
          {parts.filter(Boolean).join(' · ')}
        </Chip>
      )
    }
    if (outcome) {
      const [tone, icon, line] = OUTCOMES[outcome]
      return chip(tone, icon, t(line))
    }
    if (!standing) return null
    if (standing.state === 'notJoined') return <Chip>{t('activity.not_joined')}</Chip>
    if (standing.state === 'ranked') {
      const rank = number(standing.rank)
      return standing.reward
        ? chip('primary', 'ranking', t('activity.rank_pays', { rank, reward: rewardText(standing.reward) }))
        : chip('neutral', 'ranking', t('compound.rank', { rank }))
    }
    const { done, of } = standing
    return chip(
      'good',
      'check-circle',
      of > 0 ? t('activity.tasks_done', { done: number(done), count: number(of) }) : t('state.joined'),
    )
  }
  return (
    <>
      {state()}
      <Span
        id={verbId}
        aria-hidden
        gap="4"
        align="center"
        weight="strong"
        tone="link"
        text="end"
        className={cx(styles.verb, isServers && styles.servers)}
      >
        {'reward' in verb ? t(verb.key, { reward: rewardText(verb.reward) }) : t(verb.key)}
        <SmallIcon icon="arrow-right" />
      </Span>
    </>
  )
}

type ChipTone = 'neutral' | 'good' | 'primary' | 'warning'

const OUTCOMES = {
  CANCELLED: ['warning', 'prohibit', 'activity.cancelled_line'],
  SETTLING: ['neutral', 'hourglass-medium', 'activity.settling_line'],
  SETTLED: ['neutral', 'check-circle', 'activity.settled_line'],
} as const
