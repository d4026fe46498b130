import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeRow, type ActivityGroup, type ActivityTypeRow } from '@fanfare/contract/activity-types.ts'

export interface ActivityKind {
  group: ActivityGroup
  /** Its name in words: `t(\`activity_type.${textKey}\`)`. */
  textKey: ActivityTypeRow['textKey'] | 'event'
  /** The sum on a card is a shared pool; else it is what one user can earn. */
  sharesPool?: true
  /** The verb of a card before joining and after: `t(\`activity_verb.${verbs.open}\`)`. */
  verbs: { open: ActivityTypeRow['verbs']['open'] | 'see_tasks'; joined: ActivityTypeRow['verbs']['joined'] }
}

const EVENT: ActivityKind = {
  group: 'Event',
  textKey: 'event',
  verbs: { open: 'see_tasks', joined: 'see_my_tasks' },
}
const EVENT_PAGES = /^\/(?:events|promo)\//

/** Events and promotions are events to readers whatever their type, which only decides how the gateway counts. */
export function activityKind({ activityType, path }: Pick<ActivitySummary, 'activityType' | 'path'>): ActivityKind {
  return EVENT_PAGES.test(path) ? EVENT : (activityTypeRow(activityType) ?? EVENT)
}
