import type { Icon } from '@phosphor-icons/react'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path'
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack'
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import { ACTIVITY_TYPES, type ActivityType, type ActivityTypeName } from '#lib/contract/enumerations.ts'

export interface ActivityLook {
  name: ActivityTypeName
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
}

/** How each type of activity presents itself, in the order of the filter. */
export const ACTIVITY_LOOKS = {
  [ACTIVITY_TYPES.NewUser]: { name: 'NewUser', icon: UserPlusIcon, textKey: 'new_user' },
  [ACTIVITY_TYPES.PersonalTrading]: { name: 'PersonalTrading', icon: TrophyIcon, textKey: 'personal_trading' },
  [ACTIVITY_TYPES.TeamTrading]: { name: 'TeamTrading', icon: UsersThreeIcon, textKey: 'team_trading' },
  [ACTIVITY_TYPES.CompoundTrading]: { name: 'CompoundTrading', icon: PathIcon, textKey: 'compound_trading' },
  [ACTIVITY_TYPES.Lottery]: { name: 'Lottery', icon: TicketIcon, textKey: 'lottery' },
  [ACTIVITY_TYPES.CopyTrading]: { name: 'CopyTrading', icon: CopyIcon, textKey: 'copy_trading' },
  [ACTIVITY_TYPES.TradingDepositBonus]: {
    name: 'TradingDepositBonus',
    icon: StackIcon,
    textKey: 'trading_deposit_bonus',
  },
} as const satisfies Record<ActivityType, ActivityLook>

export const ACTIVITY_TYPE_NAMES = Object.keys(ACTIVITY_TYPES) as ActivityTypeName[]
