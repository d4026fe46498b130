import type { Shape } from './art-shapes.ts'
import { SCENES } from './art-scenes.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

/** The attributes of an `<svg>`; decorative, so hidden from screen readers, and mirrored as a whole in right-to-left pages. */
export interface Picture {
  viewBox: string
  preserveAspectRatio: string
  shapes: readonly Shape[]
}

const drawn = new Map<SceneName, readonly Shape[]>()

/** The shapes of a scene on 600 × 300, back to front. */
export function sceneShapes(scene: SceneName): readonly Shape[] {
  const known = drawn.get(scene)
  if (known) return known
  const shapes = SCENES[scene]()
  drawn.set(scene, shapes)
  return shapes
}

/** The whole poster. `fit` is an SVG `preserveAspectRatio`. */
export function art(scene: SceneName, { fit = 'xMidYMid slice' }: { fit?: string } = {}): Picture {
  return { viewBox: '0 0 600 300', preserveAspectRatio: fit, shapes: sceneShapes(scene) }
}
