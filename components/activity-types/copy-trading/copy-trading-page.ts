import type { PageParts } from '#components/activity/page-parts.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { CopyTradingSections } from './copy-trading-sections.tsx'

/** The page of a copy-trading promotion: copy a lead trader with a cover, or become one. */
export const COPY_TRADING_PAGE: PageParts = {
  proof: ({ cover, status, outcome }, { t, locale }) =>
    cover === undefined || status === 'ENDED' || outcome === 'CANCELLED'
      ? null
      : t('copy.proof', { limit: formatMoney(locale, cover.limit) }),
  BeforeTasks: CopyTradingSections,
}
