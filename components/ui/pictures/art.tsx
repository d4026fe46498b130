import { art, thumb } from '#lib/theme/art.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { artId } from './art-sprite.tsx'
import { DrawnPicture } from './drawn-picture.tsx'

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

/** A poster or its crop. */
export function Art({ scene, crop = 'poster', fit, fromSprite = false, className }: ArtProps) {
  const picture = crop === 'thumb' ? thumb(scene) : art(scene, { fit })
  return <DrawnPicture picture={picture} spriteId={fromSprite ? artId(scene) : undefined} className={className} />
}
