import { languageProps } from '#lib/i18n/language-props.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { useId } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Note, Row } from '#components/ui/layout/layout.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ActivityCardFootIsland } from './activity-card-foot-island.tsx'
import { ActivityCardFoot, type CardSubject } from './activity-card-foot.tsx'
import styles from './activity-card.module.css'
import { activityLook } from '../activity-look.ts'
import { ActivityPicture } from '../activity-picture.tsx'
import type { ActivityStanding } from '../activity-standing.ts'
import { ActivityHeadline } from '../activity-headline.tsx'
import { ActivityTime } from '../activity-time.tsx'
import { RemindButton } from '../cta/remind-button.tsx'
import { CARD_SHOWS_FROM, shownParticipants } from '../shown-participants.ts'

interface ActivityCardProps {
  activity: ActivitySummary
  /** Spans two columns, for the most important activity. */
  wide?: boolean
  /** Without it the browser finds out. */
  standing?: ActivityStanding
}

/** Prize headline, deadline, the reader's own state and one verb (design §13, "Cards"). The whole card is the link. */
export function ActivityCard({ activity, wide, standing }: ActivityCardProps) {
  const { t, locale, counted, isolated } = useWords()
  const id = useId()
  const { activityId, activityType, status, outcome, title, subtitle, startTime, path, textLanguage } = activity
  const participants = shownParticipants(activity, CARD_SHOWS_FROM)
  const look = activityLook(activity)
  const ended = status === 'ENDED'
  const [titleId, verbId] = [`${id}-title`, `${id}-verb`]
  const foot: CardSubject = { activityId, activityType, path, status, outcome, verbId }
  const canRemind = status === 'UPCOMING' && !outcome
  return (
    <Card as="article" className={cx(styles.card, wide ? styles.wide : styles.compact, ended && styles.ended)}>
      <div className={styles.poster}>
        <ActivityPicture
          {...activity}
          fit={wide ? 'xMidYMax slice' : undefined}
          sizes={wide ? '(min-width: 1024px) 720px, 100vw' : '(min-width: 640px) 420px, 100vw'}
        />
      </div>
      {!wide && (
        <div className={styles.thumb}>
          <ActivityPicture {...activity} crop="thumb" sizes="176px" />
        </div>
      )}
      <div className={styles.head}>
        <Row size="small" tone="secondary" align="center" wrap className={styles.type}>
          <SmallIcon icon={look.icon} />
          <span>{t(`activity_type.${look.textKey}`)}</span>
          {status !== 'ONGOING' && (
            <Chip tone={status === 'UPCOMING' ? 'primary' : 'neutral'}>
              {t(`state.${ended ? 'ended' : 'upcoming'}`)}
            </Chip>
          )}
        </Row>
        <h3 className={styles.title} {...languageProps(textLanguage)}>
          <Link href={path} id={titleId} aria-labelledby={canRemind ? undefined : `${titleId} ${verbId}`}>
            {isolated(title)}
          </Link>
        </h3>
        <ActivityHeadline {...activity} wide={wide} />
      </div>
      <div className={styles.rest}>
        {subtitle && (
          <Note size="small" clamp className={styles.line} data-clamp="" {...languageProps(textLanguage)}>
            {isolated(subtitle)}
          </Note>
        )}
        <Row size="small" tone="secondary" gap="2 16" top="8" wrap className={styles.facts}>
          {outcome !== 'CANCELLED' && (
            <span>
              <SmallIcon icon="clock" />
              <ActivityTime {...activity} />
            </span>
          )}
          {participants && (
            <span>
              <SmallIcon icon="users" />
              {t('activity.joined', counted(participants))}
            </span>
          )}
          {look.fact && !ended && (
            <span>
              <SmallIcon icon={look.fact[0]} />
              {t(look.fact[1])}
            </span>
          )}
        </Row>
        <Row size="small" gap="4 12" align="center" wrap className={styles.foot}>
          {canRemind ? (
            <RemindButton
              start={{ activityId, title, startTime, path }}
              locale={locale}
              text={t('activity.line_not_started')}
              className={styles.remind}
            >
              <SmallButton data-press={`remind-${activityId}`}>
                <SmallIcon icon="calendar-plus" />
                {t('activity.cta_remind')}
              </SmallButton>
            </RemindButton>
          ) : standing ? (
            <ActivityCardFoot {...foot} standing={standing} />
          ) : (
            <ActivityCardFootIsland {...foot}>
              <ActivityCardFoot {...foot} standing={null} isServers />
            </ActivityCardFootIsland>
          )}
        </Row>
      </div>
    </Card>
  )
}
