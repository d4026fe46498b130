import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useOnline } from '#components/ui/browser/use-online.ts'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { MyActivityView } from '#store/use-my-activity.ts'
import { useClaimReward } from '../claim/use-claim-reward.ts'
import { useOpenTask } from './use-open-task.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useRef } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { claimKey } from '../claim/claim.ts'

/** What a user can do with the tasks of an activity; a message offers the reward of one that is completed meanwhile. */
export function useTaskHandlers(
  detail: Pick<ActivityDetail, 'activityId' | 'path'>,
  { completions, paused }: Pick<MyActivityView, 'completions' | 'paused'>,
) {
  const { claim, ...claims } = useClaimReward()
  const openTask = useOpenTask()
  const isOffline = !useOnline()
  const zone = useMyZone()
  const onClaim = (task: TaskCompletion) => claim({ activityId: detail.activityId, ...task })
  useTaskDone(completions, onClaim)
  return {
    onClaim,
    onOpen: (task: TaskCompletion) => openTask(detail, task),
    ...claims,
    isClaiming: claims.isClaiming || paused?.claims,
    /** Without a connection the user cannot open a task. */
    isOffline,
    zone,
  }
}

/** Long enough to reach the message's button, ms. */
const SHOWN_MS = 6000

/** A task that a joined user can complete. */
const isOpen = (task: TaskCompletion) => taskPhase(task) === 'open' && task.reasonCode !== 'NOT_JOINED'

/**
 * Shows a message with a claim button when a task is completed while the page is open (design §13, "Moments"). A newer message
 * replaces it, and it hides once its reward is claimed, also in another tab.
 */
export function useTaskDone(tasks: readonly TaskCompletion[], claim: (task: TaskCompletion) => void) {
  const { notify, withdraw } = useNotify()
  const { t, rewardText } = useWords()
  const open = useRef<ReadonlySet<string>>(new Set())
  const offer = useRef<{ id: string; key: string } | null>(null)
  useEffect(() => {
    const ready = tasks.filter((task) => taskPhase(task) === 'ready')
    const done = ready.find((task) => open.current.has(claimKey(task)))
    open.current = new Set(tasks.filter(isOpen).map(claimKey))
    const isOver = !ready.some((task) => claimKey(task) === offer.current?.key)
    if (offer.current && (done || isOver)) {
      withdraw(offer.current.id)
      offer.current = null
    }
    if (!done) return
    const id = nanoid()
    notify(t('moment.task_done', { task: done.title, reward: rewardText(done.reward) }), {
      id,
      modeType: 'success',
      duration: SHOWN_MS,
      buttonText: t('common.btn_claim'),
      onConfirm: () => claim(done),
    })
    offer.current = { id, key: claimKey(done) }
    // Only a change of the tasks may show the message.
    // oxlint-disable-next-line react/exhaustive-deps -- the others are new in each render
  }, [tasks])
}
