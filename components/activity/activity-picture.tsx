import { Art } from '#components/ui/pictures/art.tsx'
import { sceneOf } from '#lib/theme/scene-of.ts'
import styles from './activity-picture.module.css'

interface ActivityPictureProps {
  /** A scene of the art, or a path under `/static/images` (contract §6). */
  image: string
  activityType?: number | string
  crop?: 'poster' | 'thumb'
  fit?: string
}

export function ActivityPicture({ image, activityType, ...art }: ActivityPictureProps) {
  const scene = sceneOf(image, activityType)
  if (scene) return <Art scene={scene} {...art} />
  return <img src={image} alt="" loading="lazy" decoding="async" className={styles.uploaded} />
}
