import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeName, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { activityKind } from './activity-kind.ts'

const ICONS: Record<ActivityTypeName, IconName> = {
  NewUser: 'user-plus',
  PersonalTrading: 'trophy',
  TeamTrading: 'users-three',
  CompoundTrading: 'path',
  Lottery: 'ticket',
  CopyTrading: 'copy',
  TradingDepositBonus: 'stack',
}

/** What the card of a type says until the activity ends, each with its icon. */
const FACTS: Partial<
  Record<ActivityTypeName, readonly [icon: IconName, text: 'activity.verifiable' | 'activity.needs_app']>
> = {
  Lottery: ['shield-check', 'activity.verifiable'],
  CopyTrading: ['device-mobile', 'activity.needs_app'],
}

/** An activity's kind with its icon and its card's fact. In the browser use `activityKind`, which brings no icons. */
export function activityLook(activity: Pick<ActivitySummary, 'activityType' | 'path'>) {
  const kind = activityKind(activity)
  const name = activityTypeName(activity.activityType)
  const icon: IconName = kind.textKey === 'event' || !name ? 'confetti' : ICONS[name]
  return { ...kind, icon, fact: name && FACTS[name] }
}
