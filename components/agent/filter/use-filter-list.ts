'use client'

import { useTranslations } from 'next-intl'
import type { FilterField } from './agent-filter.ts'
import { DEFAULT_PERIOD } from './filter-days.ts'
import type { FilterState } from './use-agent-filter.ts'
import { useFilterWords } from './use-filter-words.ts'

export interface FilterWord {
  field: FilterField
  text: string
  /** It narrows the rows, other than the usual days and the zone. */
  isSet: boolean
}

/** The filter in words, for paper and for a table without rows. */
export function useFilterList({ page, filter, days }: FilterState): FilterWord[] {
  const t = useTranslations('agent.filter')
  const words = useFilterWords()
  const list: FilterWord[] = []
  const add = (field: FilterField, name: string, value: string | undefined) => {
    if (value !== undefined) list.push({ field, text: t('value', { name, value }), isSet: true })
  }
  const { period, product, source, code, status, verified, registered, min, max, search, referral } = filter
  list.push(
    { field: 'period', text: words.days(days), isSet: period !== DEFAULT_PERIOD },
    { field: 'zone', text: t('value', { name: t('zone'), value: words.zone(days.timeZone) }), isSet: false },
  )
  add('registered', t('registered'), registered === 'window' ? t('registered_window') : undefined)
  add('product', t('product'), product && words.product(product))
  add('source', t('source'), source && words.source(source))
  add('code', t('code'), code)
  add('status', t('status'), status && page !== 'performance' ? words.status(page, status) : undefined)
  add('verified', t('verified'), verified && t(`verified_${verified}`))
  const hasAmount = min !== undefined || max !== undefined
  const amountName = t(page === 'referral' ? 'amount_volume' : 'amount_rebate')
  add('min', amountName, hasAmount ? words.amounts(min, max) : undefined)
  if (search !== undefined) list.push({ field: 'search', text: t('search_words', { words: search }), isSet: true })
  if (referral !== undefined) list.push({ field: 'referral', text: t('one_referral'), isSet: true })
  return list
}
