import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react'
import type { Locale } from '#lib/i18n/locales.ts'
import styles from './button.module.css'
import { cx } from './cx.ts'
import { Link } from './link.tsx'

interface ButtonLook {
  /** `celebrate` only for what can be taken now: a claim, a draw, a win. */
  variant?: 'primary' | 'celebrate' | 'outlined' | 'soft' | 'text' | 'inverse' | 'neutral'
  size?: 'lg' | 'md' | 'sm'
  full?: boolean
  className?: string
  children: ReactNode
}

interface AsLink extends ButtonLook {
  href: string
  locale: Locale
  target?: string
  /** Beside following the link. */
  onClick?: () => void
}

export interface PressProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  href?: undefined
  /** Something is under way: pressing again does nothing, the words stay readable. */
  busy?: boolean
  /** Why it cannot be pressed; shown under it and read out with it. */
  reason?: string
}

export type ButtonProps = AsLink | PressProps

function look({ variant = 'primary', size = 'md', full, className }: Omit<ButtonLook, 'children'>): string {
  return cx(styles.button, styles[variant], styles[size], full && styles.full, className)
}

/** The one button of the product: a link that looks like it when it has an `href`. */
export function Button(props: ButtonProps) {
  if (props.href !== undefined) {
    const { variant, size, full, className, ...link } = props
    return <Link {...link} className={look({ variant, size, full, className })} />
  }
  return <PressButton {...props} />
}

function PressButton(props: PressProps) {
  const { variant, size, full, className, children, busy = false, disabled = false, reason, ...rest } = props
  const reasonId = useId()
  const idle = disabled || busy
  const button = (
    <button
      {...rest}
      // Not `disabled`: a button that says why it waits must be reachable by keyboard and by screen readers.
      type={idle ? 'button' : (rest.type ?? 'button')}
      onClick={idle ? undefined : rest.onClick}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      className={look({ variant, size, full, className: cx(disabled && styles.disabled, className) })}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
  if (!reason) return button
  return (
    <span className={cx(styles.explained, full && styles.full)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  )
}
