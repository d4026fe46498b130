import { useTranslations } from 'next-intl'
import styles from './fairness-view.module.css'
import { FixedHashes } from './fixed-hashes.tsx'
import { NoteCard } from './note-card.tsx'
import { PrizeTable } from './prize-table.tsx'
import { SealedVerdict, type SealedProps } from './verdict/sealed-verdict.tsx'
import { WhatHappensWhen } from './what-happens-when.tsx'

/** Before the seed is revealed: what is fixed already, and what can be verified when. */
export function SealedView({ report, tableCheck = 'stated', onSaveSeal }: SealedProps) {
  const t = useTranslations('fairness')
  const { activity, fairness, labels, sealedAt, isEnded, hasStarted } = report
  return (
    <>
      <SealedVerdict report={report} tableCheck={tableCheck} onSaveSeal={onSaveSeal} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <FixedHashes activity={activity} fairness={fairness} sealedAt={sealedAt} tableCheck={tableCheck} />
          <PrizeTable fairness={fairness} labels={labels} />
        </div>
        <div className={styles.stack}>
          <WhatHappensWhen activity={activity} sealedAt={sealedAt} isEnded={isEnded} hasStarted={hasStarted} />
          <NoteCard title={t('why_title')} text={t('why_text')} />
          <NoteCard title={t('limits_title')} text={t('limits_text')} />
        </div>
      </div>
    </>
  )
}
