import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import { readWelcomeOffer } from '#lib/queries/welcome-offer.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { readWinners } from '#lib/queries/draws.ts'
import { readBanners } from '#lib/queries/site.ts'
import { shownDay } from '#lib/task/shown-day.ts'
import { shownParticipants } from '../shown-participants.ts'
import { type MySlideProps, GatewaySlide, OfferSlide } from './activity-slide.tsx'
import styles from './banner-carousel.module.css'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

/** The main banners (SCR-1). Without any, the site's own banner fills the gap. `Mine`: the words of the beginners' slide for a user. */
export async function BannerSection({ Mine }: { Mine: ComponentType<MySlideProps> }) {
  const [locale, t] = [await getLocale(), await getTranslations()]
  const [banners, activities, offer, winners] = await Promise.all([
    readBanners(locale),
    listActivities(locale),
    readWelcomeOffer(locale),
    readWinners(locale),
  ])
  const offered = activities.find(({ activityId }) => activityId === offer?.activityId)
  const house = { id: 'house', image: 'horn', title: t('home.title'), subtitle: t('home.description'), link: null }
  const shown = banners.length > 0 ? banners : [house]
  const slides = withPositions(orderSlides(shown, activities, offer?.activityId), locale, (values) =>
    t('banner.position', values),
  )

  return (
    <BannerCarousel
      slides={slides.map((slide) => ({
        ...slide,
        title: slide.banner ? isolateAmounts(locale, slide.banner.title) : t('banner.welcome'),
      }))}
    >
      {slides.map(({ audience, banner, activity }) => {
        if (!banner)
          return (
            offer && (
              <OfferSlide
                key="offer"
                offer={offer}
                lastDay={shownDay(winners?.lastDay)}
                participants={offered ? shownParticipants(offered) : null}
              />
            )
          )
        return (
          <GatewaySlide
            key={banner.id}
            banner={banner}
            activity={activity}
            audience={audience}
            Mine={activity === offered ? Mine : undefined}
          />
        )
      })}
    </BannerCarousel>
  )
}

interface CarouselSlide extends SlidePosition {
  audience?: SlideAudience
  title: string
}

/** "Banner 2 of 6 Autumn Cup". Where the two positions differ, both are in the page, and CSS hides one. */
function SlideName({ visitors, users, title }: CarouselSlide) {
  const isForAll = visitors === users
  return (
    <>
      {visitors && (
        <span className={styles.position} data-for={isForAll ? undefined : 'visitors'}>
          {visitors}
        </span>
      )}
      {users && !isForAll && (
        <span className={styles.position} data-for="users">
          {users}
        </span>
      )}{' '}
      <span className={styles.title}>{title}</span>
    </>
  )
}

interface BannerCarouselProps {
  slides: CarouselSlide[]
  /** The slides as `<li>`; CSS hides those that are for other readers. */
  children: ReactNode
}

/** The browser scrolls and snaps the track; the head script turns its pages (`lib/head/carousel.ts`). */
export function BannerCarousel({ slides, children }: BannerCarouselProps) {
  const t = useTranslations('banner')
  const firstOf = (hidden: SlideAudience) => slides.find(({ audience }) => audience !== hidden)
  const firsts = [firstOf('visitors'), firstOf('users')]
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('label')}
      data-carousel=""
      className={styles.carousel}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        <ul className={styles.track}>{children}</ul>
      </div>
      {slides.length > 1 && (
        <Row gap="10" align="center" className={styles.controls}>
          <Row as="ol" gap="8" grow className={styles.bars}>
            {slides.map((slide, key) => (
              <li key={key} data-for={slide.audience}>
                <button
                  type="button"
                  className={styles.bar}
                  aria-current={firsts.includes(slide) || undefined}
                  data-turns="slide"
                  suppressHydrationWarning
                >
                  <SlideName {...slide} />
                </button>
              </li>
            ))}
          </Row>
          <IconButton label={t('pause')} className={styles.pause} data-turns="carousel" data-to="pause">
            <Icon icon="pause" />
          </IconButton>
          <IconButton label={t('play')} className={styles.play} data-turns="carousel" data-to="play">
            <Icon icon="play" />
          </IconButton>
        </Row>
      )}
    </section>
  )
}

/** Both are in the page, which is the same for all readers; CSS shows one of them (`html[data-session]`). */
export type SlideAudience = 'visitors' | 'users'

interface SlideContent {
  /** Absent for all readers. */
  audience?: SlideAudience
  /** Absent for the offer. */
  banner?: Banner
  /** Absent for a banner that leads elsewhere. */
  activity?: ActivitySummary
}

/** On a phone of 320 px, more bars would each be narrower than 44 px. */
const MOST_SLIDES = 6

/**
 * The offer for visitors, then the gateway's banners in their order. A banner of the offered activity is only for users, because
 * visitors would be promised the same sum twice. The last banners are only for users if the offer makes them too many.
 */
export function orderSlides(
  banners: readonly Banner[],
  activities: readonly ActivitySummary[],
  offeredId?: string,
): SlideContent[] {
  let forVisitors = offeredId ? 1 : 0
  const slides = banners.slice(0, MOST_SLIDES).map((banner): SlideContent => {
    const activity = activities.find(({ activityId }) => activityId === banner.activityId)
    const isOffered = activity && activity.activityId === offeredId
    const isForAll = !isOffered && forVisitors < MOST_SLIDES
    if (isForAll) forVisitors += 1
    return { audience: isForAll ? undefined : 'users', banner, activity }
  })
  return offeredId ? [{ audience: 'visitors' }, ...slides] : slides
}

/** "Banner 2 of 6" for visitors and for users; absent for those who do not see the slide. */
type SlidePosition = Partial<Record<SlideAudience, string>>

/** The slides with their positions among those that visitors see and those that users see. */
export function withPositions(
  slides: readonly SlideContent[],
  locale: Locale,
  write: (values: { index: string; total: string }) => string,
) {
  const number = (value: number) => formatNumber(locale, String(value))
  const positionFor = (reader: SlideAudience, slide: SlideContent) => {
    const seen = slides.filter(({ audience = reader }) => audience === reader)
    const index = seen.indexOf(slide)
    return index < 0 ? undefined : write({ index: number(index + 1), total: number(seen.length) })
  }
  return slides.map((slide) => ({
    ...slide,
    visitors: positionFor('visitors', slide),
    users: positionFor('users', slide),
  }))
}
