import { Art } from '#components/ui/art.tsx'
import { SCENE_NAMES, type SceneName } from '#lib/theme/art.ts'
import { sceneFor } from '#lib/theme/scene-for.ts'
import styles from './activity-picture.module.css'

interface ActivityPictureProps {
  /** A scene of the art, or a path under `/static/images` (contract §6). */
  image: string
  activityType?: number | string
  crop?: 'poster' | 'thumb'
  fit?: string
  fromSprite?: boolean
}

/** The scene of a picture; null for an uploaded picture. An unknown name falls back to the type's own scene. */
export function sceneOf(image: string, activityType: number | string = ''): SceneName | null {
  if (image.startsWith('/static/images/')) return null
  return SCENE_NAMES.find((name) => name === image) ?? sceneFor(activityType)
}

export function ActivityPicture({ image, activityType, ...art }: ActivityPictureProps) {
  const scene = sceneOf(image, activityType)
  if (scene) return <Art scene={scene} {...art} />
  return <img src={image} alt="" loading="lazy" decoding="async" className={styles.uploaded} />
}
