import type { ColorRole } from '@fanfare/kernel/theme/tokens.ts'

type ArtRole = Extract<ColorRole, `art.${string}`>

/** A colour of the posters: `sky` is the variable `--art-sky`. */
export type ArtColor = ArtRole extends `art.${infer Name}` ? Name : never

/** One drawn shape, as data: a component renders it as an element, nothing is parsed as HTML. Units are of 600 × 300. */
export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number; color: ArtColor }
  | { kind: 'disc'; x: number; y: number; radius: number; color: ArtColor }
  | { kind: 'path'; d: string; color: ArtColor; turn?: Turn }
  | { kind: 'line'; d: string; width: number; color: ArtColor }

/** Degrees around a point. */
export interface Turn {
  angle: number
  x: number
  y: number
}

export function rect(x: number, y: number, width: number, height: number, color: ArtColor, radius = 0): Shape {
  return { kind: 'rect', x, y, width, height, radius, color }
}

export function disc(x: number, y: number, radius: number, color: ArtColor): Shape {
  return { kind: 'disc', x, y, radius, color }
}

export function path(d: string, color: ArtColor): Shape {
  return { kind: 'path', d, color }
}

/** A stroke without fill. */
export function line(d: string, width: number, color: ArtColor): Shape {
  return { kind: 'line', d, width, color }
}

/** A circle drawn as a stroke. */
export function ring(x: number, y: number, radius: number, width: number, color: ArtColor): Shape {
  return line(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
    width,
    color,
  )
}

export type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

/** A quarter disc that fills its square tile, its centre at one corner of the tile. */
export function quarter(x: number, y: number, size: number, corner: Corner, color: ArtColor): Shape {
  const s = size
  const outline: Record<Corner, string> = {
    'top-left': `M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
    'top-right': `M${x + s} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
    'bottom-right': `M${x + s} ${y + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
    'bottom-left': `M${x} ${y + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`,
  }
  return path(outline[corner], color)
}

export function half(
  x: number,
  y: number,
  radius: number,
  side: 'up' | 'down' | 'left' | 'right',
  color: ArtColor,
): Shape {
  const r = radius
  const outline = {
    up: `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`,
    down: `M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0z`,
    left: `M${x} ${y - r}a${r} ${r} 0 0 0 0 ${2 * r}z`,
    right: `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}z`,
  }
  return path(outline[side], color)
}

/** A leaf between two corners of its tile: `falling` from top left to bottom right, `rising` the other way. */
export function petal(x: number, y: number, size: number, lean: 'falling' | 'rising', color: ArtColor): Shape {
  const s = size
  const outline = {
    falling: `M${x} ${y}a${s} ${s} 0 0 1 ${s} ${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
    rising: `M${x + s} ${y}a${s} ${s} 0 0 1 ${-s} ${s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
  }
  return path(outline[lean], color)
}

/** A slice of a disc; angles in radians, clockwise from the right. */
export function wedge(x: number, y: number, radius: number, from: number, to: number, color: ArtColor): Shape {
  const rim = (angle: number) =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  return path(`M${x} ${y}L${rim(from)}A${radius} ${radius} 0 0 1 ${rim(to)}z`, color)
}
