import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** 44 × 44 px with one icon in it. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(styles.button, className)}>
      {children}
    </button>
  )
}
