import type { ComponentProps, ReactNode } from 'react'
import { Art, TALL_SCENES } from '#components/ui/pictures/art.tsx'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { ActivityPicture } from '../activity-picture.tsx'
import { heroFit } from '../hero-fit.ts'
import styles from './banner-slide.module.css'
import type { SlideAudience } from './banner-section.tsx'

type BannerPosterProps = Pick<ComponentProps<typeof ActivityPicture>, 'image' | 'activityType' | 'art'>

interface BannerSlideProps extends BannerPosterProps {
  audience?: SlideAudience
  /** Its words (`SlideWords`). */
  children: ReactNode
}

/** One promise, one link (design §13, "Home"): words on `art.night`, the poster on its own ground beside or below them. */
export const BannerSlide = ({ audience, children, ...poster }: BannerSlideProps) => (
  <li className={styles.slide} data-for={audience}>
    <div className={styles.text}>{children}</div>
    <div className={styles.picture}>
      <BannerPoster {...poster} />
    </div>
  </li>
)

/** The poster is as high as the slide, and twice as wide as high. */
const SIZES = '(min-width: 1024px) 880px, (min-width: 640px) 100vw, max(100vw, 392px)'

/** The poster on its own ground: landscape on phones, portrait from 1024 px where the scene has such a drawing. */
export function BannerPoster(poster: BannerPosterProps) {
  if (poster.art) return <ActivityPicture {...poster} sizes={SIZES} />
  const scene = sceneOf(poster.image, poster.activityType)
  const fit = heroFit(scene).replace('meet', 'slice')
  if (!scene || !TALL_SCENES.includes(scene)) return <ActivityPicture {...poster} fit={fit} />
  return (
    <>
      <Art scene={scene} fit={fit} className={styles.wide} />
      <Art scene={scene} crop="tall" className={styles.tall} />
    </>
  )
}
