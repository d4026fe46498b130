import { useWords } from '#components/ui/text/use-words.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { pageClock } from '#lib/http/clock.ts'
import { claimQueue } from '#lib/offline/claim-queue.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { goodNewsOpened, type ClaimedReward } from '#store/slices/good-news.ts'
import { selectSession } from '#store/slices/session.ts'
import { selectUserId } from '#store/slices/user-info.ts'
import { useObtain } from './use-obtain.ts'

/** The wait before the next attempt, ms; doubled after each one while claims are left. */
const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 60_000

/** Sends the user's queued claims when the page starts, when the connection returns, and while answers are missing. */
export function QueuedClaims() {
  const uid = useAppSelector(selectUserId)
  const { isInitialized } = useAppSelector(selectSession)
  const { obtain } = useObtain()
  const dispatch = useAppDispatch()
  const notifyError = useNotifyError()
  const { t, rewardText } = useWords()
  // Sends the claims in sequence until one gets no answer. The overlay shows granted ones; a message explains each refusal.
  const sendAll = useEffectEvent(async (user: string) => {
    const claimed: ClaimedReward[] = []
    for (const claim of claimQueue.lost(user, pageClock.local())) {
      const { data, error, isQueued } = await obtain(claim)
      if (data) claimed.push({ ...claim, ...data })
      else if (isQueued) break
      else
        notifyError(error, {
          message: (reason) => t('rewards.claim_failed', { reward: rewardText(claim.reward), reason }),
        })
    }
    const [first] = claimed
    if (first) dispatch(goodNewsOpened({ activityId: first.activityId, claimed }))
  })
  useEffect(() => {
    if (!uid || !isInitialized) return
    let timer: ReturnType<typeof setTimeout>
    let waitMs = FIRST_WAIT_MS
    let isSending = false
    let isOver = false
    const attempt = async () => {
      const hasClaims = claimQueue.lost(uid, pageClock.local()).length > 0
      if (!hasClaims) waitMs = FIRST_WAIT_MS
      else if (navigator.onLine && !isSending) {
        isSending = true
        await inOneTab(() => sendAll(uid)).finally(() => (isSending = false))
        waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2)
      }
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(() => void attempt(), waitMs)
    }
    const atOnce = () => {
      waitMs = FIRST_WAIT_MS
      void attempt()
    }
    window.addEventListener('online', atOnce)
    void attempt()
    return () => {
      window.removeEventListener('online', atOnce)
      clearTimeout(timer)
      isOver = true
    }
  }, [uid, isInitialized])
  return null
}

/** Runs in one tab at a time. In browsers without locks several may run, but the gateway grants once. */
async function inOneTab(run: () => Promise<void>) {
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return run()
  await locks.request('fanfareQueuedClaims', { ifAvailable: true }, async (lock) => {
    if (lock) await run()
  })
}
