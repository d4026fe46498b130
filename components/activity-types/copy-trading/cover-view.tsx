import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { CoverTerms, MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { CloseOutcomes } from './close-outcomes.tsx'
import { CoverGauge } from './cover-gauge.tsx'
import { coverLook, type CoverPhase } from './cover-look.ts'
import styles from './cover-view.module.css'

export interface CoverViewProps {
  terms: CoverTerms
  mine: MyCover | null
  phase: CoverPhase
  /** Where dates are those of the reader; the server's view has none. */
  zone: string
  /** Below the sentence: a link, or a failure. */
  note?: ReactNode
}

/** The cover: how much of it is left or paid, why, and what each way of closing does to it. */
export function CoverView({ terms, mine, phase, zone, note }: CoverViewProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { chip, gauge, sentence } = coverLook(terms, mine, phase, { t, locale, zone })
  const hours = terms.paidWithinHours
  // Until an order has closed, the gauge could only repeat the maximum.
  const isClosed = mine !== null && (mine.closedAt !== null || mine.state === 'VOID')
  const isOver = phase === 'over' && mine === null
  return (
    <>
      <SectionHeading id="cover" aside={!isOver && <Chip tone={chip.tone}>{chip.text}</Chip>}>
        {t('copy.cover_title')}
      </SectionHeading>
      <div className={styles.cover} data-closed={isClosed || undefined}>
        {isClosed && <CoverGauge {...gauge} />}
        <div className={styles.words}>
          {mine !== null && mine.trader !== null && mine.closedAt !== null && (
            <b>{t('copy.copied_from', { trader: mine.trader })}</b>
          )}
          <p>{sentence}</p>
          {note}
          {!isOver && !isClosed && (
            <>
              <CloseOutcomes limit={terms.limit} />
              <p className={styles.small}>
                {t('copy.paid_within', { count: hours, value: formatNumber(locale, String(hours)) })}
              </p>
            </>
          )}
        </div>
      </div>
    </>
  )
}
