import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { ShowHash } from './show-hash.tsx'
import styles from './state.module.css'

interface StateProps {
  /** The name of the state, and its anchor on the page. */
  id: string
  className?: string
  children: ReactNode
}

/** One state with its name, which links to it and names its picture. Developers read the name, so it is not translated. */
export function State({ id, className, children }: StateProps) {
  return (
    <section id={id} data-state={id} aria-labelledby={`${id}-name`} className={styles.state}>
      <p id={`${id}-name`} lang="en" dir="ltr" className={styles.name}>
        <a href={`#${id}`}>{id}</a>
      </p>
      <div className={className}>{children}</div>
    </section>
  )
}

/** The area of a snapshot. `wide`: one column on every screen. */
export function StateGroup({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div data-states className={cx(styles.group, wide && styles.wide)}>
      {children}
      <ShowHash />
    </div>
  )
}
