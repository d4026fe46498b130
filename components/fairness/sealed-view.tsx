import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { Grid, Row } from '#components/ui/layout/layout.tsx'
import type { FairnessReport } from './fairness-report.ts'
import { FoldedHash } from './folded-hash.tsx'
import styles from './fairness-view.module.css'
import { NoteCard } from './note-card.tsx'
import { PrizeTable } from './prize-table.tsx'
import { SealedVerdict, type SealedProps } from './verdict/sealed-verdict.tsx'
import type { TableCheck } from './verdict/use-table-check.ts'
import { WhatHappensWhen } from './what-happens-when.tsx'

/** Before the seed is revealed: what is fixed already, and what can be verified when. */
export function SealedView({ report, tableCheck = 'stated', onSaveSeal }: SealedProps) {
  const t = useTranslations('fairness')
  const { activity, fairness, labels, sealedAt, isEnded, hasStarted } = report
  return (
    <>
      <SealedVerdict report={report} tableCheck={tableCheck} onSaveSeal={onSaveSeal} />
      <Grid gap="24" top="24" className={styles.columns}>
        <div className={styles.stack}>
          <FixedHashes activity={activity} fairness={fairness} sealedAt={sealedAt} tableCheck={tableCheck} />
          <PrizeTable fairness={fairness} labels={labels} />
        </div>
        <div className={styles.stack}>
          <WhatHappensWhen activity={activity} sealedAt={sealedAt} isEnded={isEnded} hasStarted={hasStarted} />
          <NoteCard title={t('why_title')} text={t('why_text')} />
          <NoteCard title={t('limits_title')} text={t('limits_text')} />
        </div>
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
