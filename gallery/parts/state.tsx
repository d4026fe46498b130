import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
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
      <Text id={`${id}-name`} lang="en" dir="ltr" tone="tertiary" text="start" className={styles.name}>
        <a href={`#${id}`}>{id}</a>
      </Text>
      <div className={className}>{children}</div>
    </section>
  )
}

/** The area of a snapshot. `wide`: one column on every screen. */
export function StateGroup({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <Grid data-states gap="24" className={cx(styles.group, wide && styles.wide)}>
      {children}
      <ShowHash />
    </Grid>
  )
}
