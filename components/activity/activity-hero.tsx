import { languageProps } from '#lib/i18n/language-props.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ReactNode } from 'react'
import { CountdownText } from '#components/ui/time/countdown-text.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { activityLook } from './activity-look.ts'
import { ActivityPicture } from './activity-picture.tsx'
import { heroFit } from './hero-fit.ts'
import { HeroTime, nextOf, whenKey } from './hero-time.tsx'
import { BannerPoster } from './banner/banner-slide.tsx'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { Ends, Row } from '#components/ui/layout/layout.tsx'
import styles from './activity-hero.module.css'

interface Props {
  detail: ActivityDetail
  /** The state, beside the type: upcoming, ended, settled … */
  chip?: ReactNode
  /** The prize headline with its promise. */
  headline: ReactNode
  /** On phones the sticky bar replaces it. */
  action: ReactNode
  /** Replaces the common time where users have their own. */
  time?: ReactNode
  /** Replaces the picture; on phones below the words, with the time in one line below it. */
  figure?: ReactNode
  /** Below the words; on phones below the figure. */
  facts?: ReactNode
}

/** The head of an activity's page (design §13, "Heroes"). */
export function ActivityHero({ detail, chip, headline, action, time, figure, facts }: Props) {
  const { t, locale, isolated } = useWords()
  const { image, activityType, art, title, textLanguage, outcome, status, timeZone } = detail
  const { icon, textKey } = activityLook(detail)
  const next = nextOf(detail)
  const scene = art ? null : sceneOf(image, activityType)
  return (
    <>
      <Link href="/" className={styles.crumb} data-shell>
        <SmallIcon icon="caret-left" />
        {t('activity.all_activities')}
      </Link>
      <section
        className={styles.hero}
        data-scene={scene ?? (art ? 'own' : undefined)}
        data-figure={figure ? '' : undefined}
        aria-labelledby="activity-title"
      >
        {!figure && (
          <div className={styles.picture}>
            {scene === 'compound' ? (
              // A hero that is higher than wide would cut the other picture's bands.
              <BannerPoster {...detail} />
            ) : (
              <ActivityPicture {...detail} fit={heroFit(scene)} sizes="(min-width: 1024px) 800px, 100vw" isFirst />
            )}
          </div>
        )}
        <div className={styles.text}>
          <Row align="center" wrap weight="medium" className={styles.type}>
            <SmallIcon icon={icon} />
            {t(`activity_type.${textKey}`)}
            {chip}
          </Row>
          <h1 id="activity-title">
            <span {...languageProps(textLanguage)}>{isolated(title)}</span>
          </h1>
          {headline}
          {/* A cancelled activity neither starts nor ends by its schedule; the chip shows the state. */}
          {outcome !== 'CANCELLED' && (!figure || status === 'ENDED') && (time ?? <HeroTime activity={detail} />)}
          {!figure && <div className={styles.action}>{action}</div>}
        </div>
        {figure && (
          <>
            <div className={styles.figure}>{figure}</div>
            <div className={styles.facts}>
              {facts}
              <div className={styles.action}>{action}</div>
            </div>
            {outcome !== 'CANCELLED' && status !== 'ENDED' && (
              <Ends gap="2 12" size="note" className={styles.foot}>
                <CountdownText
                  to={next}
                  sentence={t(status === 'UPCOMING' ? 'countdown.starts_in' : 'countdown.ends_in', {
                    duration: '{duration}',
                  })}
                  until={t(`countdown.${whenKey(status)}`, {
                    date: formatDayMonth(locale, next, timeZone),
                  })}
                  className={styles.remaining}
                />
                <TwoClocks at={next} timeZone={timeZone} className={styles.clocks} />
              </Ends>
            )}
          </>
        )}
      </section>
    </>
  )
}
