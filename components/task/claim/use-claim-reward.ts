'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { taskApi } from '#store/api/task.ts'
import { activityApi } from '#store/api/activity.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { momentOpened, type Claimable } from '#store/slices/moment.ts'
import { claimKey } from './claim-key.ts'
import { claimedReward } from './claimed-reward.ts'
import { ONE_CLAIM } from './one-claim.ts'

/** Reads what the page does not have yet, and keeps nothing alive. */
const ONCE = { subscribe: false }

interface ClaimReward {
  claim: (reward: Claimable) => Promise<boolean>
  /** `claimKey` of the reward whose button was pressed in this part of the page, until the answer. */
  pressed: string | null
  /** A single claim is under way anywhere on the page. */
  isClaiming: boolean
}

/**
 * Claims one reward and opens the overlay for good news. A second press during a claim does nothing; a retry after a lost answer is
 * safe, because the gateway grants once (contract §6).
 */
export function useClaimReward(): ClaimReward {
  const [obtain, { isLoading }] = taskApi.endpoints.obtainReward.useMutation(ONE_CLAIM)
  const busy = useRef(false)
  const [pressed, setPressed] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const { notify } = useNotify()
  const errorText = useErrorText()
  const t = useTranslations()

  const claim = useCallback(
    async (wanted: Claimable): Promise<boolean> => {
      if (busy.current) return false
      const { activityId, taskId, periodKey } = wanted
      busy.current = true
      setPressed(claimKey(wanted))
      // During the claim, so that the overlay knows the activity when it opens.
      void dispatch(activityApi.endpoints.activityDetail.initiate(activityId, ONCE))
      void dispatch(taskApi.endpoints.taskCompletions.initiate(activityId, ONCE))
      const { data, error } = await obtain({ activityId, taskId, periodKey })
      busy.current = false
      setPressed(null)
      if (data) {
        dispatch(momentOpened({ activityId, claimed: [claimedReward(wanted, data)] }))
        return true
      }
      const isNetwork = error && 'kind' in error && error.kind === 'network'
      notify(errorText(error), {
        modeType: 'error',
        ...(isNetwork && { buttonText: t('common.btn_retry'), onConfirm: () => void claim(wanted) }),
      })
      return false
    },
    [obtain, dispatch, notify, errorText, t],
  )
  return { claim, pressed, isClaiming: isLoading || pressed !== null }
}
