import { useRef, useState } from 'react'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { taskApi } from '#store/api/task.ts'
import { activityApi } from '#store/api/activity.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { goodNewsOpened, type Claimable } from '#store/slices/good-news.ts'
import { claimKey, ONE_CLAIM } from './claim.ts'
import { useObtain } from './use-obtain.ts'

/** Reads only what the page does not have, and does not subscribe to it. */
const ONCE = { subscribe: false }

/**
 * Claims one reward and opens the overlay for good news. A second press during a claim does nothing. An unanswered claim is queued;
 * sending it again is safe, because the gateway grants once (contract §6).
 */
export function useClaimReward() {
  const { obtain, isLoading } = useObtain(ONE_CLAIM)
  const busy = useRef(false)
  const [pressed, setPressed] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const notifyError = useNotifyError()

  const send = async (wanted: Claimable) => {
    if (busy.current) return
    const { activityId } = wanted
    busy.current = true
    setPressed(claimKey(wanted))
    // In parallel, so that the overlay knows the activity when it opens.
    void dispatch(activityApi.endpoints.activityDetail.initiate(activityId, ONCE))
    void dispatch(taskApi.endpoints.taskCompletions.initiate(activityId, ONCE))
    const { data, error, message } = await obtain(wanted)
    busy.current = false
    setPressed(null)
    if (data) dispatch(goodNewsOpened({ activityId, claimed: [{ ...wanted, ...data }] }))
    else notifyError(error, { message, retry: () => void send(wanted) })
  }
  return {
    claim: (wanted: Claimable) => {
      void send(wanted)
    },
    /** `claimKey` of the reward whose button was pressed here; null after the answer. */
    pressed,
    /** A single claim is under way anywhere on the page. */
    isClaiming: isLoading || !!pressed,
  }
}

/** A claim of the page, and the button that shows it. */
export type SingleClaim = ReturnType<typeof useClaimReward>
