import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { cx } from '../cx.ts'
import tones from './tone.module.css'

interface ChipProps {
  /** `gold` only for claimable rewards; `onArt` is for a hero's coloured ground. */
  tone?: 'neutral' | 'gold' | 'good' | 'primary' | 'warning' | 'error' | 'onArt'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

export function Chip({ tone = 'neutral', icon, className, children }: ChipProps) {
  return (
    <span className={cx(styles.chip, tones[tone], styles[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
