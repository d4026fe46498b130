import type { useTranslations } from 'next-intl'
import { TRADER_ORDERS } from './rank-traders.ts'
import type { TraderListProps } from './trader-list.tsx'

/** `t`: of the namespace `copy`. */
export const traderListTexts = (t: ReturnType<typeof useTranslations<'copy'>>): TraderListProps['texts'] => ({
  sort: t('sort'),
  onlyFree: t('only_free'),
  noneFree: t('none_free'),
  orders: TRADER_ORDERS.map((order) => ({ order, text: t(`sort_${order}`) })),
})
