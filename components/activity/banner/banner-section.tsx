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
import {
  orderSlides,
  type SlideContent,
  slidePositions,
  type SlidePosition,
  type SlideAudience,
} from './order-slides.ts'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'

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
      texts={{
        label: t('banner.label'),
        pause: t('banner.pause'),
        play: t('banner.play'),
      }}
      slides={slides.map((slide, index) => ({
        audience: slide.audience,
        name: <SlideName position={positions[index] ?? {}} title={nameOf(slide)} />,
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

/** "Banner 2 of 6 Autumn Cup". Where the two positions differ, both are in the page, and CSS hides one. */
export function SlideName({ position: { visitors, users }, title }: { position: SlidePosition; title: string }) {
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
  texts: { label: string; pause: string; play: string }
  /** `name`: the content of the slide's bar. */
  slides: { audience: SlideAudience | null; name: ReactNode }[]
  /** The slides as `<li>`; CSS hides those that are for other readers. */
  children: ReactNode
}

/** The browser scrolls and snaps the track; the head script turns its pages (`lib/head/carousel.ts`). */
export function BannerCarousel({ texts, slides, children }: BannerCarouselProps) {
  const firstOf = (hidden: SlideAudience) => slides.find(({ audience }) => audience !== hidden)
  const firsts = [firstOf('visitors'), firstOf('users')]
  return (
    <section
      aria-roledescription="carousel"
      aria-label={texts.label}
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
                  {slide.name}
                </button>
              </li>
            ))}
          </Row>
          <IconButton label={texts.pause} className={styles.pause} data-turns="carousel" data-to="pause">
            <Icon icon="pause" />
          </IconButton>
          <IconButton label={texts.play} className={styles.play} data-turns="carousel" data-to="play">
            <Icon icon="play" />
          </IconButton>
        </Row>
      )}
    </section>
  )
}
