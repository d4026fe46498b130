import { createElement } from 'react'
import type { Shape } from '#lib/theme/art.ts'

/** One shape of a drawing as an element; its colour follows the page's mode and brand. */
export const ArtShape = ({ shape: { tag = 'path', ...attributes } }: { shape: Shape }) => createElement(tag, attributes)
