import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { Grid, Note, Row } from '#components/ui/layout/layout.tsx'
import type { FairnessReport } from './fairness-report.ts'
import { FoldedHash } from './folded-hash.tsx'
import styles from './fairness-view.module.css'
import { NoteCard } from './note-card.tsx'
import { PrizeTable } from './prize-table.tsx'
import { SealedVerdict, type SealedProps } from './verdict/sealed-verdict.tsx'
import type { TableCheck } from './verdict/use-table-check.ts'
import { cx } from '#components/ui/cx.ts'

/** Before the seed is revealed: what is fixed already, and what can be verified when. */
export function SealedView({ report, tableCheck = 'stated', onSaveSeal }: SealedProps) {
  const t = useTranslations('fairness')
  const { activity, fairness, labels, sealedAt, isEnded, hasStarted } = report
  return (
    <>
      <SealedVerdict report={report} tableCheck={tableCheck} onSaveSeal={onSaveSeal} />
      <Grid gap="24" top="24" className={styles.columns}>
        <Grid gap="24" className={styles.stack}>
          <FixedHashes activity={activity} fairness={fairness} sealedAt={sealedAt} tableCheck={tableCheck} />
          <PrizeTable fairness={fairness} labels={labels} />
        </Grid>
        <Grid gap="24" className={styles.stack}>
          <WhatHappensWhen activity={activity} sealedAt={sealedAt} isEnded={isEnded} hasStarted={hasStarted} />
          <NoteCard title={t('why_title')} text={t('why_text')} />
          <NoteCard title={t('limits_title')} text={t('limits_text')} />
        </Grid>
      </Grid>
    </>
  )
}

interface FixedHashesProps extends Pick<FairnessReport, 'activity' | 'fairness' | 'sealedAt'> {
  tableCheck: TableCheck
}

/** Both hashes, each with a button that copies it. */
function FixedHashes({ activity, fairness, sealedAt, tableCheck }: FixedHashesProps) {
  const t = useTranslations('fairness')
  return (
    <Card as="section" padded aria-labelledby="fixed">
      <SectionHeading id="fixed">{t('fixed_title')}</SectionHeading>
      <Grid gap="20">
        <Hash label={t('seal')} hash={fairness.commitment}>
          {sealedAt !== null && (
            <TwoClocks at={sealedAt} timeZone={activity.timeZone} sentence={t('published', { date: '{date}' })} />
          )}
        </Hash>
        <Hash label={t('table_hash')} hash={fairness.prizeTableHash}>
          {t(`table_${tableCheck}`)}
        </Hash>
      </Grid>
    </Card>
  )
}

function Hash({ label, hash, children }: { label: string; hash: string; children: ReactNode }) {
  const t = useTranslations()
  return (
    <div className={styles.hash}>
      <p>{label}</p>
      <FoldedHash hash={hash} />
      <Row gap="4 12" top="4" align="center" wrap size="note" tone="secondary" className={styles.under}>
        <CopyButton
          text={hash}
          label={t('fairness.copy')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copy_failed')}
          icon={<Icon icon="copy" size="sm" />}
          look="text"
          size="sm"
        />
        <span>{children}</span>
      </Row>
    </div>
  )
}

interface Step {
  key: string
  title: string
  at: number | null
  line?: string
  isDone: boolean
}

type WhatHappensWhenProps = Pick<FairnessReport, 'activity' | 'sealedAt' | 'isEnded'> & { hasStarted: boolean }

/** From the seal to the seed, each step with its time. */
function WhatHappensWhen({ activity, sealedAt, hasStarted, isEnded }: WhatHappensWhenProps) {
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
      <ol className={styles.happensWhenSteps}>
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
    <Note as="div" size="hint">
      {children}
    </Note>
  )
