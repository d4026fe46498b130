import { contrast, contrastFailures } from './contrast.ts'
import { rule, variableOf } from './css-variables.ts'
import { toHex, toOklch, type Oklch } from './oklch.ts'
import { COLOR, DEFAULT_ACCENT, type ColorRole, type Mode, type Palette } from './tokens.ts'

/** `#RRGGBB` for each mode. Without `dark`, the light accent gets the lightness of the default's dark accent. */
export interface Accent {
  light: string
  dark?: string
}

const HEX = /^#[0-9a-f]{6}$/i
const HOVER_STEP = 0.05
const SOFT_SHARE = 0.12
const READABLE = 4.5
const WHITE = '#FFFFFF'

/**
 * The palettes of a white label: the accent makes `primary.*` and gives its hue to `art.ink` and `art.teal`;
 * `celebrate.*`, status and warm art colours never change with the brand.
 * @throws when the accent is no `#RRGGBB` or a pair falls under its minimum. A gold or orange accent does: such a brand
 *   keeps its accent in the logo and takes the default here.
 */
export function brandPalettes(accent: Accent) {
  const palettes = palettesOf(accent)
  const failures = failuresOf(palettes)
  if (failures.length > 0) throw new Error(`the brand's accent is not readable: ${failures.join('; ')}`)
  return palettes
}

/** The pairs of colours under their minimum, in words. @throws when the accent is no `#RRGGBB` */
export const unreadablePairs = (accent: Accent) => failuresOf(palettesOf(accent))

const failuresOf = ({ light, dark }: Record<Mode, Palette>) => [...contrastFailures(light), ...contrastFailures(dark)]

function palettesOf({ light, dark }: Accent) {
  for (const color of [light, dark]) {
    if (color !== undefined && !HEX.test(color)) throw new Error(`the brand's accent must be #RRGGBB, not ${color}`)
  }
  return { light: paletteOf('light', light), dark: paletteOf('dark', dark ?? raisedForDark(light)) }
}

/**
 * CSS of the roles that the brand changes, none for the default accent. React decides the order of style sheets, so these selectors win over
 * those of `theme.css` in any order.
 */
export function brandCss(accent: Accent) {
  const palettes = brandPalettes(accent)
  return [['light', ':root:not(.dark)'] as const, ['dark', ':root.dark.dark'] as const]
    .flatMap(([mode, selector]) => {
      const roles = Object.keys(palettes[mode]) as ColorRole[]
      const changed = roles.filter((role) => palettes[mode][role] !== COLOR[mode][role])
      return changed.length === 0
        ? []
        : [
            rule(
              selector,
              changed.map((role) => [variableOf(role), palettes[mode][role].toLowerCase()] as const),
            ),
          ]
    })
    .join('\n')
}

function paletteOf(mode: Mode, accent: string) {
  const base: Palette = COLOR[mode]
  if (accent.toUpperCase() === DEFAULT_ACCENT[mode]) return base
  const away = mode === 'light' ? -1 : 1
  const color = toOklch(accent)
  const hover = toHex({ ...color, l: color.l + away * HOVER_STEP })
  const soft = mixed(color, toOklch(base['bg.surface']))
  return {
    ...base,
    'primary.main': accent.toUpperCase(),
    'primary.hover': hover,
    'primary.contrastText': readableOn(accent, hover),
    'primary.soft': soft,
    'primary.onSoft': movedUntilReadable(color, soft, away),
    'art.ink': toHex({ ...toOklch(base['art.ink']), h: color.h }),
    'art.teal': toHex({ ...toOklch(base['art.teal']), h: color.h }),
  }
}

function mixed(accent: Oklch, ground: Oklch) {
  const between = (a: number, b: number) => a * SOFT_SHARE + b * (1 - SOFT_SHARE)
  return toHex({ l: between(accent.l, ground.l), c: between(accent.c, ground.c), h: accent.h })
}

function movedUntilReadable(color: Oklch, ground: string, direction: number) {
  for (let l = color.l; l > 0 && l < 1; l += direction * 0.01) {
    const moved = toHex({ ...color, l })
    if (contrast(moved, ground) >= READABLE) return moved
  }
  return toHex({ ...color, l: direction > 0 ? 1 : 0 })
}

function readableOn(...grounds: string[]) {
  const worst = (text: string) => Math.min(...grounds.map((ground) => contrast(text, ground)))
  const ink = COLOR.dark['primary.contrastText']
  return worst(WHITE) >= worst(ink) ? WHITE : ink
}

function raisedForDark(accent: string) {
  const { c, h } = toOklch(accent)
  return toHex({ l: toOklch(DEFAULT_ACCENT.dark).l, c: Math.min(c, 0.12), h })
}
