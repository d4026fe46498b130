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
import { BannerCarousel } from './banner-carousel.tsx'
import { orderSlides, type SlideContent, slidePositions, type SlidePosition } from './order-slides.ts'

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
