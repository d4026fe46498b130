import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeName, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { activityKind, type ActivityKind } from './activity-kind.ts'

const ICONS: Record<ActivityTypeName, IconName> = {
  NewUser: 'user-plus',
  PersonalTrading: 'trophy',
  TeamTrading: 'users-three',
  CompoundTrading: 'path',
  Lottery: 'ticket',
  CopyTrading: 'copy',
  TradingDepositBonus: 'stack',
}

/** An activity's kind with its icon. In the browser use `activityKind`, which brings no icons. */
export function activityLook(
  activity: Pick<ActivitySummary, 'activityType' | 'path'>,
): ActivityKind & { icon: IconName } {
  const kind = activityKind(activity)
  const name = activityTypeName(activity.activityType)
  return { ...kind, icon: kind.textKey === 'event' || name === null ? 'confetti' : ICONS[name] }
}
