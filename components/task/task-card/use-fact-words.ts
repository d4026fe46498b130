import { useLocale, useTranslations } from 'next-intl'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { ReasonDetail, TracedFact } from '@fanfare/contract/task/task.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatDateTime, formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { reasonText } from '#lib/i18n/reason-text.ts'
import { readFactLabel, reasonValueKey, type FactKind } from '#lib/task/fact-label.ts'

/** Reasons that a friend can still remove until then. */
const DEADLINES: ReadonlySet<string> = new Set<ReasonCode>(['KYC_NEEDED', 'NOT_ENOUGH'])
/** Beyond this distance a date without its year misleads. */
const NEEDS_YEAR_MS = 300 * 86_400_000

/** Words for the facts of a trace. `zone` is the reader's. */
export function useFactWords(zone: string) {
  const t = useTranslations()
  const locale = useLocale()
  const time = (at: number) => formatDayMonthTime(locale, at, zone)

  /** "Buy BTC/USDT"; of an unknown kind the plain pair. */
  const title = (label: string): string => {
    const { text, subject } = readFactLabel(label)
    if (text === 'other') return subject === null ? t('fact.other') : isolateLtr(locale, subject)
    const symbol = isolateLtr(locale, subject ?? '')
    return t(`fact.${text}`, { symbol, asset: symbol })
  }

  /** "Traded Nov 12, 3:02 PM, you joined Nov 14", or the plain sentence of the reason if a value is missing. */
  const reason = (code: string, detail: ReasonDetail, kind: FactKind = 'other'): string => {
    const key = `reason_value.${reasonValueKey(code, detail, kind) ?? ''}` as 'reason_value.before_join_trade'
    const { at = 0, until = at, symbol = '' } = detail
    if (t.has(key)) return t(key, { ...times(at, until, DEADLINES.has(code)), symbol: isolateLtr(locale, symbol) })
    return reasonText(t, code) ?? t('code.51004')
  }

  /** Two days need no time of the second one, unless it is a deadline. */
  const times = (at: number, until: number, isDeadline: boolean) => {
    if (Math.abs(until - at) > NEEDS_YEAR_MS)
      return { at: formatDateTime(locale, at, zone), until: formatDateTime(locale, until, zone) }
    const isSameDay = formatDayMonth(locale, at, zone) === formatDayMonth(locale, until, zone)
    return { at: time(at), until: isSameDay || isDeadline ? time(until) : formatDayMonth(locale, until, zone) }
  }

  /** When it happened, and whether it counted or why not. */
  const verdict = ({ at, label, counted, reason: code, detail }: TracedFact): string => {
    if (counted) return t('fact.counted', { at: time(at) })
    if (code === undefined) return t('fact.not_counted', { at: time(at) })
    const { kind, subject } = readFactLabel(label)
    return reason(code, { ...detail, at, ...(subject === null ? {} : { symbol: subject }) }, kind)
  }

  return { title, reason, verdict }
}
