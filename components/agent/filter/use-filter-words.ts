'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { formatDate, formatDayMonth } from '@fanfare/languages/format-date.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { dayOf, type Days } from './filter-days.ts'

const lower = <Value extends string>(value: Value) => value.toLowerCase() as Lowercase<Value>

/** The values of filters and columns in the page's language. */
export function useFilterWords() {
  const t = useTranslations('agent.filter')
  const s = useTranslations('agent')
  const locale = useLocale()
  const amount = (value: string) => formatAmount(locale, { amount: value, unit: 'USDT' })
  /** `Nov 20`; with the year when it is another than that of today. `day` is `YYYY-MM-DD`. */
  const day = (value: string) => {
    const isThisYear = value.slice(0, 4) === dayOf(serverNow(), 'UTC').slice(0, 4)
    return (isThisYear ? formatDayMonth : formatDate)(locale, Date.parse(value), 'UTC')
  }
  return {
    day,
    days: ({ from, to }: Days) => (from === to ? day(from) : t('days', { from: day(from), to: day(to) })),
    zone: (timeZone: string) => isolateLtr(locale, zoneName(serverNow(), timeZone)),
    product: (product: AgentProduct) => t(`product_${lower(product)}`),
    source: (source: 'DIRECT' | 'SUB') => t(`source_${lower(source)}`),
    status: (page: 'rebate' | 'referral', status: string) =>
      s(`${page}.status_${lower(status)}` as 'rebate.status_settled'),
    amounts: (min: string | undefined, max: string | undefined) => {
      if (min !== undefined && max !== undefined) return t('amount_between', { from: amount(min), to: amount(max) })
      if (min !== undefined) return t('amount_from', { amount: amount(min) })
      return max === undefined ? t('all') : t('amount_to', { amount: amount(max) })
    },
  }
}
