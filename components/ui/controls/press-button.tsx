import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './button.module.css'
import { cx } from '../cx.ts'

export interface ButtonLook {
  /** `celebrate` only for a claim, a draw or a win. */
  variant?: 'primary' | 'celebrate' | 'outlined' | 'soft' | 'text' | 'inverse' | 'neutral'
  size?: 'lg' | 'md' | 'sm'
  full?: boolean
  className?: string
  children: ReactNode
}

export interface PressProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  href?: undefined
  /** Names the button for `pressable`. */
  'data-press'?: string
  /** An action is under way: another press does nothing, and the words stay readable. */
  busy?: boolean
  /** The reason why the button is disabled; shown under it and read out with it. */
  reason?: string
}

/** The look alone, for a link that leaves the pages of the site. */
export function buttonLook({ variant = 'primary', size = 'md', full, className }: Omit<ButtonLook, 'children'>) {
  return cx(styles.button, styles[variant], styles[size], full && styles.full, className)
}

/** The button without the code of links, for what every page loads at first. */
export function PressButton(props: PressProps) {
  const { variant, size, full, className, children, busy, disabled, reason, ...rest } = props
  const reasonId = useId()
  const idle = disabled || busy === true
  const button = (
    <button
      {...rest}
      // Not `disabled`: keyboard and screen readers have to reach a button that shows a reason.
      type={idle ? 'button' : (rest.type ?? 'button')}
      onClick={idle ? undefined : rest.onClick}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      className={buttonLook({ variant, size, full, className: cx(disabled && styles.disabled, className) })}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {/* Words beside the spinner have their own element, because translators leave elements in place. */}
      {typeof children === 'string' && busy !== undefined ? <span>{children}</span> : children}
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
