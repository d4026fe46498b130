'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { nextStepOf } from '#lib/task/next-step.ts'

/** Where a task's next step leads: the trace's own action, else the task's, else the activity (ACT-4). */
export function useOpenTask() {
  const openTarget = useOpenTarget()
  const router = useRouter()
  const locale = useLocale()
  return useCallback(
    (
      { path }: { path: string },
      { trace, action, taskType }: Pick<TaskCompletion, 'trace' | 'action' | 'taskType'>,
    ) => {
      const target = nextStepOf({ trace, action })
      if (target.appRoute || target.webUrl) return openTarget(target)
      const anchor = taskType === 'KOL_BIND' || taskType === 'APPOINT_CODE' ? '#invite-code' : ''
      router.push(localeHref(locale, path) + anchor)
    },
    [openTarget, router, locale],
  )
}
