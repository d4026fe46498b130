import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import { DAY_KINDS, WRITTEN, type MessageParam } from '@fanfare/contract/message/message-params.ts'
import { isolateAmounts, isolateText } from '@fanfare/languages/bidi.ts'
import { formatDayMonth, formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Say } from './message-texts.ts'

interface Reading {
  locale: Locale
  say: Say
  kind: MessageKind
}

/** A parameter of a message as its texts show it; times are in UTC, because the gateway does not know the reader's zone. */
export function paramText({ locale, say, kind }: Reading, name: string, value: MessageParam): string {
  if (name === 'date') {
    if (DAY_KINDS.includes(kind)) return formatDayMonth(locale, Number(value), 'UTC')
    return say('common.utc_time', { time: formatDayMonthTime(locale, Number(value), 'UTC') })
  }
  if (typeof value === 'number') return formatNumber(locale, String(value))
  if (typeof value === 'string') return WRITTEN.has(name) ? isolateText(value) : isolateAmounts(locale, value)
  if ('unit' in value) return formatMoney(locale, value)
  if ('item' in value) return value.item
  return say('task.draws', { count: value.count, value: formatNumber(locale, String(value.count)) })
}
