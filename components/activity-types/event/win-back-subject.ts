import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CampaignHead } from '@fanfare/contract/activity/customized-base-info.ts'

/** A win-back offer as the server knows it. */
export interface WinBackSubject extends Pick<ActivityDetail, 'activityId' | 'path' | 'startTime' | 'endTime'> {
  /** null: the platform does not tell them. */
  terms: CampaignHead['backApplyTerms'] | null
}
