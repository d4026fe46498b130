import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { sceneShapes, type SceneName } from '#lib/theme/art.ts'
import { ActivityPicture } from '../activity-picture.tsx'
import { sceneOf } from '#lib/theme/scene-of.ts'
import { heroFit } from '../hero-fit.ts'
import styles from './banner-slide.module.css'

interface BannerSlideProps {
  image: string
  /** Icon and name of the kind of activity. */
  kind?: ReactNode
  title: string
  text: string
  action: ReactNode
}

/** The ground of a scene, which text and art share (design §8). */
const groundOf = (scene: SceneName): string => sceneShapes(scene)[0]?.color ?? 'night'

export const isDarkBanner = (image: string): boolean => {
  const scene = sceneOf(image)
  return scene === null || groundOf(scene) === 'night'
}

/** A scene that must not be cut is whole at the bottom; the others fill their side. */
const FITS = { corner: 'xMaxYMax slice', whole: 'xMaxYMax meet', half: 'xMidYMid slice' } as const

/** One promise, one link. Its text is never on top of shapes. */
export function BannerSlide({ image, kind, title, text, action }: BannerSlideProps) {
  const scene = sceneOf(image)
  const ground = scene ? groundOf(scene) : 'night'
  const dark = isDarkBanner(image)
  const look = ground === 'night' ? 'corner' : scene && heroFit(scene).endsWith('meet') ? 'whole' : 'half'
  return (
    <li className={cx(styles.slide, dark && styles.dark)} style={{ background: `var(--art-${ground})` }}>
      <div className={cx(styles.picture, styles[look])}>
        <ActivityPicture image={image} fit={FITS[look]} />
      </div>
      <div className={styles.text}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <h2 className={styles.title}>{title}</h2>
        {text && (
          <p className={styles.line} data-clamp="">
            {text}
          </p>
        )}
        <div className={styles.action}>{action}</div>
      </div>
    </li>
  )
}
