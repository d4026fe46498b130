import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Span } from '#components/ui/layout/layout.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { Referral } from '@fanfare/contract/agent/referrals.ts'
import type { AgentPage } from '@fanfare/contract/agent/views.ts'
import { zonedTime } from '@fanfare/kernel/time/zoned-time.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { type MoneyText, formatAmount, formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import {
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDeadlineDay,
  formatDayMonth,
  formatDayMonthTime,
  formatTime,
} from '@fanfare/languages/format-date.ts'
import { LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'

export const lower = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>

/** A word in place of a figure of zero or an absent date. */
const NoneText = ({ children }: { children: string }) => (
  <Span tone="tertiary" size="small">
    {children}
  </Span>
)

export type Words = ReturnType<typeof useWords>

/** How the pages of agents write figures, dates and the values of filters. Dates are in `timeZone`, the reader's own unless given. */
export function useWords(timeZone?: string) {
  const t = useTranslations()
  const locale = useLocale()
  const myZone = useMyZone()
  const zone = timeZone ?? myZone
  const written = (format: typeof formatDate) => (at: number) => format(locale, at, zone)
  /** Without the year where it is the current one. */
  const byYear =
    (withoutYear: typeof formatDate, withYear: typeof formatDate) =>
    (at: number, inZone = zone) => {
      const isThisYear = zonedTime(at, inZone).year === zonedTime(serverNow(), inZone).year
      return (isThisYear ? withoutYear : withYear)(locale, at, inZone)
    }
  const ltr = (text: string) => isolateLtr(locale, text)
  const number = (value: number | string) => formatNumber(locale, String(value))
  const money = (value: MoneyText) => formatMoney(locale, value, { isMoved: true })
  const amount = (value: MoneyText) => ltr(formatAmount(locale, value, { isMoved: true }))
  const limit = (value: string) => formatAmount(locale, { amount: value, unit: 'USDT' })
  const deadline = written(formatDeadline)
  const none = <NoneText>{t('agent.table.none')}</NoneText>
  const date = byYear(formatDayMonth, formatDate)
  const day = (value: string) => date(Date.parse(value), 'UTC')
  return {
    t,
    locale,
    ltr,
    number,
    /** For a text with a plural. */
    counted: (count: number) => ({ count, value: number(count) }),
    money,
    amount,
    none,
    /** The number without its unit, or the word for none. */
    figure: (value: MoneyText) => (isNothing(value) ? none : amount(value)),
    /** With its unit, or the word for none. */
    moneyOrNone: (value: MoneyText) => (isNothing(value) ? none : money(value)),
    count: (value: number) => (value === 0 ? none : number(value)),
    /** Of a ratio, 1 is 100 %. */
    percent: (ratio: string, maxFraction = 2) => formatPercent(locale, ratio, { maxFraction }),
    /** `Nov 20`; with the year unless it is the current one. */
    date,
    dateOrNot: (at: number | null) => (at ? date(at) : <NoneText>{t('agent.table.not_yet')}</NoneText>),
    longDate: written(formatDate),
    dateTime: byYear(formatDayMonthTime, formatDateTime),
    time: written(formatTime),
    deadline,
    deadlineDay: written(formatDeadlineDay),
    /** The amount that is due and its day; nothing where nothing is. */
    nextPayout: (due: MoneyText, at: number | null) =>
      at && new Big(due.amount).gt(0) && t('agent.overview.pending_next', { amount: money(due), date: deadline(at) }),
    /** Of `YYYY-MM-DD`, with the year unless it is the current one. */
    day,
    days: ({ from, to }: { from: string; to: string }) =>
      from === to ? day(from) : t('agent.filter.days', { from: day(from), to: day(to) }),
    /** Of `YYYY-MM-DD`, without the year. */
    dayMonth: (value: string) => formatDayMonth(locale, Date.parse(value), 'UTC'),
    /** `November 2026` of `2026-11`, Gregorian with Latin digits like all dates. */
    month: (value: string) =>
      new Intl.DateTimeFormat(LOCALE_FACTS[locale].htmlLang, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
        calendar: 'gregory',
        numberingSystem: 'latn',
      }).format(Date.parse(`${value}-01`)),
    zone: (name: string) => ltr(zoneName(serverNow(), name)),
    product: (product: AgentProduct) => t(`agent.filter.product_${lower(product)}`),
    source: (source: 'DIRECT' | 'SUB') => t(`agent.filter.source_${lower(source)}`),
    status: (page: AgentPage, status: string) =>
      t(`agent.${page}.status_${lower(status)}` as 'agent.rebate.status_none'),
    /** A band of a balance; an agent never sees the balance (AGT-5). */
    balance: (band: Referral['balance']) => t(band ? `agent.referral.band_${lower(band)}` : 'agent.referral.unknown'),
    amounts: (min?: string, max?: string) => {
      if (min && max) return t('agent.filter.amount_between', { from: limit(min), to: limit(max) })
      if (min) return t('agent.filter.amount_from', { amount: limit(min) })
      return max ? t('agent.filter.amount_to', { amount: limit(max) }) : t('agent.filter.all')
    },
  }
}
