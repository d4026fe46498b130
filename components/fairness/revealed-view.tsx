import { useTranslations } from 'next-intl'
import { Grid } from '#components/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import type { FairnessReport, Verification } from './fairness-report.ts'
import styles from './fairness-view.module.css'
import { HonestSteps } from './honest-steps.tsx'
import { NoteCard } from './note-card.tsx'
import { OfflineCard, type Downloads } from './offline/offline-card.tsx'
import { PrizeTable } from './prize-table.tsx'
import { PromisedTable } from './promised-table.tsx'
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
export function RevealedView({
  report,
  verification,
  onVerify,
  onShowDraw,
  downloads,
  draws,
  mine,
}: RevealedViewProps) {
  const t = useTranslations('fairness')
  const { fairness, labels } = report
  const verdict = verification.status === 'done' ? verification.verdict : null
  return (
    <>
      {mine}
      <RevealedVerdict report={report} verification={verification} onVerify={onVerify} onShowDraw={onShowDraw} />
      <HonestSteps report={report} />
      {fairness.totalDraws > 0 && draws}
      <Grid gap="24" top="24" className={styles.columns}>
        {fairness.totalDraws > 0 ? (
          <PromisedTable fairness={fairness} labels={labels} verdict={verdict} />
        ) : (
          <PrizeTable fairness={fairness} labels={labels} />
        )}
        <div className={styles.stack}>
          <OfflineCard report={report} downloads={downloads} />
          <NoteCard title={t('limits_title')} text={t('limits_text')} />
        </div>
      </Grid>
    </>
  )
}
