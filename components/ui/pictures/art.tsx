import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
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
    <svg viewBox={viewBox} preserveAspectRatio={preserveAspectRatio} aria-hidden className={cx(styles.art, className)}>
      <use href={`${sprite.src}#${id}`} />
    </svg>
  )
}

/** The square crop of each scene for thumbnails: x, y and size, units of 600 × 300. Not with the drawings, which the browser loads as a file. */
const SCENE_FOCUS: Readonly<Record<SceneName, readonly [number, number, number]>> = {
  newuser: [300, 0, 300],
  competition: [150, 0, 300],
  team: [80, 0, 300],
  compound: [300, 0, 280],
  lottery: [150, 20, 300],
  copy: [40, 30, 240],
  deposit: [255, 0, 300],
  event: [150, 0, 270],
  horn: [300, 0, 300],
  drop: [196, 0, 270],
  coins: [240, 0, 300],
  vault: [150, 20, 280],
  season: [160, 10, 290],
  quiet: [150, 0, 300],
  apart: [150, 0, 300],
  lost: [250, 0, 300],
}
