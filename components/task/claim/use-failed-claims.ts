'use client'

import { useCallback } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import type { Claimable, FailedClaim } from '#store/slices/good-news.ts'
import type { ClaimOutcome } from './claim-all.ts'
import { useQueuedText } from './use-queued-text.ts'

/** The failures of several claims in the reader's language. */
export function useFailedClaims(): (outcome: Pick<ClaimOutcome<Claimable>, 'refused' | 'unanswered'>) => FailedClaim[] {
  const errorText = useErrorText()
  const queuedText = useQueuedText()
  return useCallback(
    ({ refused, unanswered }) => [
      ...unanswered.map(({ item, error, queued = null }) => ({
        reward: item,
        reason: queuedText({ error, queued }) ?? errorText(error),
        canRetry: true,
      })),
      ...refused.map(({ item, error }) => ({ reward: item, reason: errorText(error), canRetry: false })),
    ],
    [errorText, queuedText],
  )
}
