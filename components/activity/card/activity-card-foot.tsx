import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { Text } from '#components/ui/layout/layout.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import styles from './activity-card-foot.module.css'
import { ActivityCardState } from './activity-card-state.tsx'
import type { ActivityStanding } from '../activity-standing.ts'
import { activityVerb } from '../activity-verb.ts'

export interface CardSubject extends Pick<
  ActivitySummary,
  'activityId' | 'activityType' | 'path' | 'status' | 'outcome'
> {
  /** The verb's id, by which the card's link has it in its name. */
  verbId: string
}

interface Props extends CardSubject {
  /** null for visitors, and for a user whose own is not known. */
  standing: ActivityStanding | null
  /** Rendered before the browser knows who is reading: hidden from a reader whose page starts as logged in. */
  isServers?: boolean
}

/** The state of an activity or of its user as a chip, and the card's verb. Hidden from screen readers: the link is named with it. */
export function ActivityCardFoot({ standing, isServers = false, verbId, ...activity }: Props) {
  const t = useTranslations()
  const rewardText = useRewardText()
  const verb = activityVerb(activity, standing)
  return (
    <>
      <ActivityCardState outcome={activity.outcome} standing={standing} />
      <Text
        as="span"
        id={verbId}
        aria-hidden="true"
        gap="4"
        align="center"
        weight="strong"
        tone="link"
        text="end"
        className={cx(styles.verb, isServers && styles.servers)}
      >
        {'reward' in verb ? t(verb.key, { reward: rewardText(verb.reward) }) : t(verb.key)}
        <Icon icon="arrow-right" size="sm" />
      </Text>
    </>
  )
}
