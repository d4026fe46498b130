import { linearRgb } from './contrast.ts'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. Conversions after Björn Ottosson's OKLab. */
export type Oklch = ReturnType<typeof toOklch>

export function toOklch(hex: string) {
  const [red, green, blue] = linearRgb(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** `#RRGGBB`; a colour that no screen shows loses chroma until one does, and keeps its lightness and hue. */
export function toHex({ l, c, h }: Oklch) {
  const lightness = Math.min(1, Math.max(0, l))
  for (let chroma = c; chroma > 0.001; chroma *= 0.97) {
    const channels = toLinear(lightness, chroma, h)
    if (channels.every((channel) => channel > -0.0005 && channel < 1.0005)) return hexOf(channels)
  }
  return hexOf(toLinear(lightness, 0, h))
}

function toLinear(l: number, c: number, h: number) {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hexOf(channels: number[]) {
  const bytes = channels.map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel))
    const value = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(value * 255)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
