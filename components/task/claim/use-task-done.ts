'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { claimKey } from './claim.ts'

/** ms; long enough to reach the button of the message. */
const SHOWN_MS = 6000

/** A task that a joined user can complete. */
const isOpen = (task: TaskCompletion): boolean => taskPhase(task) === 'open' && task.reasonCode !== 'NOT_JOINED'

/** A message with a claim button for each task that is completed while the page is open (design §13, "Moments"). */
export function useTaskDone(tasks: readonly TaskCompletion[], claim: (task: TaskCompletion) => void): void {
  const { notify } = useNotify()
  const rewardText = useRewardText()
  const t = useTranslations()
  const open = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const done = tasks.filter((task) => taskPhase(task) === 'ready' && open.current.has(claimKey(task)))
    open.current = new Set(tasks.filter(isOpen).map(claimKey))
    for (const task of done) {
      notify(t('moment.task_done', { task: task.title, reward: rewardText(task.reward) }), {
        modeType: 'success',
        duration: SHOWN_MS,
        buttonText: t('common.btn_claim'),
        onConfirm: () => claim(task),
      })
    }
    // The message belongs to the change of the tasks alone.
    // oxlint-disable-next-line react/exhaustive-deps -- the others are new in each render
  }, [tasks])
}
