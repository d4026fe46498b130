'use client'

import { useCallback, useRef, useState } from 'react'
import type { CallError } from '#store/call-error.ts'
import { taskApi } from '#store/api/task.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { claimAll, type ClaimProgress } from './claim-all.ts'
import { useReportClaims } from './use-report-claims.ts'

const keyOf = ({ activityId, task }: ClaimableItem): string => `${activityId} ${task.taskId} ${task.periodKey}`

/**
 * Claims several rewards, shows the outcome and lets the user retry the claims that got no answer. `onClaimed` gets each reward
 * with its answer.
 */
export function useClaimAll(onClaimed: (item: ClaimableItem) => void) {
  const [obtain] = taskApi.endpoints.obtainReward.useMutation()
  const [progress, setProgress] = useState<ClaimProgress | null>(null)
  const running = useRef<Promise<void> | null>(null)
  /** Keys of the rewards whose last claim got no answer. */
  const lost = useRef(new Set<string>())
  const reportClaims = useReportClaims()

  const claim = useCallback(
    async (item: ClaimableItem, isLast: boolean) => {
      const { taskId, periodKey } = item.task
      const answer = await obtain({ activityId: item.activityId, taskId, periodKey, deferInvalidation: !isLast })
      if (answer.data) onClaimed(item)
      const isLost = (answer.error as CallError | undefined)?.kind === 'network'
      if (isLost) lost.current.add(keyOf(item))
      else lost.current.delete(keyOf(item))
      return answer
    },
    [obtain, onClaimed],
  )

  const start = useCallback(
    async (items: readonly ClaimableItem[]): Promise<void> => {
      if (running.current) return
      // A retry waits for the claims under way, and leaves out the rewards that they got an answer for.
      const retry = async (unanswered: ClaimableItem[]) => {
        while (running.current) await running.current
        await start(unanswered.filter((item) => lost.current.has(keyOf(item))))
      }
      running.current = claimAll(items, { claim, report: setProgress }).then((outcome) =>
        reportClaims(outcome, (unanswered) => void retry(unanswered)),
      )
      await running.current
      running.current = null
    },
    [claim, reportClaims],
  )
  return { claimAll: start, progress }
}
