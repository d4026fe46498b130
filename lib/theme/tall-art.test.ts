import { expect, test } from 'vitest'
import { toSvgText } from './art-svg.ts'
import { sceneShapes } from './art.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { tallArt, TALL_SCENES } from './tall-art.ts'

const drawn = SCENE_NAMES.filter((scene) => scene in TALL_SCENES)

test.each(drawn)('[SCR-1] the portrait poster of %s covers its box on the ground of its scene', (scene) => {
  const picture = tallArt(scene)
  if (!picture) throw new Error(`${scene} has no portrait poster`)
  expect(picture.shapes[0]).toMatchObject({ kind: 'rect', x: 0, y: 0, width: 320, height: 440 })
  expect(picture.shapes[0]?.color).toBe(sceneShapes(scene)[0]?.color)
  expect(toSvgText(picture)).not.toMatch(/NaN|undefined|Infinity|var\(/)
})

test('[SCR-1] a scene without a portrait poster has its landscape poster on every screen', () => {
  expect(tallArt('horn')).toBeNull()
})
