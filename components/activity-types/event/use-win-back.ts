'use client'

import { useErrorText } from '#components/notification/use-error-text.ts'
import type { BackApplyReason } from '@fanfare/contract/activity/campaign.ts'
import type { BackApplication } from '@fanfare/contract/activity/my-sections.ts'
import { campaignApi } from '#store/api/campaign.ts'

export interface WinBackAnswers {
  reason: BackApplyReason | null
  contactAllowed: boolean
}

/** Sends an application; the answer is shown at once, before the user's data has been read again. */
export function useWinBack(activityId: string, stored: BackApplication | null) {
  const [send, { data, error, isLoading }] = campaignApi.endpoints.backApply.useMutation()
  const errorText = useErrorText()
  return {
    application: stored ?? data ?? null,
    apply: ({ reason, contactAllowed }: WinBackAnswers) =>
      void send({ activityId, contactAllowed, ...(reason !== null && { reason }) }),
    isSending: isLoading,
    failure: error ? errorText(error) : null,
  }
}
