import type { PageParts } from '#components/activity/page-parts.ts'
import { activityTypeName, type ActivityTypeName } from '#lib/contract/activity-types.ts'
import { COMPETITION_PAGE } from './competition/competition-page.ts'
import { COMPOUND_PAGE } from './competition/compound/compound-page.ts'
import { TEAM_PAGE } from './competition/team/team-page.ts'
import { BONUS_PAGE } from './deposit-bonus/bonus-page.ts'
import { COPY_TRADING_PAGE } from './copy-trading/copy-trading-page.ts'
import { LOTTERY_PAGE } from './lottery/lottery-page.ts'

/**
 * A type without additions has the common page. A table apart from the cards', because an island of another page
 * would add to the first load of this one.
 */
const PAGE_PARTS: Partial<Record<ActivityTypeName, PageParts>> = {
  NewUser: { cta: { visitorsRegister: true } },
  PersonalTrading: COMPETITION_PAGE,
  Lottery: LOTTERY_PAGE,
  TeamTrading: TEAM_PAGE,
  CompoundTrading: COMPOUND_PAGE,
  TradingDepositBonus: BONUS_PAGE,
  CopyTrading: COPY_TRADING_PAGE,
}

export function pagePartsOf(activityType: number | string): PageParts {
  const name = activityTypeName(activityType)
  return (name && PAGE_PARTS[name]) ?? {}
}
