import type { Icon as PhosphorIcon, IconWeight } from '@phosphor-icons/react'
import { cx } from '../cx.ts'
import styles from './icon.module.css'

const SIZES = { sm: 16, md: 20, lg: 24 } as const

/** Names of glyphs that point along the line of reading (design §9); clocks, checks and media controls do not. */
const DIRECTIONAL = /^(Arrow(Left|Right|SquareOut)|Caret(Left|Right)|Share|Sign|ChartLineUp|List|PaperPlane)/

interface IconProps {
  /** From `@phosphor-icons/react/dist/ssr/<Name>`: one glyph per import, no barrel of 1,500. */
  icon: PhosphorIcon
  size?: keyof typeof SIZES
  /** The others are not in the bundle (scripts/loaders/icon-weights.cjs); `bold` is there for the check alone. */
  weight?: Exclude<IconWeight, 'thin' | 'light'>
  className?: string
}

/** Always decoration: words beside it, or the label of its button, carry the meaning. */
export function Icon({ icon: Glyph, size = 'md', weight = 'regular', className }: IconProps) {
  const directional = DIRECTIONAL.test(Glyph.displayName ?? '')
  return (
    <Glyph
      size={SIZES[size]}
      weight={weight}
      aria-hidden="true"
      focusable="false"
      className={cx(styles.icon, directional && styles.directional, className)}
    />
  )
}
