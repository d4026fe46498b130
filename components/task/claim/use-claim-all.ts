'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { CODES } from '#lib/contract/codes.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import { formatMoney, formatNumber } from '#lib/i18n/format.ts'
import { sumOf } from '#lib/task/reward-totals.ts'
import type { CallError } from '#store/call-error.ts'
import { taskApi } from '#store/api/task.ts'
import type { ClaimableItem } from '../ready-for-you/ready-item.tsx'
import { useRewardText } from '#components/ui/use-reward-text.ts'

export interface ClaimProgress {
  done: number
  total: number
}

const ENDS_THE_SESSION: readonly string[] = [CODES.LOGGED_OUT.code, CODES.SESSION_ENDED.code, CODES.LOGIN_NEEDED.code]

const endsTheSession = (error: CallError | undefined): boolean =>
  error?.kind === 'gateway' && ENDS_THE_SESSION.includes(error.code)

const keyOf = ({ activityId, task }: ClaimableItem): string => `${activityId} ${task.taskId} ${task.periodKey}`

/**
 * Claims one after the other: one that fails does not stop the others, and each failure is said with its reason. What got
 * no answer is said once and can be tried again, which is safe, because the gateway grants once (contract §6).
 */
export function useClaimAll() {
  const [obtain] = taskApi.endpoints.obtainReward.useMutation()
  const [progress, setProgress] = useState<ClaimProgress | null>(null)
  const running = useRef<Promise<void> | null>(null)
  /** What got no answer when it was last claimed, by its key. */
  const lost = useRef(new Set<string>())
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const rewardText = useRewardText()
  const locale = useLocale()
  const t = useTranslations()

  const sayClaimed = useCallback(
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

  const claimEach = useCallback(
    async (items: readonly ClaimableItem[], retry: (lost: ClaimableItem[]) => void): Promise<void> => {
      const claimed: ClaimableItem[] = []
      const failed: { item: ClaimableItem; error: CallError | undefined }[] = []
      for (const [done, item] of items.entries()) {
        setProgress({ done, total: items.length })
        const { taskId, periodKey } = item.task
        const deferInvalidation = done + 1 < items.length
        const answer = await obtain({ activityId: item.activityId, taskId, periodKey, deferInvalidation })
        const error = answer.error as CallError | undefined
        if (error?.kind === 'network') lost.current.add(keyOf(item))
        else lost.current.delete(keyOf(item))
        if (answer.data) claimed.push(item)
        else failed.push({ item, error })
        if (endsTheSession(error)) break
      }
      setProgress(null)
      if (claimed.length > 0) sayClaimed(claimed)
      const unanswered = failed.filter(({ error }) => error?.kind === 'network')
      if (unanswered[0] && !failed.some(({ error }) => endsTheSession(error))) {
        notify(errorText(unanswered[0].error), {
          modeType: 'error',
          duration: 6000,
          buttonText: t('common.btn_retry'),
          onConfirm: () => retry(unanswered.map(({ item }) => item)),
        })
      }
      for (const { item, error } of failed) {
        if (endsTheSession(error) || error?.kind === 'network') continue
        const reward = rewardText(item.task.reward)
        notify(t('rewards.claim_failed', { reward, reason: errorText(error) }), { modeType: 'error', duration: 6000 })
      }
    },
    [obtain, sayClaimed, notify, errorText, rewardText, t],
  )

  const claimAll = useCallback(
    async (items: readonly ClaimableItem[]): Promise<void> => {
      if (running.current) return
      // A retry waits for the claims under way, and leaves out the rewards that they got an answer for.
      const retry = async (unanswered: ClaimableItem[]) => {
        while (running.current) await running.current
        await claimAll(unanswered.filter((item) => lost.current.has(keyOf(item))))
      }
      running.current = claimEach(items, (unanswered) => void retry(unanswered))
      await running.current
      running.current = null
    },
    [claimEach],
  )
  return { claimAll, progress }
}
