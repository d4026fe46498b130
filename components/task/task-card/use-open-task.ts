'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { TARGETS } from '#lib/native/targets.ts'
import { nextActionOf } from '#lib/task/progress.ts'
import { sessionApi } from '#store/api/session.ts'

/**
 * Opens the target of a task's next step: the trace's action, else the task's, else the activity (ACT-4). A link that
 * invites friends contains the user's own code, without which the gateway counts no friend.
 */
export function useOpenTask() {
  const openTarget = useOpenTarget()
  const router = useRouter()
  const locale = useLocale()
  const [readCode] = sessionApi.endpoints.userVipCode.useLazyQuery()
  const { notify } = useNotify()
  const errorText = useErrorText()
  return useCallback(
    (
      { path }: { path: string },
      { trace, action, taskType }: Pick<TaskCompletion, 'trace' | 'action' | 'taskType'>,
    ) => {
      const target = nextActionOf({ trace, action })
      if (taskType === 'INVITE_FRIEND' && target.appRoute === TARGETS.share.appRoute) {
        return void readCode(undefined, true)
          .unwrap()
          .then(({ vipCode }) =>
            openTarget({ webUrl: path, ...target }, { query: vipCode === null ? {} : { vipCode } }),
          )
          .catch((error: unknown) => notify(errorText(error), { modeType: 'error' }))
      }
      if (target.appRoute || target.webUrl) return openTarget(target)
      const anchor = taskType === 'KOL_BIND' || taskType === 'APPOINT_CODE' ? '#invite-code' : ''
      router.push(localeHref(locale, path) + anchor)
    },
    [openTarget, readCode, notify, errorText, router, locale],
  )
}
