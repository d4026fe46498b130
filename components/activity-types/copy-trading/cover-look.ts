import Big from 'big.js'
import type { useTranslations } from 'next-intl'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CoverTerms, MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import { formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { CoverGaugeProps } from './cover-gauge.tsx'

const HOUR_MS = 3_600_000

/** A cover in the words and figures of the page. */
export interface CoverLook {
  chip: { text: string; tone: 'neutral' | 'good' | 'primary' | 'warning' }
  gauge: CoverGaugeProps
  sentence: string
}

export interface CoverTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
  zone: string
}

/** Decides the sentence of an unused cover. */
export type CoverPhase = 'upcoming' | 'visitor' | 'member' | 'over'

export const coverPhase = (
  { status, outcome }: Pick<ActivityDetail, 'status' | 'outcome'>,
  isMember: boolean,
): CoverPhase => {
  if (status === 'ENDED' || outcome === 'CANCELLED') return 'over'
  if (status === 'UPCOMING') return 'upcoming'
  return isMember ? 'member' : 'visitor'
}

/** `mine`: null for a reader without a cover of their own. */
export function coverLook(
  { limit, paidWithinHours }: CoverTerms,
  mine: MyCover | null,
  phase: CoverPhase,
  texts: CoverTexts,
): CoverLook {
  if (mine === null || mine.closedAt === null) return unusedLook(limit, mine, phase, texts)
  const { t, locale, zone } = texts
  const result = formatMoney(locale, mine.result, { isMoved: true })
  const date = formatDayMonth(locale, mine.closedAt, zone)
  if (mine.state === 'USED_UP')
    return { ...closedLook(limit, 'used_up', texts), sentence: t('copy.used_up', { result, date }) }
  if (mine.state === 'VOID') return { ...closedLook(limit, 'void', texts), sentence: t('copy.void_manual', { date }) }
  const covered = mine.paid ?? coveredOf(mine)
  const amount = formatMoney(locale, covered, { isMoved: true })
  const max = formatMoney(locale, limit)
  const gauge = {
    share: new Big(covered.amount).div(limit.amount).toNumber(),
    value: formatAmount(locale, covered, { isMoved: true }),
    below: t('copy.of_limit', { limit: max }),
  }
  if (mine.state === 'PAID')
    return {
      chip: { text: t('copy.state_paid'), tone: 'good' },
      gauge: { ...gauge, tone: 'paid', label: t('copy.gauge_paid', { paid: amount, limit: max }) },
      sentence: t('copy.paid', { paid: amount, result, date }),
    }
  const by = formatDayMonthTime(locale, mine.closedAt + paidWithinHours * HOUR_MS, zone)
  const isWaiting = mine.reasonCode !== null
  return {
    chip: {
      text: t(isWaiting ? 'copy.state_waiting' : 'copy.state_paying'),
      tone: isWaiting ? 'warning' : 'primary',
    },
    gauge: { ...gauge, tone: 'open', label: t('copy.gauge_due', { amount, limit: max }) },
    sentence:
      mine.reasonCode === 'SOLD_OUT'
        ? t('copy.sold_out', { result })
        : isWaiting
          ? t('copy.reviewing', { result })
          : t('copy.paying', { result, amount, date: by }),
  }
}

/** The part of the loss that will be paid. */
function coveredOf({ result, limit }: MyCover): MyCover['limit'] {
  const loss = new Big(result.amount).abs()
  return loss.lt(limit.amount) ? { amount: loss.toFixed(), unit: limit.unit } : limit
}

const closedLook = (
  limit: CoverTerms['limit'],
  state: 'used_up' | 'void',
  { t, locale }: CoverTexts,
): Omit<CoverLook, 'sentence'> => ({
  chip: { text: t(`copy.state_${state}`), tone: state === 'void' ? 'warning' : 'neutral' },
  gauge: {
    share: 0,
    tone: 'closed',
    value: t(`copy.state_${state}`),
    isWord: true,
    label: t('copy.gauge_unused', { limit: formatMoney(locale, limit) }),
  },
})

/** No copied order has closed. */
function unusedLook(limit: CoverTerms['limit'], mine: MyCover | null, phase: CoverPhase, texts: CoverTexts): CoverLook {
  const { t, locale, zone } = texts
  if (mine?.state === 'VOID') return { ...closedLook(limit, 'void', texts), sentence: t('copy.void_late') }
  const trader = mine?.trader ?? null
  const sentences = {
    upcoming: () => t('copy.open_upcoming'),
    visitor: () => t('copy.open_join'),
    member: () =>
      mine === null || trader === null
        ? t('copy.open_pick')
        : t('copy.open_copying', { trader, date: formatDayMonth(locale, mine.openedAt, zone) }),
    over: () => t('copy.over'),
  } satisfies Record<CoverPhase, () => string>
  return {
    chip: { text: t('copy.state_open'), tone: 'good' },
    gauge: {
      share: phase === 'over' ? 0 : 1,
      tone: phase === 'over' ? 'closed' : 'open',
      above: t('copy.up_to'),
      value: formatAmount(locale, limit),
      below: limit.unit,
      label: t('copy.gauge_limit', { limit: formatMoney(locale, limit) }),
    },
    sentence: sentences[phase](),
  }
}
