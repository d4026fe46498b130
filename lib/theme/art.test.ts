import { expect, test } from 'vitest'
import { colorsOf, groundOf, sceneFile, shapesOf, textOf } from './art.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'

test.each(SCENE_NAMES)(
  '%s covers its whole ground, uses at most six colours on it and has no broken number',
  (scene) => {
    const shapes = shapesOf(scene)
    expect(shapes[0]).toMatchObject({ tag: 'rect', x: '0', y: '0', width: '600', height: '300' })
    const colors = new Set(colorsOf(textOf(shapes)))
    colors.delete(groundOf(scene))
    expect(colors.size).toBeLessThanOrEqual(6)
    expect(sceneFile(scene)).not.toMatch(/NaN|undefined|Infinity|var\(/)
  },
)
