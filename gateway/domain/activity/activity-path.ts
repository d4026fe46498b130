import type { ActivityTypeName } from '#lib/contract/enumerations.ts'
import { WELCOME_ALIAS } from '#lib/contract/welcome-alias.ts'

const PAGE_OF_TYPE: Record<ActivityTypeName, string> = {
  // Of those that /welcome-event does not show.
  NewUser: '/events',
  PersonalTrading: '/activity/competition',
  Lottery: '/activity/lottery',
  CopyTrading: '/activity/copy-trading',
  TeamTrading: '/activity/competition',
  TradingDepositBonus: '/activity/trading-deposit-bonus',
  CompoundTrading: '/activity/competition',
}

/** The picture of an activity whose file names none. */
const SCENE_OF_TYPE: Record<ActivityTypeName, string> = {
  NewUser: 'newuser',
  PersonalTrading: 'competition',
  Lottery: 'lottery',
  CopyTrading: 'copy',
  TeamTrading: 'team',
  TradingDepositBonus: 'deposit',
  CompoundTrading: 'compound',
}

interface Placed {
  alias: string
  type: ActivityTypeName
  page?: 'events' | 'promo' | undefined
  image?: string | undefined
}

/** The page of an activity, without a locale (contract §6, product §1). */
export function activityPath({ alias, type, page }: Placed, isWelcome: boolean): string {
  if (isWelcome) return `/${WELCOME_ALIAS}`
  return `${page === undefined ? PAGE_OF_TYPE[type] : `/${page}`}/${alias}`
}

export const imageOf = ({ type, image, page }: Placed): string =>
  image ?? (page === undefined ? SCENE_OF_TYPE[type] : 'event')
