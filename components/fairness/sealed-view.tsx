import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Grid, Note, Row } from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { FoldedHash, NoteCard } from './fairness-parts.tsx'
import type { FairnessReport } from './fairness-report.ts'
import styles from './fairness-view.module.css'
import { PrizeTable } from './prize-table.tsx'
import { SealedVerdict, type SealedProps } from './verdict/sealed-verdict.tsx'

/** Before the seed is revealed: what is already fixed, and what can be verified when. */
export function SealedView({ report, tableCheck = 'stated', onSaveSeal }: SealedProps) {
  const { t } = useWords()
  const { activity, fairness, labels, sealedAt } = report
  return (
    <>
      <SealedVerdict report={report} tableCheck={tableCheck} onSaveSeal={onSaveSeal} />
      <Grid gap="24" top="24" className={styles.columns}>
        <Grid gap="24" className={styles.stack}>
          <Section title={t('fairness.fixed_title')}>
            <Grid gap="20" top="16">
              <Hash label={t('fairness.seal')} hash={fairness.commitment}>
                {sealedAt !== null && (
                  <TwoClocks
                    at={sealedAt}
                    timeZone={activity.timeZone}
                    sentence={t('fairness.published', { date: '{date}' })}
                  />
                )}
              </Hash>
              <Hash label={t('fairness.table_hash')} hash={fairness.prizeTableHash}>
                {t(`fairness.table_${tableCheck}`)}
              </Hash>
            </Grid>
          </Section>
          <PrizeTable fairness={fairness} labels={labels} />
        </Grid>
        <Grid gap="24" className={styles.stack}>
          <WhatHappensWhen {...report} />
          <NoteCard title={t('fairness.why_title')} text={t('fairness.why_text')} />
          <NoteCard title={t('fairness.limits_title')} text={t('fairness.limits_text')} />
        </Grid>
      </Grid>
    </>
  )
}

function Hash({ label, hash, children }: { label: string; hash: string; children: ReactNode }) {
  const { t } = useWords()
  return (
    <div>
      <Note>{label}</Note>
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

/** From the seal to the seed, each step with its time. */
function WhatHappensWhen({ activity, sealedAt, hasStarted, isEnded }: FairnessReport) {
  const { t } = useWords()
  const { startTime, endTime, timeZone } = activity
  const steps = [
    { title: t('fairness.when_sealed'), at: sealedAt, line: t('fairness.when_sealed_line'), isDone: true },
    { title: t('fairness.when_start'), at: startTime, line: t('fairness.when_start_line'), isDone: hasStarted },
    { title: t('fairness.when_end'), at: endTime, isDone: isEnded },
    { title: t('fairness.when_reveal'), at: null, line: t('fairness.when_reveal_line') },
  ]
  return (
    <Section title={t('fairness.when_title')}>
      <ol className={styles.when}>
        {steps.map(({ title, at, line, isDone }) => (
          <li key={title} className={cx(isDone && styles.done)}>
            <h3>{title}</h3>
            {at !== null && (
              <Note as="div" size="hint">
                <TwoClocks at={at} timeZone={timeZone} />
              </Note>
            )}
            {line && <Note size="hint">{line}</Note>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
