import type { OwnArt } from '@fanfare/contract/activity/activity.ts'
import { PICTURE_WIDTHS, picturePath, type PictureFormat } from '@fanfare/contract/activity/picture.ts'
import styles from './own-picture.module.css'

interface OwnPictureProps {
  art: OwnArt
  /** In CSS pixels: it covers its box, so it may be wider than that. */
  sizes?: string
  /** In the first screen: a picture without a dark one is loaded at once. */
  isFirst?: boolean
}

/** The side without a figure is cut first, in both directions of reading: a photograph is not mirrored. */
const POSITIONS = { left: '86% 50%', right: '14% 50%', top: '50% 86%', bottom: '50% 14%' }

/** An operator's own picture, which fills its box. Both themes are in the page; a lazy picture that is not displayed is never loaded. */
export function OwnPicture({ art: { light, dark, safe, alt }, sizes = '100vw', isFirst }: OwnPictureProps) {
  const [smallest, , largest] = PICTURE_WIDTHS
  const srcSet = (id: string, format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${picturePath(id, width, format)} ${width}w`).join(', ')
  const isAlone = dark === null || dark === light
  const pictures = Object.entries(isAlone ? { both: light } : { light, dark })
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
        style={{ objectPosition: POSITIONS[safe] }}
        className={styles.picture}
      />
    </picture>
  ))
}
