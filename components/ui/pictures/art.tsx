import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { SCENE_FOCUS } from '#lib/theme/scene-focus.ts'
import { cx } from '../cx.ts'
import styles from './art.module.css'
import sprite from './art.svg'

/** The scenes with a portrait drawing, 320 × 440, for the banner on wide screens; its start corner is cut as a quarter disc. */
export const TALL_SCENES: readonly SceneName[] = [
  'newuser',
  'competition',
  'lottery',
  'team',
  'deposit',
  'compound',
  'copy',
]

interface ArtProps {
  scene: SceneName
  /** `thumb`: the square crop. `tall`: the portrait drawing of a scene that has one (`TALL_SCENES`). */
  crop?: 'poster' | 'thumb' | 'tall'
  /** SVG `preserveAspectRatio` of a poster. */
  fit?: string
  className?: string
}

/** A drawing of the sprite (ADR 0112). Fills its box, hidden from screen readers, mirrored in right-to-left pages (design §8, §9). */
export function Art({ scene, crop = 'poster', fit = 'xMidYMid slice', className }: ArtProps) {
  const [x, y, size] = SCENE_FOCUS[scene]
  const frames = {
    poster: ['0 0 600 300', fit, scene],
    thumb: [`${x} ${y} ${size} ${size}`, 'xMidYMid slice', scene],
    tall: ['0 0 320 440', 'xMidYMax slice', `tall-${scene}`],
  }
  const [viewBox, preserveAspectRatio, id] = frames[crop]
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      className={cx(styles.art, className)}
    >
      <use href={`${sprite.src}#${id}`} />
    </svg>
  )
}
