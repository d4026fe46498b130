import type { ReactNode } from 'react'
import type { SceneName } from '#lib/theme/art.ts'
import { Art } from './art.tsx'
import styles from './empty-state.module.css'
import { cx } from './cx.ts'

interface EmptyStateProps {
  scene?: SceneName
  title: string
  /** What will appear here, in one sentence. */
  children: ReactNode
  /** One way on. */
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

export function EmptyState({ scene = 'quiet', title, children, action, level = 3, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.empty, className)}>
      <div className={styles.picture}>
        <Art scene={scene} />
      </div>
      <Heading>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
