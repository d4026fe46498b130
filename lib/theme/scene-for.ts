import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

/** The scene of an activity type code (spec §3); a campaign without a type of its own gets the bunting. */
export const sceneFor = (activityType: number | string): SceneName => activityTypeRow(activityType)?.art ?? 'event'
