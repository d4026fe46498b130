import type { Icon } from '@phosphor-icons/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ICONS, type IconWeight } from '#components/ui/pictures/icon-names.ts'
import { SCENE_NAMES } from '@fanfare/kernel/theme/scene-names.ts'
import type { Shape } from '#lib/theme/art-shapes.ts'
import { shapeText } from '#lib/theme/art-svg.ts'
import { sceneShapes } from '#lib/theme/art.ts'
import { TALL_SCENES } from '#lib/theme/tall-art.ts'

/** A drawing with an id: its only element, or a group of them. */
function withId(id: string, content: string) {
  const single = /^<(\w+) ([^<]*)\/>$/.exec(content)
  return single ? `<${single[1]} id="${id}" ${single[2]}/>` : `<g id="${id}">${content}</g>`
}

/** Next imports no SVG without a `viewBox`. */
const spriteOf = (viewBox: string, drawings: [id: string, content: string][]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${drawings.map(([id, content]) => withId(id, content)).join('\n')}\n</svg>\n`

/** The mark of a site without a logo of its own, 32 × 32. */
const BRAND = [
  '<rect width="32" height="32" rx="9" fill="var(--bg-inverse)"/>',
  '<path d="M27 26H5A22 22 0 0 1 27 4z" fill="var(--art-teal)"/>',
  '<path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="var(--art-sun)"/>',
  '<path d="M27 26h-9a9 9 0 0 1 9-9z" fill="var(--text-onInverse)"/>',
].join('')

/** `check-circle` is `CheckCircle` in the package of icons. */
const fileOf = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

async function drawIcon(name: string, weights: readonly IconWeight[]): Promise<[string, string][]> {
  const file = fileOf(name)
  const icons = (await import(`@phosphor-icons/react/dist/ssr/${file}`)) as Record<string, Icon>
  const icon = icons[`${file}Icon`]
  if (!icon) throw new Error(`${file} is no icon`)
  return weights.map((weight) => {
    const [, shapes = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon, { weight }))) ?? []
    return [weight === 'regular' ? name : `${name}-${weight}`, shapes.replaceAll(/><\/\w+>/g, '/>')]
  })
}

/** The file `components/ui/pictures/icons.svg`: the brand's mark, and icons of 256 × 256 in the colour of their place. */
export async function iconSprite() {
  const icons = await Promise.all(Object.entries(ICONS).map(([name, weights]) => drawIcon(name, weights)))
  return spriteOf('0 0 256 256', [['brand', BRAND], ...icons.flat()])
}

const drawShapes = (shapes: readonly Shape[]) =>
  shapes.map((shape) => shapeText(shape, `var(--art-${shape.color})`)).join('')

/** The file `components/ui/pictures/art.svg`: posters of 600 × 300, tall ones of 320 × 440, in colours of the page's theme. */
export function artSprite() {
  return spriteOf('0 0 600 300', [
    ...SCENE_NAMES.map((scene): [string, string] => [scene, drawShapes(sceneShapes(scene))]),
    ...Object.entries(TALL_SCENES).map(([scene, draw]): [string, string] => [`tall-${scene}`, drawShapes(draw())]),
  ])
}
