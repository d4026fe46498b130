import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import layout from '../layout/layout.module.css'
import type { LayoutProps } from '../layout/layout.tsx'
import styles from './notice.module.css'
import tones from './tone.module.css'

export interface NoticeProps extends Pick<LayoutProps, 'top'> {
  tone?: 'neutral' | 'good' | 'primary' | 'warning' | 'error'
  icon?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits; absent for text that was there from the start. */
  role?: 'alert' | 'status'
  className?: string
  children: ReactNode
}

/** What went wrong, read out at once. */
export const Alert = (props: NoticeProps) => <Notice tone="error" role="alert" {...props} />

export function Notice({ tone = 'neutral', icon, role, top, className, children }: NoticeProps) {
  return (
    <div role={role} className={cx(styles.notice, tones[tone], top && layout[`top-${top}`], className)}>
      {icon}
      <div className={styles.body}>{children}</div>
    </div>
  )
}
