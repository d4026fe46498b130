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
import {
  activityTypeName,
  ACTIVITY_TYPES,
  type ActivityGroup,
  type ActivityTypeName,
  type ActivityTypeRow,
} from '#lib/contract/activity-types.ts'

export interface ActivityLook {
  group: ActivityGroup
  icon: Icon
  /** Its name in words: `t(\`activity_type.${textKey}\`)`. */
  textKey: ActivityTypeRow['textKey'] | 'event'
  /** Whether the sum on a card is a shared pool; else it is the amount that one user can earn. */
  sharesPool?: true
}

const ICONS: Record<ActivityTypeName, Icon> = {
  NewUser: UserPlusIcon,
  PersonalTrading: TrophyIcon,
  TeamTrading: UsersThreeIcon,
  CompoundTrading: PathIcon,
  Lottery: TicketIcon,
  CopyTrading: CopyIcon,
  TradingDepositBonus: StackIcon,
}

const EVENT_LOOK: ActivityLook = { group: 'Event', icon: ConfettiIcon, textKey: 'event' }
const EVENT_PAGES = /^\/(?:events|promo)\//

/** Pages of events and promotions look like events, whatever their type: the type only decides how the gateway counts. */
export function activityLook({ activityType, path }: Pick<ActivitySummary, 'activityType' | 'path'>): ActivityLook {
  const name = activityTypeName(activityType)
  return EVENT_PAGES.test(path) || name === null ? EVENT_LOOK : { ...ACTIVITY_TYPES[name], icon: ICONS[name] }
}
