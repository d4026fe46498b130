import type { Icon } from '@phosphor-icons/react'
import { ConfettiIcon } from '@phosphor-icons/react/dist/ssr/Confetti'
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy'
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path'
import { StackIcon } from '@phosphor-icons/react/dist/ssr/Stack'
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeName, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { activityKind, type ActivityKind } from './activity-kind.ts'

const ICONS: Record<ActivityTypeName, Icon> = {
  NewUser: UserPlusIcon,
  PersonalTrading: TrophyIcon,
  TeamTrading: UsersThreeIcon,
  CompoundTrading: PathIcon,
  Lottery: TicketIcon,
  CopyTrading: CopyIcon,
  TradingDepositBonus: StackIcon,
}

/** The kind of an activity with its icon; code for the browser takes `activityKind`, which brings no icons. */
export function activityLook(activity: Pick<ActivitySummary, 'activityType' | 'path'>): ActivityKind & { icon: Icon } {
  const kind = activityKind(activity)
  const name = activityTypeName(activity.activityType)
  return { ...kind, icon: kind.textKey === 'event' || name === null ? ConfettiIcon : ICONS[name] }
}
