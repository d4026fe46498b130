'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useLocale, useTranslations } from 'next-intl'
import { useAuth } from '#components/providers/auth-context.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { Note, Stack } from '#components/ui/layout/layout.tsx'
import styles from './served-task.module.css'
import { useDownloadRequest } from './use-download-request.ts'

/** The task that the target serves, with the amount that is missing; every word comes from the gateway, none from the URL. */
export function ServedTask() {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { isLogin } = useAuth()
  const { task: asked } = useDownloadRequest()
  const activityId = isLogin && asked ? asked.activityId : skipToken
  const { data: completions } = taskApi.useTaskCompletionsQuery(activityId)
  const { data: activity } = activityApi.useActivityDetailQuery(activityId)
  const task = completions?.tasks.find(({ taskId }) => taskId === asked?.taskId)
  if (!asked || !task) return null
  const { progress } = task
  const { current, target, left } = formatProgress(locale, progress)
  const title = isolateAmounts(locale, task.title)
  const ofTarget = t('task.of_target', { current, target })
  const isStep = progress.unit === null && progress.target === '1'
  return (
    <div className={styles.served}>
      <Stack gap="2 16" align="baseline" className={styles.task}>
        <b>{title}</b>
        <b className={styles.reward}>{rewardText(task.reward)}</b>
        {!isStep && (
          <>
            <Note as="span">{ofTarget}</Note>
            {left && <Note as="span">{t('task.to_go', { left: left.plain })}</Note>}
            <ProgressBar
              className={styles.bar}
              ratio={ratioOf(progress)}
              label={t('task.progress_label', { task: title })}
              valueText={ofTarget}
            />
          </>
        )}
      </Stack>
      {activity && (
        <Link href={activity.path} locale={locale} look="back">
          <Icon icon="caret-left" size="sm" />
          {t('download.back_to', { activity: activity.title })}
        </Link>
      )}
    </div>
  )
}
