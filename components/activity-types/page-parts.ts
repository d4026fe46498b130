import { PROMO_PAGE } from './promo/promo-page.tsx'
import { EVENT_PAGE } from './event/event-page.tsx'
import type { PageParts } from '#components/activity/page-parts.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeName, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { withBoard, COMPETITION_PAGE } from './competition/competition-page.tsx'
import { COMPOUND_PAGE } from './competition/compound/compound-page.tsx'
import { TEAM_PAGE } from './competition/team/team-page.tsx'
import { COPY_TRADING_PAGE } from './copy-trading/copy-trading-page.tsx'
import { BONUS_PAGE } from './deposit-bonus/bonus-page.tsx'
import { LOTTERY_PAGE } from './lottery/lottery-page.tsx'

/** A type without an entry has the common page. */
const PAGE_PARTS: Partial<Record<ActivityTypeName, PageParts>> = {
  PersonalTrading: COMPETITION_PAGE,
  Lottery: LOTTERY_PAGE,
  TeamTrading: TEAM_PAGE,
  CompoundTrading: COMPOUND_PAGE,
  TradingDepositBonus: BONUS_PAGE,
  CopyTrading: withBoard(COPY_TRADING_PAGE),
}

/** Pages of events and promotions have their own parts whatever the activity's type; of the type's parts they keep only the action's. */
export function pagePartsOf({ activityType, path }: Pick<ActivitySummary, 'activityType' | 'path'>): PageParts {
  const name = activityTypeName(activityType)
  const own = (name && PAGE_PARTS[name]) ?? {}
  if (path.startsWith('/promo/')) return { ...PROMO_PAGE, cta: { ...own.cta, ...PROMO_PAGE.cta } }
  return path.startsWith('/events/') ? { ...EVENT_PAGE, cta: own.cta } : own
}
