import type { ReactNode } from 'react'
import { BannerPoster } from './banner-poster.tsx'
import styles from './banner-slide.module.css'
import type { SlideAudience } from './order-slides.ts'

interface BannerSlideProps {
  audience: SlideAudience | null
  image: string
  activityType?: number | string
  /** Its words (`SlideWords`). */
  children: ReactNode
}

/** One promise, one link (design §13, "Home"): words on `art.night`, the poster on its own ground beside or below them. */
export const BannerSlide = ({ audience, image, activityType, children }: BannerSlideProps) => (
  <li className={styles.slide} data-for={audience ?? undefined}>
    <div className={styles.text}>{children}</div>
    <div className={styles.picture}>
      <BannerPoster image={image} activityType={activityType} />
    </div>
  </li>
)
