import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Line, Note, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
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

export interface Check {
  label: string
  state: 'done' | 'failed' | 'open'
  /** The count, or when the check becomes possible. */
  value: string
}

const ICONS = { done: 'check-circle', failed: 'x-circle', open: 'hourglass' } as const

/** Checks with their counts; words say the state, not colour alone. */
function CheckList({ checks }: { checks: readonly Check[] }) {
  const { t } = useWords()
  return (
    <ul className={styles.checks}>
      {checks.map(({ label, state, value }) => (
        <Line key={label} className={styles[state]}>
          <Icon icon={ICONS[state]} weight={state === 'open' ? 'regular' : 'fill'} />
          <VisuallyHidden>{t(`fairness.check_${state}`)}</VisuallyHidden>
          <Text as="span" weight="medium">
            {label}
          </Text>
          <Note as="bdi">{value}</Note>
        </Line>
      ))}
    </ul>
  )
}

export function VerdictPanel({ tone, icon, title, line, checks, children }: VerdictPanelProps) {
  return (
    <section className={cx(styles.verdict, styles[tone])} aria-labelledby="verdict">
      <div className={styles.text}>
        <span className={styles.icon}>
          <Icon icon={icon} weight="fill" size="lg" />
        </span>
        <div aria-live="polite">
          <h1 id="verdict">{title}</h1>
          <Stack gap="8" tone="secondary" className={styles.line}>
            {line}
          </Stack>
        </div>
        <Row gap="12" top="24" align="center" wrap size="hint" tone="secondary">
          {children}
        </Row>
      </div>
      <CheckList checks={checks} />
    </section>
  )
}
