import type { CSSProperties } from 'react'
import { ArtShape } from '#components/ui/pictures/art-shape.tsx'
import { OwnPicture } from '#components/ui/pictures/own-picture.tsx'
import { cx } from '#components/ui/cx.ts'
import artStyles from '#components/ui/pictures/art.module.css'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { shapesOf } from '#lib/theme/art.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import styles from './poster-scene.module.css'

/** Between two shapes, and the most that one waits, ms. */
const STEP_MS = 40
const LAST_MS = 320

/** The activity's own picture, whose shapes rise once; for news that are not the user's money yet (design §13, "Moments"). */
export function PosterScene({ activity }: { activity: Pick<ActivitySummary, 'image' | 'activityType' | 'art'> }) {
  const { image, activityType, art: own } = activity
  const scene = own ? null : sceneOf(image, activityType)
  return (
    <div className={styles.scene} aria-hidden="true">
      {own && <OwnPicture art={own} sizes="(min-width: 640px) 480px, 100vw" isFirst />}
      {scene && <RisingScene scene={scene} />}
      {!own && !scene && <img src={image} alt="" className={styles.uploaded} />}
    </div>
  )
}

function RisingScene({ scene }: { scene: SceneName }) {
  const [ground, ...figures] = shapesOf(scene)
  return (
    <svg
      viewBox="0 0 600 300"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
      className={cx(artStyles.art, styles.picture)}
    >
      {ground && <ArtShape shape={ground} />}
      {figures.map((shape, index) => (
        <g
          key={index}
          className={styles.shape}
          style={{ '--delay': `${Math.min(LAST_MS, index * STEP_MS)}ms` } as CSSProperties}
        >
          <ArtShape shape={shape} />
        </g>
      ))}
    </svg>
  )
}
