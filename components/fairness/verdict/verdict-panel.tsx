import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { CheckList, type Check } from './check-list.tsx'
import styles from './verdict-panel.module.css'

interface VerdictPanelProps {
  tone: 'sealed' | 'good' | 'error'
  icon: IconName<'fill'>
  title: string
  line: ReactNode
  checks: readonly Check[]
  /** The button, and one sentence beside it. */
  children: ReactNode
}

/** The verdict in one sentence, the action, and the counted checks beside them. */
export function VerdictPanel({ tone, icon, title, line, checks, children }: VerdictPanelProps) {
  return (
    <section className={cx(styles.verdict, styles[tone])} aria-labelledby="verdict">
      <div className={styles.text}>
        <span className={styles.icon}>
          <Icon icon={icon} weight="fill" size="lg" />
        </span>
        <div aria-live="polite">
          <h1 id="verdict">{title}</h1>
          <p className={styles.line}>{line}</p>
        </div>
        <Row gap="12" top="24" align="center" wrap size="hint" tone="secondary">
          {children}
        </Row>
      </div>
      <CheckList checks={checks} />
    </section>
  )
}
