import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import { SCENE_NAMES, type SceneName } from '@fanfare/kernel/theme/scene-names.ts'

/** The scene of an activity type code (spec §3); the bunting for a campaign without a type of its own. */
export const sceneFor = (activityType: number | string): SceneName => activityTypeRow(activityType)?.art ?? 'event'

const UPLOADED = '/static/images/'

/** The scene of an activity's picture; null for an uploaded picture. An unknown name falls back to the type's own scene. */
export function sceneOf(image: string, activityType: number | string = '') {
  if (image.startsWith(UPLOADED)) return null
  return SCENE_NAMES.find((name) => name === image) ?? sceneFor(activityType)
}
