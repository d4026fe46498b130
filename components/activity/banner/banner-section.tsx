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
import { ActivitySlide, type MySlideProps, LinkSlide, OfferSlide } from './activity-slide.tsx'
import styles from './banner-carousel.module.css'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { Banner } from '@fanfare/contract/site/main-banner.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'

interface BannerSectionProps {
  /** The words of the beginners' slide for a user. */
  Mine: ComponentType<MySlideProps & { children?: ReactNode }>
}

/** The main banners (SCR-1). Without any, the site's own banner fills the gap. */
export async function BannerSection({ Mine }: BannerSectionProps) {
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
  const slides = orderSlides(shown, activities, offer?.activityId ?? null)
  const nameOf = (slide: SlideContent) =>
    slide.kind === 'offer' ? t('banner.welcome') : isolateAmounts(locale, slide.banner.title)
  const positions = slidePositions(slides, locale, (values) => t('banner.position', values))

  return (
    <BannerCarousel
      slides={slides.map((slide, index) => ({
        audience: slide.audience,
        position: positions[index] ?? {},
        title: nameOf(slide),
      }))}
    >
      {slides.map((slide) => {
        if (slide.kind === 'offer')
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
        const { banner, activity, audience } = slide
        return activity ? (
          <ActivitySlide
            key={banner.id}
            banner={banner}
            activity={activity}
            audience={audience}
            Mine={activity === offered ? Mine : undefined}
          />
        ) : (
          <LinkSlide key={banner.id} banner={banner} audience={audience} />
        )
      })}
    </BannerCarousel>
  )
}

interface CarouselSlide {
  audience: SlideAudience | null
  position: SlidePosition
  title: string
}

/** "Banner 2 of 6 Autumn Cup". Where the two positions differ, both are in the page, and CSS hides one. */
function SlideName({ position: { visitors, users }, title }: CarouselSlide) {
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
              <li key={key} data-for={slide.audience ?? undefined}>
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

type SlideContent =
  | { kind: 'offer'; audience: 'visitors' }
  /** `activity` is null for a banner that leads elsewhere. */
  | { kind: 'banner'; audience: 'users' | null; banner: Banner; activity: ActivitySummary | null }

/** On a phone of 320 px, more bars would each be narrower than 44 px. */
const MOST_SLIDES = 6

/**
 * The offer for visitors, then the gateway's banners in their order. A banner of the offered activity is only for users, because
 * visitors would be promised the same sum twice. The last banners are only for users if the offer makes them too many.
 */
export function orderSlides(
  banners: readonly Banner[],
  activities: readonly ActivitySummary[],
  offeredId: string | null,
): SlideContent[] {
  let forVisitors = offeredId === null ? 0 : 1
  const slides = banners.slice(0, MOST_SLIDES).map((banner): SlideContent => {
    const activity = activities.find(({ activityId }) => activityId === banner.activityId) ?? null
    const isOffered = activity !== null && activity.activityId === offeredId
    const isForAll = !isOffered && forVisitors < MOST_SLIDES
    if (isForAll) forVisitors += 1
    return { kind: 'banner', audience: isForAll ? null : 'users', banner, activity }
  })
  return offeredId === null ? slides : [{ kind: 'offer', audience: 'visitors' }, ...slides]
}

/** "Banner 2 of 6" for visitors and for users; absent for those who do not see the slide. */
type SlidePosition = Partial<Record<SlideAudience, string>>

const AUDIENCES = ['visitors', 'users'] as const satisfies SlideAudience[]

/** The position of each slide among those that visitors see and those that users see. */
export function slidePositions(
  slides: readonly { audience: SlideAudience | null }[],
  locale: Locale,
  write: (values: { index: string; total: string }) => string,
) {
  const number = (value: number) => formatNumber(locale, String(value))
  const positions: SlidePosition[] = slides.map(() => ({}))
  for (const audience of AUDIENCES) {
    const seen = positions.filter((_, index) => [audience, null].includes(slides[index]?.audience ?? null))
    seen.forEach((position, index) => {
      position[audience] = write({ index: number(index + 1), total: number(seen.length) })
    })
  }
  return positions
}
