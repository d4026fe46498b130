import Big from 'big.js'
import { formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import type { ReactNode } from 'react'
import type { CoverTerms, MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import type { Phase } from '#components/activity/page-parts.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { Accent, Grid, List, Note, Row } from '#components/ui/layout/layout.tsx'
import styles from './cover.module.css'

interface CoverViewProps {
  terms: CoverTerms
  mine: MyCover | null
  phase: Phase
  /** The reader has joined. */
  isMember?: boolean
  /** The reader's time zone; absent on the server. */
  zone?: string
  /** Below the sentence: a link, or a failure. */
  note?: ReactNode
}

/** The cover: what is left or paid and why, and what each way of closing an order does to it. */
export function CoverView(props: CoverViewProps) {
  const { terms, mine, phase, note } = props
  const words = useWords()
  const { t, counted, money, moved } = words
  const { limit, paidWithinHours } = terms
  const { state, gauge, sentence } = coverLook(props, words)
  const hasEnded = phase === 'over' && mine === null
  const ways = [
    ['copy.if_loss', 'good', t('copy.if_loss_line'), t('copy.if_loss_result', { limit: money(limit) })],
    ['copy.if_profit', 'primary', t('copy.if_profit_line'), t('copy.if_profit_result')],
    ['copy.if_manual', 'warning', t('copy.if_manual_line'), t('copy.if_manual_result')],
  ] as const
  const loss = new Big(limit.amount).times(EXAMPLE)
  const written = (amount: Big) => moved({ amount: amount.toFixed(), unit: limit.unit })
  return (
    <>
      <SectionHeading id="cover" aside={!hasEnded && <Chip tone={TONES[state]}>{t(`copy.state_${state}`)}</Chip>}>
        {t('copy.cover_title')}
      </SectionHeading>
      <Grid gap="20" top="8" className={styles.cover} data-closed={gauge !== null || undefined}>
        {gauge && (
          // A semicircle, filled from the left in every language.
          <div className={styles.gauge} role="img" aria-label={gauge.label} data-state={state}>
            <svg viewBox="0 0 200 112" aria-hidden="true">
              <path d={ARC} className={styles.track} />
              {gauge.share > 0 && (
                <path d={ARC} pathLength="100" strokeDasharray={`${gauge.share * 100} 100`} className={styles.filled} />
              )}
            </svg>
            <p className={styles.gaugeWords} aria-hidden="true">
              <span />
              <b data-word={!gauge.below || undefined}>
                {gauge.below ? <bdi dir="ltr">{gauge.value}</bdi> : gauge.value}
              </b>
              <span>{gauge.below}</span>
            </p>
          </div>
        )}
        <Grid gap="8">
          {mine?.trader != null && mine.closedAt !== null && (
            <Accent>{t('copy.copied_from', { trader: mine.trader })}</Accent>
          )}
          <p>{sentence}</p>
          {note}
          {!hasEnded && !gauge && (
            <>
              <List className={styles.ways}>
                {ways.map(([way, tone, line, result]) => (
                  <Row as="li" align="center" justify="between" wrap key={way}>
                    <div>
                      <Accent>{t(way)}</Accent>
                      <Note>{line}</Note>
                    </div>
                    <Chip tone={tone}>{result}</Chip>
                  </Row>
                ))}
              </List>
              <Note as="div">
                <p>{t('copy.example', { loss: written(loss) })}</p>
                <span aria-hidden="true" className={styles.bar}>
                  <i style={{ flexGrow: 1 }} />
                  <i style={{ flexGrow: Number(EXAMPLE) - 1 }} />
                </span>
                <Row as="p" gap="0 12" justify="between" wrap>
                  <Accent tone="success">{t('copy.example_ours', { amount: written(new Big(limit.amount)) })}</Accent>
                  <span>{t('copy.example_yours', { amount: written(loss.minus(limit.amount)) })}</span>
                </Row>
              </Note>
              <Note>{t('copy.paid_within', counted(paidWithinHours))}</Note>
            </>
          )}
        </Grid>
      </Grid>
    </>
  )
}

/** A loss in the example: above the maximum, so that one part is covered and another is not. */
const EXAMPLE = '1.248'

interface Gauge {
  /** Accessible name, with all that the gauge shows. */
  label: string
  /** The filled part, 0 to 1. */
  share: number
  value: string
  /** Absent if the value is a word, not a figure. */
  below?: string
}

const ARC = 'M20 100A80 80 0 0 1 180 100'

const HOUR_MS = 3_600_000

/** The chip says the state. */
const TONES = {
  open: 'good',
  paid: 'good',
  paying: 'primary',
  waiting: 'warning',
  used_up: 'neutral',
  void: 'warning',
} as const

interface CoverLook {
  state: keyof typeof TONES
  /** null until an order has closed, because it would only repeat the maximum. */
  gauge: Gauge | null
  sentence: string
}

/** `mine`: null for a reader without a cover of their own. */
function coverLook({ terms, mine, phase, isMember, zone = 'UTC' }: CoverViewProps, words: Words): CoverLook {
  const { t, locale, money, moved, movedAmount } = words
  const { limit, paidWithinHours } = terms
  const max = money(limit)
  const day = (at: number) => formatDayMonth(locale, at, zone)
  const closed = (state: 'used_up' | 'void', sentence: string): CoverLook => ({
    state,
    gauge: {
      share: 0,
      value: t(`copy.state_${state}`),
      label: t('copy.gauge_unused', { limit: max }),
    },
    sentence,
  })
  if (mine === null || mine.closedAt === null) {
    // No copied order has closed.
    if (mine?.state === 'VOID') return closed('void', t('copy.void_late'))
    const member = mine?.trader
      ? t('copy.open_copying', { trader: mine.trader, date: day(mine.openedAt) })
      : t('copy.open_pick')
    const sentences = {
      before: t('copy.open_upcoming'),
      open: isMember ? member : t('copy.open_join'),
      over: t('copy.over'),
    }
    return { state: 'open', gauge: null, sentence: sentences[phase] }
  }
  const result = moved(mine.result)
  const date = day(mine.closedAt)
  if (mine.state === 'USED_UP') return closed('used_up', t('copy.used_up', { result, date }))
  if (mine.state === 'VOID') return closed('void', t('copy.void_manual', { date }))
  const covered = mine.paid ?? coveredOf(mine)
  const paid = moved(covered)
  const isPaid = mine.state === 'PAID'
  const gauge: Gauge = {
    share: new Big(covered.amount).div(limit.amount).toNumber(),
    value: movedAmount(covered),
    below: t('copy.of_limit', { limit: max }),
    label: isPaid ? t('copy.gauge_paid', { paid, limit: max }) : t('copy.gauge_due', { amount: paid, limit: max }),
  }
  if (isPaid) return { state: 'paid', gauge, sentence: t('copy.paid', { paid, result, date }) }
  if (mine.reasonCode !== null) {
    const why = mine.reasonCode === 'SOLD_OUT' ? 'copy.sold_out' : 'copy.reviewing'
    return { state: 'waiting', gauge, sentence: t(why, { result }) }
  }
  const by = formatDayMonthTime(locale, mine.closedAt + paidWithinHours * HOUR_MS, zone)
  return { state: 'paying', gauge, sentence: t('copy.paying', { result, amount: paid, date: by }) }
}

/** The part of the loss that will be paid. */
function coveredOf({ result, limit }: MyCover) {
  const loss = new Big(result.amount).abs()
  return loss.lt(limit.amount) ? { amount: loss.toFixed(), unit: limit.unit } : limit
}
