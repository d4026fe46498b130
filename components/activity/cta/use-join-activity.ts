'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import type { JoinEntry } from '#lib/session/join-intent.ts'
import { byDeadline } from '#lib/task/order.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { stepLabel } from './describe-step.ts'

/** The dialog names the first reward, but does not wait longer for the tasks, ms. */
const TASKS_PATIENCE_MS = 1000

interface JoinHandlers {
  claim: (task: TaskCompletion) => void
  openTask: (task: TaskCompletion) => void
}

/** Joins, after the consent if the activity needs one; a repetition is safe (contract §6). The dialog leads to the next step. */
export function useJoinActivity(
  { activityId, consent }: Pick<ActivityDetail, 'activityId' | 'consent'>,
  { claim, openTask }: JoinHandlers,
) {
  const [apply] = activityApi.endpoints.apply.useMutation()
  const [isJoining, setJoining] = useState(false)
  const dispatch = useAppDispatch()
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const rewardText = useRewardText()
  const t = useTranslations()

  const readTasks = useCallback(async (): Promise<readonly TaskCompletion[]> => {
    const query = taskApi.endpoints.taskCompletions.initiate(activityId, { forceRefetch: true, subscribe: false })
    const patience = new Promise<null>((resolve) => {
      setTimeout(resolve, TASKS_PATIENCE_MS, null)
    })
    const answer = await Promise.race([dispatch(query), patience])
    return answer?.data?.tasks ?? []
  }, [dispatch, activityId])

  const showJoined = useCallback(
    (tasks: readonly TaskCompletion[], entry: JoinEntry | null) => {
      const ready = tasks.filter((task) => taskPhase(task) === 'ready').sort(byDeadline)[0]
      const open = tasks.find((task) => taskPhase(task) === 'open' && task.reasonCode !== 'NOT_JOINED')
      const next = ready
        ? {
            message: t('activity.joined_ready', { reward: rewardText(ready.reward) }),
            confirmText: t('task.claim_reward', { reward: rewardText(ready.reward) }),
            confirmVariant: 'celebrate' as const,
            onConfirm: () => claim(ready),
          }
        : {
            message: t('activity.joined_next'),
            ...(open && { confirmText: stepLabel(open, t), onConfirm: () => openTask(open) }),
          }
      openDialog({
        modeType: 'success',
        status: DIALOG_STATUSES.registered,
        title: t(entry === 'register' ? 'activity.joined_new_account' : 'activity.user_apply_success'),
        ...next,
      })
    },
    [openDialog, claim, openTask, rewardText, t],
  )

  const send = useCallback(
    async (entry: JoinEntry | null) => {
      setJoining(true)
      const { data, error } = await apply({ activityId, consentVersion: consent?.version })
      const tasks = data ? await readTasks() : []
      setJoining(false)
      if (data) return showJoined(tasks, entry)
      const isGateway = error && 'kind' in error && error.kind === 'gateway'
      if (isGateway) return openDialog({ modeType: 'error', status: DIALOG_STATUSES.error, title: errorText(error) })
      return notify(errorText(error), {
        modeType: 'error',
        buttonText: t('common.btn_retry'),
        onConfirm: () => void send(entry),
      })
    },
    [apply, activityId, consent, readTasks, showJoined, openDialog, notify, errorText, t],
  )

  const join = useCallback(
    (entry: JoinEntry | null = null) => {
      if (!consent) return void send(entry)
      openDialog({
        modeType: 'cancel',
        status: DIALOG_STATUSES.switch,
        title: t('activity.consent_title'),
        message: consent.text,
        confirmText: t('activity.consent_accept'),
        cancelText: t('common.btn_cancel'),
        onConfirm: () => void send(entry),
      })
    },
    [consent, openDialog, send, t],
  )

  return { join, isJoining }
}
