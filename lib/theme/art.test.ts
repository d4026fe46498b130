import { expect, test } from 'vitest'
import { toSvgText } from './art-svg.ts'
import { art, sceneShapes } from './art.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'

test.each(SCENE_NAMES)(
  '%s covers its whole ground, uses at most six colours on it and has no broken number',
  (scene) => {
    const shapes = sceneShapes(scene)
    expect(shapes[0]).toMatchObject({ kind: 'rect', x: 0, y: 0, width: 600, height: 300 })
    const colors = new Set(shapes.map((shape) => shape.color))
    colors.delete(shapes[0]?.color ?? 'ink')
    expect(colors.size).toBeLessThanOrEqual(6)
    expect(toSvgText(art(scene))).not.toMatch(/NaN|undefined|Infinity|var\(/)
  },
)
