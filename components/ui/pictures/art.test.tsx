import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import { ArtSprite } from './art-sprite.tsx'
import { Art } from './art.tsx'

afterEach(cleanup)

test.each(SCENE_NAMES)('the scene %s is drawn as elements in colours of the theme alone', (scene) => {
  const svg = render(<Art scene={scene} />).container.querySelector('svg')
  expect(svg?.childElementCount).toBeGreaterThan(3)
  for (const shape of svg?.children ?? []) {
    expect(shape.getAttribute('fill') + String(shape.getAttribute('stroke'))).toMatch(/var\(--art-[a-z]+\)/)
  }
})

test('a list has the shapes of each scene once and refers to them', () => {
  const { container } = render(
    <>
      <ArtSprite scenes={['lottery', 'lottery', 'team']} />
      <Art scene="lottery" crop="thumb" fromSprite />
    </>,
  )
  expect(container.querySelectorAll('defs > g')).toHaveLength(2)
  const target = container.querySelector('use')?.getAttribute('href')
  expect(container.querySelector(target ?? 'none')).not.toBeNull()
})
