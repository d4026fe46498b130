import { expect, test } from 'vitest'
import { shapeText } from './art-svg.ts'
import { sceneShapes } from './art.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { TALL_SCENES } from './tall-art.ts'

const drawn = SCENE_NAMES.flatMap((scene) => {
  const draw = TALL_SCENES[scene]
  return draw ? [{ scene, shapes: draw() }] : []
})

test.each(drawn)(
  '[SCR-1] the portrait poster of $scene covers its box on the ground of its scene',
  ({ scene, shapes }) => {
    expect(shapes[0]).toMatchObject({ kind: 'rect', x: 0, y: 0, width: 320, height: 440 })
    expect(shapes[0]?.color).toBe(sceneShapes(scene)[0]?.color)
    expect(shapes.map((shape) => shapeText(shape, 'red')).join('')).not.toMatch(/NaN|undefined|Infinity/)
  },
)
