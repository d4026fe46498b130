import type { useTranslations } from 'next-intl'
import type { TraderListProps } from './trader-list.tsx'

/** The words of a list of lead traders, for a list without messages of its own. */
export const traderListTexts = (t: ReturnType<typeof useTranslations<never>>): TraderListProps['texts'] => ({
  sort: t('copy.sort'),
  onlyFree: t('copy.only_free'),
  noneFree: t('copy.none_free'),
  orders: [
    { order: 'fall', text: t('copy.sort_fall') },
    { order: 'return', text: t('copy.sort_return') },
    { order: 'places', text: t('copy.sort_places') },
  ],
})
