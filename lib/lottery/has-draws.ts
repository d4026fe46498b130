import { activityTypeRow, type EngineName } from '@fanfare/contract/activity-types.ts'

/** Whether activities of this type have draws; false for a type that the contract does not have. */
export function hasDraws(activityType: number | string) {
  const engines: readonly EngineName[] = activityTypeRow(activityType)?.engines ?? []
  return engines.includes('prizes')
}
