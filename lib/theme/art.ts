import type { Shape } from './art-shapes.ts'
import { SCENES } from './art-scenes.ts'

export type SceneName = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]

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
  const shapes = SCENES[scene].draw()
  drawn.set(scene, shapes)
  return shapes
}

/** The whole poster. `fit` is an SVG `preserveAspectRatio`. */
export function art(scene: SceneName, { fit = 'xMidYMid slice' }: { fit?: string } = {}): Picture {
  return { viewBox: '0 0 600 300', preserveAspectRatio: fit, shapes: sceneShapes(scene) }
}

/** The square crop for cards on phones, lists and toasts. */
export function thumb(scene: SceneName): Picture {
  const [x, y, size] = SCENES[scene].focus
  return { viewBox: `${x} ${y} ${size} ${size}`, preserveAspectRatio: 'xMidYMid slice', shapes: sceneShapes(scene) }
}

const BY_ACTIVITY_TYPE: Readonly<Record<string, SceneName>> = {
  1: 'newuser',
  2: 'competition',
  5: 'lottery',
  7: 'copy',
  8: 'team',
  9: 'deposit',
  10: 'compound',
}

/** The scene of an activity type code (spec §3); a campaign without a type of its own gets the bunting. */
export function sceneFor(activityType: number | string): SceneName {
  return BY_ACTIVITY_TYPE[activityType] ?? 'event'
}
