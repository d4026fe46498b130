import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAuth } from '#components/providers/auth-context.ts'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import { TaskBar } from '#components/ui/surface/task-bar.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { isOneStep } from '#lib/task/progress.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'
import { Remark, Stack } from '#components/ui/layout/layout.tsx'
import styles from './served-task.module.css'
import { useDownloadRequest } from './use-download-request.ts'

/** The task that the target serves, with the amount that is missing; every word comes from the gateway, none from the URL. */
export function ServedTask() {
  const { t, locale, rewardText, isolated } = useWords()
  const { isLogin } = useAuth()
  const { task: asked } = useDownloadRequest()
  const activityId = isLogin && asked ? asked.activityId : skipToken
  const { data: completions } = useAnswer(taskApi.useTaskCompletionsQuery(activityId))
  const { data: activity } = useAnswer(activityApi.useActivityDetailQuery(activityId))
  const task = completions?.tasks.find(({ taskId }) => taskId === asked?.taskId)
  if (!asked || !task) return null
  const { current, target, left } = formatProgress(locale, task.progress)
  return (
    <div className={styles.served}>
      <Stack gap="2 16" align="baseline" className={styles.task}>
        <b>{isolated(task.title)}</b>
        <b className={styles.reward}>{rewardText(task.reward)}</b>
        {!isOneStep(task.progress) && (
          <>
            <Remark>{t('task.of_target', { current, target })}</Remark>
            {left && <Remark>{t('task.to_go', { left: left.plain })}</Remark>}
            <TaskBar task={task} className={styles.bar} />
          </>
        )}
      </Stack>
      {activity && (
        <TextLink href={activity.path} look="back">
          <SmallIcon icon="caret-left" />
          {t('download.back_to', { activity: activity.title })}
        </TextLink>
      )}
    </div>
  )
}
