import type { Picture } from '#lib/theme/art.ts'
import { ArtShape } from './art-shape.tsx'
import styles from './art.module.css'
import { cx } from '../cx.ts'

interface DrawnPictureProps {
  picture: Picture
  /** The id of the shapes in an `ArtSprite` of the page, to draw those instead of the picture's own. */
  spriteId?: string
  className?: string
}

/** Fills its box, hidden from screen readers, mirrored in right-to-left pages (design §8, §9). */
export function DrawnPicture({ picture, spriteId, className }: DrawnPictureProps) {
  return (
    <svg
      viewBox={picture.viewBox}
      preserveAspectRatio={picture.preserveAspectRatio}
      aria-hidden="true"
      focusable="false"
      className={cx(styles.art, className)}
    >
      {spriteId === undefined ? (
        picture.shapes.map((shape, index) => <ArtShape key={index} shape={shape} />)
      ) : (
        <use href={`#${spriteId}`} />
      )}
    </svg>
  )
}
