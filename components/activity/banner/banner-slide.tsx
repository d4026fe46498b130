import type { CSSProperties, ReactNode } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { numberWidth } from '#components/ui/text/number-width.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { TALL_SCENES } from '#lib/theme/tall-art.ts'
import { ActivityPicture } from '../activity-picture.tsx'
import { heroFit } from '../hero-fit.ts'
import headlineStyles from './banner-headline.module.css'
import posterStyles from './banner-poster.module.css'
import styles from './banner-slide.module.css'
import type { SlideAudience } from './order-slides.ts'

interface BannerHeadlineProps {
  /** "Up to", for a maximum. */
  before: string | null
  /** Formatted, without its unit. */
  amount: string
  /** "USDT prize pool" */
  below: string
}

interface BannerSlideProps {
  audience: SlideAudience | null
  image: string
  activityType?: number | string
  art?: OwnArt
  /** Icon and name of the kind of activity. */
  kind?: ReactNode
  /** Until its next transition. */
  time?: ReactNode
  title: string
  /** Without one, the title is the biggest type. */
  headline: BannerHeadlineProps | null
  text: string
  action: ReactNode
}

/** One promise, one link (design §13, "Home"): words on `art.night`, the poster on its own ground beside or below them. */
export function BannerSlide({
  audience,
  image,
  activityType,
  art,
  kind,
  time,
  title,
  headline,
  text,
  action,
}: BannerSlideProps) {
  return (
    <li className={styles.slide} data-for={audience ?? undefined}>
      <div className={styles.text}>
        {kind && (
          <p className={styles.kind}>
            {kind}
            {time && <span className={styles.time}>{time}</span>}
          </p>
        )}
        <h2 className={headline ? styles.name : styles.title}>{title}</h2>
        {headline && <BannerHeadline {...headline} />}
        {text && (
          <p className={styles.line} data-clamp="">
            {text}
          </p>
        )}
        <div className={styles.action}>{action}</div>
      </div>
      <div className={styles.picture}>
        <BannerPoster image={image} activityType={activityType} art={art} />
      </div>
    </li>
  )
}

/** The biggest type of the page, its size by its length. Read out as one amount, not as three lines. */
function BannerHeadline({ before, amount, below }: BannerHeadlineProps) {
  return (
    <p className={headlineStyles.headline}>
      <VisuallyHidden>{[before, amount, below].filter(Boolean).join(' ')}</VisuallyHidden>
      <span aria-hidden="true">
        {before && <span>{before}</span>}
        <bdi
          dir="ltr"
          className={headlineStyles.amount}
          style={{ '--number-width': numberWidth(amount) } as CSSProperties}
        >
          {amount}
        </bdi>
        <span className={headlineStyles.below}>{below}</span>
      </span>
    </p>
  )
}

/** It is as high as the slide, and twice as wide as high. */
const SIZES = '(min-width: 1024px) 880px, (min-width: 640px) 100vw, max(100vw, 392px)'

interface BannerPosterProps {
  image: string
  activityType?: number | string
  art?: OwnArt
}

/** The poster on its own ground: landscape on phones, portrait from 1024 px where the scene has such a drawing. */
function BannerPoster({ image, activityType, art }: BannerPosterProps) {
  if (art) return <ActivityPicture image={image} art={art} sizes={SIZES} />
  const scene = sceneOf(image, activityType)
  const fit = heroFit(scene).replace('meet', 'slice')
  if (!scene || !(scene in TALL_SCENES)) return <ActivityPicture image={image} activityType={activityType} fit={fit} />
  return (
    <>
      <Art scene={scene} fit={fit} className={posterStyles.wide} />
      <Art scene={scene} crop="tall" className={posterStyles.tall} />
    </>
  )
}
