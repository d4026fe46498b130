import { getLocale, getTranslations } from 'next-intl/server'
import { ActivityPicture } from '#components/activity/activity-picture.tsx'
import { RemindButton } from '#components/activity/cta/remind-button.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Link } from '#components/ui/text/link.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { listActivities } from '#lib/queries/activity.ts'
import styles from './next-draw.module.css'

/** The draw that comes next, or that runs now; renders nothing where there is none. */
export async function NextDraw({ detail }: { detail: ActivityDetail }) {
  const [locale, t] = [await getLocale(), await getTranslations()]
  // The page of an ended draw needs no list to be complete.
  const activities = await listActivities(locale).catch(() => [])
  const next = activities
    .filter(({ activityType, activityId, status, outcome }) => {
      const isOpen = status !== 'ENDED' && outcome !== 'CANCELLED'
      return isOpen && activityType === detail.activityType && activityId !== detail.activityId
    })
    .toSorted((a, b) => a.endTime - b.endTime)[0]
  if (!next) return null
  const { activityId, title, path, startTime, image, activityType, art, status } = next
  const day = formatDayMonth(locale, status === 'UPCOMING' ? startTime : next.endTime, 'UTC')
  return (
    <Card as="section" padded aria-labelledby="next-draw" className={styles.next}>
      <div className={styles.picture}>
        <ActivityPicture image={image} activityType={activityType} art={art} fit="xMidYMid slice" />
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>{t('lottery.next')}</p>
        <h2 id="next-draw">
          <Link href={path} locale={locale}>
            {isolateAmounts(locale, title)}
          </Link>
        </h2>
        <p className={styles.lead}>
          {t(status === 'UPCOMING' ? 'countdown.starts_at' : 'countdown.ends_at', { date: day })}
        </p>
      </div>
      {status === 'UPCOMING' && (
        <RemindButton
          start={{ activityId, title, startTime, path }}
          locale={locale}
          text={t('activity.line_not_started')}
          className={styles.remind}
        >
          <Button variant="outlined" size="sm">
            {t('activity.cta_remind')}
          </Button>
        </RemindButton>
      )}
    </Card>
  )
}
