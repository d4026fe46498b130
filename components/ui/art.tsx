import { art, thumb, type SceneName } from '#lib/theme/art.ts'
import { ArtShape } from './art-shape.tsx'
import { artId } from './art-sprite.tsx'
import styles from './art.module.css'
import { cx } from './cx.ts'

interface ArtProps {
  scene: SceneName
  /** `thumb`: the square crop. */
  crop?: 'poster' | 'thumb'
  /** SVG `preserveAspectRatio`. */
  fit?: string
  /** Uses the shapes of an `ArtSprite` on the page; for lists that show a scene more than once. */
  fromSprite?: boolean
  className?: string
}

/** A poster or its crop; fills its box, hidden from screen readers, mirrored in right-to-left pages (design §8, §9). */
export function Art({ scene, crop = 'poster', fit, fromSprite = false, className }: ArtProps) {
  const picture = crop === 'thumb' ? thumb(scene) : art(scene, { fit })
  return (
    <svg
      viewBox={picture.viewBox}
      preserveAspectRatio={picture.preserveAspectRatio}
      aria-hidden="true"
      focusable="false"
      className={cx(styles.art, className)}
    >
      {fromSprite ? (
        <use href={`#${artId(scene)}`} />
      ) : (
        picture.shapes.map((shape, index) => <ArtShape key={index} shape={shape} />)
      )}
    </svg>
  )
}
