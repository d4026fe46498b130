'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import { sumOf } from '#lib/task/reward-totals.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import type { ClaimOutcome } from './claim-all.ts'

const FAILURE = { modeType: 'error', duration: 6000 } as const

/** One dialog for all claimed rewards, one message with a retry for all lost answers, and one message per refusal. */
export function useReportClaims() {
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const rewardText = useRewardText()
  const locale = useLocale()
  const t = useTranslations()

  const reportClaimed = useCallback(
    (claimed: ClaimableItem[]) => {
      const sum = sumOf(claimed.map(({ task }) => task.reward))
      const count = claimed.length
      openDialog({
        modeType: 'success',
        status: DIALOG_STATUSES.registered,
        title: sum
          ? t('task.claimed_title', { reward: formatMoney(locale, sum) })
          : t('rewards.claimed_all', { count, value: formatNumber(locale, String(count)) }),
        message: t('rewards.claimed_message', { count }),
      })
    },
    [openDialog, t, locale],
  )

  return useCallback(
    (
      { claimed, refused, unanswered }: ClaimOutcome<ClaimableItem>,
      retry: (unanswered: ClaimableItem[]) => void,
    ): void => {
      if (claimed.length > 0) reportClaimed(claimed)
      if (unanswered[0]) {
        notify(errorText(unanswered[0].error), {
          ...FAILURE,
          buttonText: t('common.btn_retry'),
          onConfirm: () => retry(unanswered.map(({ item }) => item)),
        })
      }
      for (const { item, error } of refused) {
        const reward = rewardText(item.task.reward)
        notify(t('rewards.claim_failed', { reward, reason: errorText(error) }), FAILURE)
      }
    },
    [reportClaimed, notify, errorText, rewardText, t],
  )
}
