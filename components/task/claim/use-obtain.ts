import { useTranslations } from 'next-intl'
import { pageClock } from '#lib/http/clock.ts'
import { claimQueue } from '#lib/offline/claim-queue.ts'
import { taskApi } from '#store/api/task.ts'
import type { CallError } from '#store/call-error.ts'
import { useAppSelector } from '#store/hooks.ts'
import type { Claimable } from '#store/slices/good-news.ts'
import { selectUserId } from '#store/slices/user-info.ts'
import { CODES } from '@fanfare/contract/codes.ts'

/**
 * Sends a claim. It is queued from before it is sent until it is answered, so that neither a lost connection nor a closed page loses
 * it (`queued-claims.tsx`); the gateway grants once (contract §6).
 */
export function useObtain(options?: { fixedCacheKey: string }) {
  const [send, { isLoading }] = taskApi.endpoints.obtainReward.useMutation(options)
  const uid = useAppSelector(selectUserId)
  const t = useTranslations('rewards')
  const obtain = async (wanted: Claimable, deferInvalidation = false) => {
    const { activityId, taskId, periodKey, title, reward, activityTitle } = wanted
    const claim = { uid: uid ?? '', activityId, taskId, periodKey, title, reward, activityTitle }
    claimQueue.add({ ...claim, sentAt: pageClock.local() })
    const answer = await send({ activityId, taskId, periodKey, deferInvalidation })
    const error = answer.error as CallError | undefined
    if (!isLostAnswer(error)) {
      claimQueue.settle(claim)
      return { data: answer.data, error, isQueued: false }
    }
    const text = t(claimQueue.add({ ...claim, sentAt: 0 }) ? 'claim_queued' : 'claim_queued_here')
    // Without a connection the claim waits for one; `message` says where.
    return { error, isQueued: true, message: error?.kind === 'network' ? text : undefined }
  }
  return { obtain, isLoading }
}

/** Codes that say nothing about the claim. Codes that end a session are answers, because its claims are forgotten then (AUTH-4). */
const NO_ANSWER: readonly string[] = [CODES.LOGIN_NEEDED.code, CODES.TOO_FREQUENT.code]

/** Whether the claim must be sent again: there was no answer, or one that says nothing about it. */
function isLostAnswer(error: CallError | undefined) {
  if (error?.kind === 'gateway') return NO_ANSWER.includes(error.code)
  return error?.kind === 'network' && (error.status === undefined || error.status >= 500)
}
