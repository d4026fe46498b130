import type { ColorRole, Palette } from './tokens.ts'

/** Every foreground of a row is read on every background of it; 4.5 where no contrast is named. */
const READ_ON: readonly (readonly [
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
  minimum?: number,
])[] = [
  [
    ['text.primary', 'text.secondary', 'text.tertiary'],
    ['bg.canvas', 'bg.surface', 'bg.sunken'],
  ],
  [['text.tertiary'], ['bg.raised']],
  [
    ['text.onInverse', 'text.onInverseMuted'],
    ['bg.inverse', 'art.night'],
  ],
  [['primary.contrastText'], ['primary.main', 'primary.hover']],
  [['primary.main'], ['bg.surface', 'bg.canvas', 'bg.sunken']],
  [['primary.onSoft'], ['primary.soft']],
  [['celebrate.contrastText'], ['celebrate.main', 'celebrate.hover']],
  [['celebrate.onSoft', 'text.primary', 'text.secondary'], ['celebrate.soft']],
  [
    ['success.main', 'warning.main', 'error.main'],
    ['bg.surface', 'bg.sunken'],
  ],
  [['success.onSoft'], ['success.soft']],
  [['warning.onSoft'], ['warning.soft']],
  [['error.onSoft'], ['error.soft']],
  [['border.strong'], ['bg.surface'], 3],
  [['border.focus'], ['bg.canvas'], 3],
  [
    ['text.primary', 'text.secondary'],
    ['art.sky', 'art.cream', 'art.blush'],
  ],
]

/** Contrasts that must hold in both modes and for every brand. */
export const CONTRAST_PAIRS = READ_ON.flatMap(([foregrounds, backgrounds, minimum = 4.5]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background, minimum] as const)),
)

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21, to two digits. */
export function contrast(a: string, b: string) {
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return Math.round(((lighter + 0.05) / (darker + 0.05)) * 100) / 100
}

/** One sentence per pair that falls under its minimum; empty when the palette may be used. */
export function contrastFailures(palette: Palette) {
  return CONTRAST_PAIRS.flatMap(([foreground, background, minimum]) => {
    const ratio = contrast(palette[foreground], palette[background])
    return ratio < minimum ? [`${foreground} on ${background} is ${ratio}, needs ${minimum}`] : []
  })
}

/** Red, green and blue of `#rrggbb` as linear light, 0 to 1. */
export function linearRgb(hex: string): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string) {
  const [red, green, blue] = linearRgb(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
