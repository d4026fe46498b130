import type { ReactNode } from 'react'
import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { BannerPoster } from './banner-poster.tsx'
import styles from './banner-slide.module.css'
import { BannerHeadline, type BannerHeadlineProps } from './banner-headline.tsx'
import type { SlideAudience } from './order-slides.ts'

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
