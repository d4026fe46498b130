import type { Icon } from '@phosphor-icons/react'
import { ConfettiIcon } from '@phosphor-icons/react/dist/ssr/Confetti'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path'
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack'
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { ACTIVITY_TYPES, type ActivityType } from '#lib/contract/activity-types.ts'
import { OTHER } from '#lib/contract/other.ts'

/** The filter's groups; readers see the three kinds of competition as one. */
export const ACTIVITY_GROUPS = [
  'NewUser',
  'Competition',
  'Lottery',
  'CopyTrading',
  'TradingDepositBonus',
  'Event',
] as const
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number]

export interface ActivityLook {
  group: ActivityGroup
  icon: Icon
  /** Its name in words: `t(\`activity_type.${textKey}\`)`. */
  textKey:
    | 'new_user'
    | 'personal_trading'
    | 'lottery'
    | 'copy_trading'
    | 'team_trading'
    | 'trading_deposit_bonus'
    | 'compound_trading'
    | 'event'
}

/** Icon, text and group of each type of activity. */
const ACTIVITY_LOOKS = {
  [ACTIVITY_TYPES.NewUser.code]: { group: 'NewUser', icon: UserPlusIcon, textKey: 'new_user' },
  [ACTIVITY_TYPES.PersonalTrading.code]: { group: 'Competition', icon: TrophyIcon, textKey: 'personal_trading' },
  [ACTIVITY_TYPES.TeamTrading.code]: { group: 'Competition', icon: UsersThreeIcon, textKey: 'team_trading' },
  [ACTIVITY_TYPES.CompoundTrading.code]: { group: 'Competition', icon: PathIcon, textKey: 'compound_trading' },
  [ACTIVITY_TYPES.Lottery.code]: { group: 'Lottery', icon: TicketIcon, textKey: 'lottery' },
  [ACTIVITY_TYPES.CopyTrading.code]: { group: 'CopyTrading', icon: CopyIcon, textKey: 'copy_trading' },
  [ACTIVITY_TYPES.TradingDepositBonus.code]: {
    group: 'TradingDepositBonus',
    icon: StackIcon,
    textKey: 'trading_deposit_bonus',
  },
} as const satisfies Record<ActivityType, ActivityLook>

const EVENT_LOOK = { group: 'Event', icon: ConfettiIcon, textKey: 'event' } as const satisfies ActivityLook
const EVENT_PAGES = /^\/(?:events|promo)\//

/** Pages of events and promotions look like events, whatever their type: the type only decides how the gateway counts. */
export const activityLook = ({ activityType, path }: Pick<ActivitySummary, 'activityType' | 'path'>): ActivityLook =>
  EVENT_PAGES.test(path) || activityType === OTHER ? EVENT_LOOK : ACTIVITY_LOOKS[activityType]

/** Whether the sum on a card is a shared pool; else it is the amount that one user can earn. */
export const isShared = ({ group }: ActivityLook): boolean => group === 'Competition' || group === 'Lottery'
