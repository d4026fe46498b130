import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import type { FairnessReport } from './fairness-report.ts'
import styles from './what-happens-when.module.css'

interface Step {
  key: string
  title: string
  at: number | null
  line?: string
  isDone: boolean
}

type WhatHappensWhenProps = Pick<FairnessReport, 'activity' | 'sealedAt' | 'isEnded'> & { hasStarted: boolean }

/** From the seal to the seed, each step with its time. */
export function WhatHappensWhen({ activity, sealedAt, hasStarted, isEnded }: WhatHappensWhenProps) {
  const t = useTranslations('fairness')
  const { startTime, endTime, timeZone } = activity
  const steps: Step[] = [
    { key: 'sealed', title: t('when_sealed'), at: sealedAt, line: t('when_sealed_line'), isDone: true },
    { key: 'start', title: t('when_start'), at: startTime, line: t('when_start_line'), isDone: hasStarted },
    { key: 'end', title: t('when_end'), at: endTime, isDone: isEnded },
    { key: 'reveal', title: t('when_reveal'), at: null, line: t('when_reveal_line'), isDone: false },
  ]
  return (
    <Card as="section" padded aria-labelledby="when">
      <SectionHeading id="when">{t('when_title')}</SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ key, title, at, line, isDone }) => (
          <li key={key} className={cx(isDone && styles.done)}>
            <h3>{title}</h3>
            <Line>{at !== null && <TwoClocks at={at} timeZone={timeZone} />}</Line>
            <Line>{line}</Line>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Line = ({ children }: { children: ReactNode }) =>
  children && (
    <Text as="div" size="hint" tone="secondary">
      {children}
    </Text>
  )
