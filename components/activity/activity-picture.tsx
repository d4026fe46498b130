import { Art } from '#components/ui/pictures/art.tsx'
import { OwnPicture } from '#components/ui/pictures/own-picture.tsx'
import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import styles from '#components/ui/pictures/own-picture.module.css'

interface ActivityPictureProps {
  /** A scene of the art, or a path under `/static/images` (contract §6). */
  image: string
  activityType?: number | string
  /** The operator's own picture; replaces the other. */
  art?: OwnArt
  crop?: 'thumb'
  fit?: string
  /** As those of `OwnPicture`. */
  sizes?: string
  isFirst?: boolean
}

export function ActivityPicture({ image, activityType, art: own, crop, fit, sizes, isFirst }: ActivityPictureProps) {
  if (own) return <OwnPicture art={own} sizes={sizes} isFirst={isFirst} />
  const scene = sceneOf(image, activityType)
  if (scene) return <Art scene={scene} crop={crop} fit={fit} />
  return <img src={image} alt="" loading="lazy" decoding="async" className={styles.picture} />
}
