'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { taskApi } from '#store/api/task.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import { claimKey } from './claim-key.ts'

export type Claimable = Pick<TaskCompletion, 'taskId' | 'periodKey' | 'reward'> & { activityId: string }

/** A page has several claim buttons in several islands; all of them see the claim that is under way. */
const ONE_CLAIM = { fixedCacheKey: 'claim' }

interface ClaimReward {
  claim: (reward: Claimable) => Promise<boolean>
  /** `claimKey` of the reward whose button was pressed in this part of the page, until the answer. */
  pressed: string | null
  /** A single claim is under way anywhere on the page. */
  isClaiming: boolean
}

/**
 * Claims one reward and shows the outcome. A second press during a claim does nothing; a retry after a lost answer is
 * safe, because the gateway grants once (contract §6).
 */
export function useClaimReward(): ClaimReward {
  const [obtain, { isLoading }] = taskApi.endpoints.obtainReward.useMutation(ONE_CLAIM)
  const busy = useRef(false)
  const [pressed, setPressed] = useState<string | null>(null)
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const rewardText = useRewardText()
  const t = useTranslations()

  const claim = useCallback(
    async (wanted: Claimable): Promise<boolean> => {
      if (busy.current) return false
      const { activityId, taskId, periodKey } = wanted
      busy.current = true
      setPressed(claimKey(wanted))
      const { data, error } = await obtain({ activityId, taskId, periodKey })
      busy.current = false
      setPressed(null)
      if (data) {
        openDialog({
          modeType: 'success',
          status: DIALOG_STATUSES.registered,
          title: t('task.claimed_title', { reward: rewardText(data.reward) }),
          message: t('task.claimed_message'),
          confirmText: t('task.see_rewards'),
          confirmPath: '/rewards',
        })
        return true
      }
      const isNetwork = error && 'kind' in error && error.kind === 'network'
      notify(errorText(error), {
        modeType: 'error',
        ...(isNetwork && { buttonText: t('common.btn_retry'), onConfirm: () => void claim(wanted) }),
      })
      return false
    },
    [obtain, notify, openDialog, errorText, rewardText, t],
  )
  return { claim, pressed, isClaiming: isLoading || pressed !== null }
}
