import type { PageParts } from '#components/activity/page-parts.ts'
import { activityTypeName, type ActivityTypeName } from '#lib/contract/activity-types.ts'
import { COPY_TRADING_PAGE } from './copy-trading/copy-trading-page.ts'
import { LOTTERY_PAGE } from './lottery/lottery-page.ts'

/**
 * A type without additions has the common page. A table apart from the cards', because an island of another page
 * would add to the first load of this one.
 */
const PAGE_PARTS: Partial<Record<ActivityTypeName, PageParts>> = {
  NewUser: { cta: { visitorsRegister: true } },
  Lottery: LOTTERY_PAGE,
  CopyTrading: COPY_TRADING_PAGE,
}

export function pagePartsOf(activityType: number | string): PageParts {
  const name = activityTypeName(activityType)
  return (name && PAGE_PARTS[name]) ?? {}
}
