import type { Icon } from '@phosphor-icons/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconWeight } from '#components/ui/pictures/icon-names.ts'
import icons from '#components/ui/pictures/icons.json' with { type: 'json' }

/** A drawing with an id: its only element, or a group of them. */
function withId(id: string, content: string) {
  const single = /^<(\w+) ([^<]*)\/>$/.exec(content)
  return single ? `<${single[1]} id="${id}" ${single[2]}/>` : `<g id="${id}">${content}</g>`
}

/** The mark of a site without a logo of its own, 32 × 32. */
const BRAND = [
  '<rect width="32" height="32" rx="9" fill="var(--bg-inverse)"/>',
  '<path d="M27 26H5A22 22 0 0 1 27 4z" fill="var(--art-teal)"/>',
  '<path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="var(--art-sun)"/>',
  '<path d="M27 26h-9a9 9 0 0 1 9-9z" fill="var(--text-onInverse)"/>',
].join('')

/** `check-circle` is `CheckCircle` in the package of icons. */
const fileOf = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

async function drawIcon(name: string, weight: IconWeight): Promise<[string, string]> {
  const file = fileOf(name)
  const drawn = (await import(`@phosphor-icons/react/dist/ssr/${file}`)) as Record<string, Icon>
  const icon = drawn[`${file}Icon`]
  if (!icon) throw new Error(`${file} is no icon`)
  const [, shapes = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon, { weight }))) ?? []
  return [weight === 'regular' ? name : `${name}-${weight}`, shapes.replaceAll(/><\/\w+>/g, '/>')]
}

/** The file `components/ui/pictures/icons.svg`: the brand's mark, and icons of 256 × 256 in the colour of their place. */
export async function iconSprite() {
  const drawn = await Promise.all(
    Object.entries(icons).flatMap(([weight, names]) =>
      Object.keys(names).map((name) => drawIcon(name, weight as IconWeight)),
    ),
  )
  const drawings = [['brand', BRAND], ...drawn].map(([id = '', content = '']) => withId(id, content))
  // Next imports no SVG without a `viewBox`.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">\n${drawings.join('\n')}\n</svg>\n`
}
