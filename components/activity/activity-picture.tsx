import { Art } from '#components/ui/pictures/art.tsx'
import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { PICTURE_WIDTHS, picturePath, type PictureFormat } from '@fanfare/contract/activity/picture.ts'
import { sceneOf } from '#lib/theme/scene-of.ts'
import styles from './activity-picture.module.css'

interface ActivityPictureProps {
  /** A scene of the art, or a path under `/static/images` (contract §6). */
  image: string
  activityType?: number | string
  /** The operator's own picture, which is shown instead. */
  art?: OwnArt
  crop?: 'poster' | 'thumb'
  fit?: string
  /** Of the own picture in CSS pixels: it covers its box, so it may be wider than that. */
  sizes?: string
  /** In the first screen: a picture without a dark one is loaded at once. */
  isFirst?: boolean
}

export function ActivityPicture({ image, activityType, art: own, sizes, isFirst, ...drawn }: ActivityPictureProps) {
  if (own) return <OwnPicture art={own} sizes={sizes} isFirst={isFirst} />
  const scene = sceneOf(image, activityType)
  if (scene) return <Art scene={scene} {...drawn} />
  return <img src={image} alt="" loading="lazy" decoding="async" className={styles.uploaded} />
}

interface OwnPictureProps {
  art: OwnArt
  sizes?: string
  isFirst?: boolean
}

/** Both themes are in the page; a lazy picture that is not displayed is never loaded. */
function OwnPicture({ art: { light, dark, safe, alt }, sizes = '100vw', isFirst = false }: OwnPictureProps) {
  const [smallest, , largest] = PICTURE_WIDTHS
  const srcSet = (id: string, format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${picturePath(id, width, format)} ${width}w`).join(', ')
  const isAlone = dark === null || dark === light
  const pictures = isAlone ? [['both', light] as const] : [['light', light] as const, ['dark', dark] as const]
  return pictures.map(([theme, id]) => (
    <picture key={theme} data-theme={theme} className={styles.own}>
      <source type="image/avif" srcSet={srcSet(id, 'avif')} sizes={sizes} />
      <img
        src={picturePath(id, smallest, 'webp')}
        srcSet={srcSet(id, 'webp')}
        sizes={sizes}
        width={largest}
        height={largest / 2}
        alt={alt}
        loading={isFirst && isAlone ? 'eager' : 'lazy'}
        decoding="async"
        data-safe={safe}
        className={styles.uploaded}
      />
    </picture>
  ))
}
