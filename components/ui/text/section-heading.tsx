import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  level?: 1 | 2 | 3
  id?: string
  /** At the end of the line: one link or one figure. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function SectionHeading({ level = 2, id, aside, className, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.row, className)}>
      <Heading id={id}>{children}</Heading>
      {aside}
    </div>
  )
}
