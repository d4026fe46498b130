import type { ReactNode } from 'react'
import { Grid, Note, Stack } from '#components/ui/layout/layout.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { FoldedHash, NoteCard } from './fairness-parts.tsx'
import type { FairnessReport, Verification } from './fairness-report.ts'
import styles from './fairness-view.module.css'
import { OfflineCard, type Downloads } from './offline/offline-card.tsx'
import { PrizeTable, PromisedTable } from './prize-table.tsx'
import { RevealedVerdict } from './verdict/revealed-verdict.tsx'

interface RevealedViewProps {
  report: FairnessReport
  verification: Verification
  onVerify?: () => void
  onShowDraw?: (drawNo: number) => void
  downloads?: Downloads
  /** The table of draws. */
  draws: ReactNode
  /** The player's own draws. */
  mine?: ReactNode
}

/** After the end: the verdict, how it was bound, every draw, and what they gave. */
export function RevealedView({ report, verification, downloads, draws, mine, ...handlers }: RevealedViewProps) {
  const { t } = useWords()
  const { fairness, labels } = report
  const verdict = verification.status === 'done' ? verification.verdict : null
  const hasDraws = fairness.totalDraws > 0
  return (
    <>
      {mine}
      <RevealedVerdict report={report} verification={verification} {...handlers} />
      <HonestSteps report={report} />
      {hasDraws && draws}
      <Grid gap="24" top="24" className={styles.columns}>
        {hasDraws ? (
          <PromisedTable fairness={fairness} labels={labels} verdict={verdict} />
        ) : (
          <PrizeTable fairness={fairness} labels={labels} />
        )}
        <Grid gap="24" className={styles.stack}>
          <OfflineCard report={report} downloads={downloads} />
          <NoteCard title={t('fairness.limits_title')} text={t('fairness.limits_text')} />
        </Grid>
      </Grid>
    </>
  )
}

/** The three steps that bind the operator, each with its full hash. */
function HonestSteps({ report: { activity, fairness, sealedAt } }: { report: FairnessReport }) {
  const { t, number } = useWords()
  const steps = [
    { name: 'sealed', at: sealedAt, label: t('fairness.seal'), hash: fairness.commitment },
    { name: 'fixed', at: null, label: t('fairness.table_hash'), hash: fairness.prizeTableHash },
    { name: 'revealed', at: activity.endTime, label: t('fairness.seed'), hash: fairness.seed },
  ] as const
  return (
    <section className={styles.section} aria-labelledby="honest">
      <h2 id="honest">{t('fairness.honest_title')}</h2>
      <Grid as="ol" gap="16" top="16" className={styles.steps}>
        {steps.map(({ name, at, label, hash }, index) => (
          <Card key={name} as="li" padded className={styles.step}>
            <Stack as="span" weight="strong" className={styles.number}>
              {number(index + 1)}
            </Stack>
            <h3>{t(`fairness.step_${name}`)}</h3>
            <Note as="div" size="small">
              {t(`fairness.step_${name}_line`)} {at !== null && <TwoClocks at={at} timeZone={activity.timeZone} />}
            </Note>
            <div className={styles.hash}>
              <Note size="small">{label}</Note>
              {hash !== null && <FoldedHash hash={hash} />}
            </div>
          </Card>
        ))}
      </Grid>
    </section>
  )
}
