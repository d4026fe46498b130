import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { CoverTerms, MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { formatNumber, formatMoney } from '@fanfare/languages/format.ts'
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

/** A loss above the maximum, so that the example has a part on either side. */
const EXAMPLE = '1.248'

/** The three ways in which an order can close, what each does to the cover, and an example of the first. */
function CloseOutcomes({ limit }: { limit: Money }) {
  const t = useTranslations('copy')
  const locale = useLocale()
  const ways = [
    ['if_loss', 'good', t('if_loss_line'), t('if_loss_result', { limit: formatMoney(locale, limit) })],
    ['if_profit', 'primary', t('if_profit_line'), t('if_profit_result')],
    ['if_manual', 'warning', t('if_manual_line'), t('if_manual_result')],
  ] as const
  const loss = new Big(limit.amount).times(EXAMPLE)
  const written = (amount: Big) =>
    formatMoney(locale, { amount: amount.toFixed(), unit: limit.unit }, { isMoved: true })
  return (
    <>
      <ul className={styles.ways}>
        {ways.map(([way, tone, line, result]) => (
          <li key={way}>
            <div>
              <b>{t(way)}</b>
              <p>{line}</p>
            </div>
            <Chip tone={tone}>{result}</Chip>
          </li>
        ))}
      </ul>
      <div className={styles.example}>
        <p>{t('example', { loss: written(loss) })}</p>
        <span aria-hidden="true" className={styles.bar}>
          <i style={{ flexGrow: 1 }} />
          <i style={{ flexGrow: Number(EXAMPLE) - 1 }} />
        </span>
        <p className={styles.parts}>
          <b>{t('example_ours', { amount: written(new Big(limit.amount)) })}</b>
          <span>{t('example_yours', { amount: written(loss.minus(limit.amount)) })}</span>
        </p>
      </div>
    </>
  )
}
