import type { ReactNode } from 'react'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { Art } from '../pictures/art.tsx'
import styles from './empty-state.module.css'
import { cx } from '../cx.ts'

interface EmptyStateProps {
  scene?: SceneName
  title: string
  /** One sentence about the content that will appear here. */
  children: ReactNode
  /** One link or button. */
  action?: ReactNode
  level?: 2 | 3
  /** Without its own frame, inside a box that has one. */
  bare?: boolean
  className?: string
}

export function EmptyState({ scene = 'quiet', title, children, action, level = 3, bare, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={cx(styles.empty, !bare && styles.framed, className)}>
      <div className={styles.picture}>
        <Art scene={scene} />
      </div>
      <Heading>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
