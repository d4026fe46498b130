import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import type { StepLook } from '#lib/task/reward-steps.ts'
import styles from './timeline.module.css'

export interface TimelineNode {
  key: string
  look: StepLook
  label: string
  when: ReactNode
}

/** The timeline of a reward: past, current and next steps, in words; colour only helps (design, "Reward timeline"). */
export function Timeline({ nodes, className }: { nodes: readonly TimelineNode[]; className?: string }) {
  return (
    <ol className={cx(styles.timeline, nodes.length < 4 && styles.short, className)}>
      {nodes.map(({ key, look, label, when }) => (
        <li
          key={key}
          className={styles[look]}
          aria-current={look === 'now' || look === 'current' || look === 'warning' ? 'step' : undefined}
        >
          <b>{label}</b>
          {when}
        </li>
      ))}
    </ol>
  )
}

/** Keeps the place of a timeline while it loads. */
export function TimelineSkeleton({ className }: { className?: string }) {
  return (
    <ol className={cx(styles.timeline, styles.short, styles.waiting, className)} aria-hidden="true">
      {[1, 2, 3].map((node) => (
        <li key={node}>
          <i />
          <i />
        </li>
      ))}
    </ol>
  )
}
