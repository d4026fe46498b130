import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus'
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock'
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/card.tsx'
import { Chip } from '#components/ui/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { Text } from '#components/ui/text.tsx'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { ActivityCardState } from './activity-card-state.tsx'
import styles from './activity-card.module.css'
import type { CardParts } from './card-parts.ts'
import { activityLook } from '../activity-look.ts'
import { ActivityPicture } from '../activity-picture.tsx'
import { ActivityStake } from '../activity-stake.tsx'
import { ActivityTime } from '../activity-time.tsx'
import { RemindButton } from '../cta/remind-button.tsx'
import { shownParticipants } from '../shown-participants.ts'

interface ActivityCardProps {
  activity: ActivitySummary
  /** Those of its type. */
  parts: CardParts
  /** Two columns wide, with `children` under the facts, for the most important activity. */
  wide?: boolean
  children?: ReactNode
}

/** Prizes, deadline and number of participants (design §6, "Activity card"). The whole card is the link. */
export function ActivityCard({ activity, parts: { Fact, Line }, wide = false, children }: ActivityCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { activityType, image, status, title, subtitle, path } = activity
  const participants = shownParticipants(activity)
  const look = activityLook(activity)
  const ended = status === 'ENDED'
  const picture = { image, activityType, fromSprite: true }
  return (
    <Card as="article" className={cx(styles.card, wide ? styles.wide : styles.compact, ended && styles.ended)}>
      <div className={styles.poster}>
        <ActivityPicture {...picture} fit={wide ? 'xMaxYMax slice' : undefined} />
      </div>
      {!wide && (
        <div className={styles.thumb}>
          <ActivityPicture {...picture} crop="thumb" />
        </div>
      )}
      <div className={styles.head}>
        <Text size="small" as="div" tone="secondary" className={styles.type}>
          <Icon icon={look.icon} size="sm" />
          <span>{t(`activity_type.${look.textKey}`)}</span>
          {status !== 'ONGOING' && (
            <Chip tone={status === 'UPCOMING' ? 'primary' : 'neutral'}>
              {t(`state.${ended ? 'ended' : 'upcoming'}`)}
            </Chip>
          )}
        </Text>
        <h3 className={styles.title}>
          <Link href={path} locale={locale}>
            {isolateAmounts(locale, title)}
          </Link>
        </h3>
        <ActivityStake activity={activity} size="L" />
      </div>
      <div className={styles.rest}>
        {subtitle && (
          <Text size="small" tone="secondary" className={styles.line} data-clamp="">
            {isolateAmounts(locale, subtitle)}
          </Text>
        )}
        <Text as="div" size="small" tone="secondary" className={styles.facts}>
          {activity.outcome !== 'CANCELLED' && (
            <span>
              <Icon icon={ClockIcon} size="sm" />
              <ActivityTime {...activity} />
            </span>
          )}
          {participants !== null && (
            <span>
              <Icon icon={UsersIcon} size="sm" />
              {t('activity.joined', { count: participants, value: formatNumber(locale, String(participants)) })}
            </span>
          )}
          {Fact && !ended && (
            <span>
              <Fact />
            </span>
          )}
        </Text>
        {children}
        <div className={styles.state}>
          <ActivityCardState activity={activity} Line={Line} />
          {status === 'UPCOMING' && activity.outcome === null && <Remind activity={activity} />}
        </div>
      </div>
    </Card>
  )
}

function Remind({ activity: { activityId, title, startTime, path } }: Pick<ActivityCardProps, 'activity'>) {
  const t = useTranslations('activity')
  const locale = useLocale()
  return (
    <RemindButton
      start={{ activityId, title, startTime, path }}
      locale={locale}
      text={t('line_not_started')}
      className={styles.remind}
    >
      <Icon icon={CalendarPlusIcon} size="sm" />
      {t('cta_remind')}
    </RemindButton>
  )
}
