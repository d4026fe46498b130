import type { ComponentType } from 'react'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'

/** The additions of one activity type to the common card. */
export interface CardParts {
  /** Beside time and participants, until the activity ends. */
  Fact?: ComponentType
}

/** The additions of a type, by the gateway's number for it. */
export type PartsOfType = (activityType: ActivitySummary['activityType']) => CardParts
