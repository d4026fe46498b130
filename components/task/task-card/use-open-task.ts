import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { use } from 'react'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { TARGETS } from '@fanfare/kernel/targets.ts'
import { withRemoteLink } from '#lib/share/with-remote-link.ts'
import { nextActionOf } from '#lib/task/progress.ts'
import { shareApi } from '#store/api/share.ts'
import { useAppDispatch, useLanguageType } from '#store/hooks.ts'
import { reportShare } from '#store/report-share.ts'

/**
 * Opens the target of a task's next step: the trace's action, else the task's, else the activity (ACT-4). A shared link contains the
 * user's code, without which the gateway counts no friend. It is the remote link where there is one (NET-4), and is reported after it
 * was shared or copied (ADR 0039).
 */
export function useOpenTask() {
  const openTarget = useOpenTarget()
  const router = useRouter()
  const locale = useLocale()
  const languageType = useLanguageType()
  const remote = use(AuthContext)?.sharedLinkUrl ?? null
  const [readShareContent] = shareApi.useShareContentMutation()
  const dispatch = useAppDispatch()
  const notifyError = useNotifyError()
  return (
    { activityId, path }: Pick<ActivitySummary, 'activityId' | 'path'>,
    { taskId, trace, action, taskType }: Pick<TaskCompletion, 'taskId' | 'trace' | 'action' | 'taskType'>,
  ) => {
    const target = nextActionOf({ trace, action })
    if (target.appRoute === TARGETS.share.appRoute) {
      return void readShareContent({ activityId, languageType })
        .unwrap()
        .then(({ vipCode, receipt }) =>
          openTarget(
            { webUrl: path, ...target },
            {
              query: vipCode ? { vipCode } : {},
              toShared: (own) => withRemoteLink(own, remote, own.pathname !== localeHref(locale, path)),
            },
            (opened) => {
              if (receipt && opened !== 'cancelled') void dispatch(reportShare({ activityId, receipt }))
            },
          ),
        )
        .catch(notifyError)
    }
    if (target.appRoute || target.webUrl) return openTarget(target, { task: { activityId, taskId } })
    const anchor = taskType === 'KOL_BIND' || taskType === 'APPOINT_CODE' ? '#invite-code' : ''
    router.push(localeHref(locale, path) + anchor)
  }
}
