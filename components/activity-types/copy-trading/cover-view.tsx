import Big from 'big.js'
import { formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import type { ReactNode } from 'react'
import type { CoverTerms, MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import type { Phase } from '#components/activity/page-parts.ts'
import { useWords, type Words } from '#components/ui/text/use-words.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { Accent, Grid, List, Note, Remark, Row } from '#components/ui/layout/layout.tsx'
import styles from './cover.module.css'

export interface CoverViewProps {
  terms: CoverTerms
  /** Absent for a reader without a cover of their own. */
  mine?: MyCover
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
  const { terms, mine, phase, note, zone = 'UTC' } = props
  const words = useWords()
  const { t, locale, counted, money, moved, movedAmount } = words
  const day = (at: number) => formatDayMonth(locale, at, zone)
  const { limit, paidWithinHours } = terms
  const { state, sentence, covered } = coverLook(props, words)
  const isClosed = covered !== undefined
  const hasEnded = phase === 'over' && !mine
  const max = money(limit)
  const gaugeLabel = () => {
    if (!covered) return t('copy.gauge_unused', { limit: max })
    const amount = moved(covered)
    return state === 'paid'
      ? t('copy.gauge_paid', { paid: amount, limit: max })
      : t('copy.gauge_due', { amount, limit: max })
  }
  const loss = new Big(limit.amount).times(EXAMPLE)
  const written = (amount: Big) => moved({ amount: amount.toFixed(), unit: limit.unit })
  return (
    <>
      <SectionHeading id="cover" aside={!hasEnded && <Chip tone={TONES[state]}>{t(`copy.state_${state}`)}</Chip>}>
        {t('copy.cover_title')}
      </SectionHeading>
      <Grid gap="20" top="8" className={styles.cover}>
        {isClosed && (
          // A semicircle, filled from the left in every language.
          <div className={styles.gauge} role="img" aria-label={gaugeLabel()} data-state={state}>
            <svg viewBox="0 0 200 112" aria-hidden>
              <path d={ARC} className={styles.track} />
              {covered && (
                <path
                  d={ARC}
                  pathLength="1"
                  strokeDasharray={`${new Big(covered.amount).div(limit.amount).toNumber()} 1`}
                  className={styles.filled}
                />
              )}
            </svg>
            <p className={styles.gaugeWords} aria-hidden>
              <Remark />
              <b data-word={!covered || undefined}>
                {covered ? <bdi dir="ltr">{movedAmount(covered)}</bdi> : t(`copy.state_${state}`)}
              </b>
              <Remark>{covered && t('copy.of_limit', { limit: max })}</Remark>
            </p>
          </div>
        )}
        <Grid gap="8">
          {mine?.trader && mine.closedAt && <Accent>{t('copy.copied_from', { trader: mine.trader })}</Accent>}
          <p>{sentence}</p>
          {mine?.late && (
            <Note>{t('copy.late', { date: day(mine.late.closedAt), arrived: day(mine.late.arrivedAt) })}</Note>
          )}
          {note}
          {!hasEnded && !isClosed && (
            <>
              <List className={styles.ways}>
                {WAYS.map(([way, tone]) => (
                  <Row as="li" align="center" justify="between" wrap key={way}>
                    <div>
                      <Accent>{t(`copy.if_${way}`)}</Accent>
                      <Note>{t(`copy.if_${way}_line`)}</Note>
                    </div>
                    <Chip tone={tone}>{t(`copy.if_${way}_result`, { limit: max })}</Chip>
                  </Row>
                ))}
              </List>
              <Note as="div">
                <p>{t('copy.example', { loss: written(loss) })}</p>
                <span aria-hidden className={styles.bar}>
                  <i style={{ flexGrow: 1 }} />
                  <i style={{ flexGrow: Number(EXAMPLE) - 1 }} />
                </span>
                <Row as="p" gap="0 12" justify="between" wrap>
                  <Accent tone="success">{t('copy.example_ours', { amount: moved(limit) })}</Accent>
                  {t('copy.example_yours', { amount: written(loss.minus(limit.amount)) })}
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

/** How an order can close. */
const WAYS = [
  ['loss', 'good'],
  ['profit', 'primary'],
  ['manual', 'warning'],
] as const

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
  sentence: string
  /** What is paid for the loss; null where nothing is. Absent until an order has closed: a gauge would only repeat the maximum. */
  covered?: MyCover['paid']
}

function coverLook(
  { terms, mine, phase, isMember, zone = 'UTC' }: CoverViewProps,
  { t, locale, moved }: Words,
): CoverLook {
  const day = (at: number) => formatDayMonth(locale, at, zone)
  if (!mine?.closedAt) {
    // No copied order has closed.
    if (mine?.state === 'VOID') return { state: 'void', sentence: t('copy.void_late'), covered: null }
    const member = mine?.trader
      ? t('copy.open_copying', { trader: mine.trader, date: day(mine.openedAt) })
      : t('copy.open_pick')
    const sentences = {
      before: t('copy.open_upcoming'),
      open: isMember ? member : t('copy.open_join'),
      over: t('copy.over'),
    }
    return { state: 'open', sentence: sentences[phase] }
  }
  const result = moved(mine.result)
  const date = day(mine.closedAt)
  if (mine.state === 'USED_UP')
    return { state: 'used_up', sentence: t('copy.used_up', { result, date }), covered: null }
  if (mine.state === 'VOID') return { state: 'void', sentence: t('copy.void_manual', { date }), covered: null }
  const covered = mine.paid ?? coveredOf(mine)
  const paid = moved(covered)
  if (mine.state === 'PAID') return { state: 'paid', covered, sentence: t('copy.paid', { paid, result, date }) }
  if (mine.reasonCode) {
    const why = mine.reasonCode === 'SOLD_OUT' ? 'copy.sold_out' : 'copy.reviewing'
    return { state: 'waiting', covered, sentence: t(why, { result }) }
  }
  const by = formatDayMonthTime(locale, mine.closedAt + terms.paidWithinHours * HOUR_MS, zone)
  return { state: 'paying', covered, sentence: t('copy.paying', { result, amount: paid, date: by }) }
}

/** The part of the loss that will be paid. */
function coveredOf({ result, limit }: MyCover) {
  const loss = new Big(result.amount).abs()
  return loss.lt(limit.amount) ? { amount: loss.toFixed(), unit: limit.unit } : limit
}
