import type { ArtColor, Shape } from './art-shapes.ts'
import type { Picture } from './art.ts'
import { COLOR } from '@fanfare/kernel/theme/tokens.ts'
import type { Palette } from '@fanfare/kernel/theme/tokens.ts'

/**
 * A picture as the text of an SVG file, colours written out: for social images and share posters, which know no CSS
 * variables and always use the light palette.
 */
export function toSvgText(picture: Picture, palette: Palette = COLOR.light): string {
  const colorOf = (color: ArtColor) => palette[`art.${color}`]
  const shapes = picture.shapes.map((shape) => shapeText(shape, colorOf(shape.color))).join('')
  const { viewBox, preserveAspectRatio } = picture
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${preserveAspectRatio}">${shapes}</svg>`
}

/** One shape as an element of an SVG file. `color` is a value of `fill` or `stroke`. */
export function shapeText(shape: Shape, color: string): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      const round = radius ? ` rx="${radius}"` : ''
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${color}"/>`
    }
    case 'disc':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${color}"/>`
    case 'line':
      return `<path d="${shape.d}" fill="none" stroke="${color}" stroke-width="${shape.width}"/>`
    case 'path': {
      const { turn } = shape
      const transform = turn ? ` transform="rotate(${turn.angle} ${turn.x} ${turn.y})"` : ''
      return `<path d="${shape.d}" fill="${color}"${transform}/>`
    }
  }
}
