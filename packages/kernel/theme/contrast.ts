import { CONTRAST_PAIRS, type Palette } from './tokens.ts'

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
