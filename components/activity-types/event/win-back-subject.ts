import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import type { CampaignHead } from '#lib/contract/activity/customized-base-info.ts'

/** A win-back offer as the server knows it. */
export interface WinBackSubject extends Pick<ActivityDetail, 'activityId' | 'path' | 'startTime' | 'endTime'> {
  /** null: the platform does not tell them. */
  terms: CampaignHead['backApplyTerms'] | null
}
