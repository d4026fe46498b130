import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CampaignHead } from '@fanfare/contract/activity/customized-base-info.ts'

/** An airdrop as the server knows it. */
export interface AirdropSubject extends Pick<ActivityDetail, 'path' | 'timeZone'> {
  /** null: the platform tells them to users alone. */
  terms: CampaignHead['airdropTerms'] | null
}
