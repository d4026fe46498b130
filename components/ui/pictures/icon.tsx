import { cx } from '../cx.ts'
import type { IconName, IconWeight } from './icon-names.ts'
import sprite from './icons.svg'
import styles from './icon.module.css'

const SIZES = { sm: 16, md: 20, lg: 24 }

/** Names of icons that point along the line of reading (design §9); clocks, checks and media controls do not. */
const DIRECTIONAL = /^(arrow-(left|right|square-out)|caret-(left|right)|share|sign|chart-line-up|list|paper-plane)/

interface IconProps<Weight extends IconWeight> {
  icon: IconName<NoInfer<Weight>>
  size?: keyof typeof SIZES
  weight?: Weight
  className?: string
}

/** Always decoration: words beside it, or the label of its button, carry the meaning. Its drawing is in the sprite (ADR 0112). */
export function Icon<Weight extends IconWeight = 'regular'>({
  icon,
  size = 'md',
  weight,
  className,
}: IconProps<Weight>) {
  const id = weight && weight !== 'regular' ? `${icon}-${weight}` : icon
  return (
    <svg
      width={SIZES[size]}
      height={SIZES[size]}
      viewBox="0 0 256 256"
      aria-hidden
      className={cx(styles.icon, DIRECTIONAL.test(icon) && styles.directional, className)}
    >
      <use href={`${sprite.src}#${id}`} />
    </svg>
  )
}

/** As high as a line of small text. */
export const SmallIcon = <Weight extends IconWeight = 'regular'>(props: IconProps<Weight>) => (
  <Icon size="sm" {...props} />
)
