import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  level?: 1 | 2 | 3
  id?: string
  /** At the end of the line: one link or one figure. */
  aside?: ReactNode
  children: ReactNode
}

export function SectionHeading({ level = 2, id, aside, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <Heading id={id}>{children}</Heading>
      {aside}
    </div>
  )
}
