'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SignedMoney } from '@fanfare/contract/money.ts'
import { serverNow } from '#lib/http/clock.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatAmount, formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDayMonthTime,
  formatTime,
} from '@fanfare/languages/format-date.ts'
import { dayOf } from '../filter/filter-days.ts'
import { NoneText } from './none-text.tsx'

/** How tables write figures and dates, in the zone of the filter. */
export function useTableWords(timeZone: string) {
  const t = useTranslations('agent.table')
  const locale = useLocale()
  const isThisYear = (at: number) => dayOf(at, timeZone).slice(0, 4) === dayOf(serverNow(), timeZone).slice(0, 4)
  const amount = (money: SignedMoney) => isolateLtr(locale, formatAmount(locale, money, { isMoved: true }))
  return {
    amount,
    /** The number without its unit, or the word for none. */
    figure: (money: SignedMoney): ReactNode =>
      new Big(money.amount).eq(0) ? <NoneText>{t('none')}</NoneText> : amount(money),
    /** With its unit, or the word for none. */
    money: (money: SignedMoney): ReactNode =>
      new Big(money.amount).eq(0) ? <NoneText>{t('none')}</NoneText> : formatMoney(locale, money, { isMoved: true }),
    number: (value: number) => formatNumber(locale, String(value)),
    count: (value: number): ReactNode =>
      value === 0 ? <NoneText>{t('none')}</NoneText> : formatNumber(locale, String(value)),
    percent: (ratio: string) => formatPercent(locale, ratio, { maxFraction: 2 }),
    date: (at: number) => (isThisYear(at) ? formatDayMonth : formatDate)(locale, at, timeZone),
    time: (at: number) => formatTime(locale, at, timeZone),
    dateTime: (at: number) => (isThisYear(at) ? formatDayMonthTime : formatDateTime)(locale, at, timeZone),
    dateOrNot: (at: number | null): ReactNode =>
      at === null ? (
        <NoneText>{t('not_yet')}</NoneText>
      ) : (
        (isThisYear(at) ? formatDayMonth : formatDate)(locale, at, timeZone)
      ),
  }
}
