import { expect, test } from 'vitest'
import { toSvgText } from './art-svg.ts'
import { art, sceneShapes, thumb } from './art.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'

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

test.each(SCENE_NAMES)('the thumbnail of %s is a square inside the poster', (scene) => {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = thumb(scene).viewBox.split(' ').map(Number)
  expect(width).toBe(height)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(600)
  expect(y + height).toBeLessThanOrEqual(320)
})

test('a social image carries written-out colours of the palette it is given', () => {
  expect(toSvgText(art('horn'))).toContain(COLOR.light['art.night'])
  expect(toSvgText(art('horn'), COLOR.dark)).toContain(COLOR.dark['art.night'])
  expect(toSvgText(art('lost', { fit: 'xMinYMid slice' }))).toContain('preserveAspectRatio="xMinYMid slice"')
  expect(toSvgText(art('lost'))).toContain('transform="rotate(18 360 170)"')
})
