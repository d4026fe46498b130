'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { taskApi } from '#store/api/task.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'

export type Claimable = Pick<TaskCompletion, 'taskId' | 'periodKey' | 'reward'> & { activityId: string }

/**
 * Claims one reward and shows the outcome. A second press during a claim does nothing; a retry after a lost answer is
 * safe, because the gateway grants once (contract §6). The dialog opens after `before`.
 */
export function useClaimReward({ before }: { before?: () => Promise<void> } = {}) {
  const [obtain] = taskApi.endpoints.obtainReward.useMutation()
  const busy = useRef(false)
  const [isClaiming, setIsClaiming] = useState(false)
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const rewardText = useRewardText()
  const t = useTranslations()

  const claim = useCallback(
    async ({ activityId, taskId, periodKey, reward }: Claimable): Promise<boolean> => {
      if (busy.current) return false
      busy.current = true
      setIsClaiming(true)
      const { data, error } = await obtain({ activityId, taskId, periodKey })
      if (data) await before?.()
      busy.current = false
      setIsClaiming(false)
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
      const again = () => void claim({ activityId, taskId, periodKey, reward })
      const isNetwork = error && 'kind' in error && error.kind === 'network'
      notify(errorText(error), {
        modeType: 'error',
        ...(isNetwork && { buttonText: t('common.btn_retry'), onConfirm: again }),
      })
      return false
    },
    [obtain, before, notify, openDialog, errorText, rewardText, t],
  )
  return { claim, isClaiming }
}
