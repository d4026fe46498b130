import type { MessageParam } from '#lib/contract/message/message.ts'
import { isolateAmounts, isolateText } from '#lib/i18n/bidi.ts'
import { formatDayMonthTime } from '#lib/i18n/format-date.ts'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { Say } from './message-texts.ts'

const WHOLE = /^\d{1,15}$/

/** A parameter of a message as its texts show it; times are in UTC, because the gateway does not know the reader's zone. */
export function paramText({ locale, say }: { locale: Locale; say: Say }, name: string, value: MessageParam): string {
  if (typeof value === 'number') return say('common.utc_time', { time: formatDayMonthTime(locale, value, 'UTC') })
  if (typeof value === 'string') {
    // A user has written the name of a team, which may be a number.
    if (name === 'team') return isolateText(value)
    return WHOLE.test(value) ? formatNumber(locale, value) : isolateAmounts(locale, value)
  }
  if ('unit' in value) return formatMoney(locale, value)
  if ('item' in value) return value.item
  return say('task.draws', { count: value.count, value: formatNumber(locale, String(value.count)) })
}
