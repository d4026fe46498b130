import { useLocale, useTranslations } from 'next-intl'
import { REWARD_ICONS } from '../../reward-look.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import styles from './next-task.module.css'

interface NextTaskProps {
  task: Pick<TaskCompletion, 'title' | 'reward' | 'progress'>
  /** The activity's title. */
  activity: string
}

/** The task that is nearest to its reward, with the reward. */
export function NextTask({ task: { title, reward, progress }, activity }: NextTaskProps) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { current, target } = formatProgress(locale, progress)
  const ratio = ratioOf(progress)
  return (
    <div className={styles.next}>
      <span className={styles.icon}>
        <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
      </span>
      <b className={styles.title}>{isolateAmounts(locale, title)}</b>
      <span className={styles.activity}>{isolateAmounts(locale, t('moment.next_in', { activity }))}</span>
      <b className={styles.reward}>
        <bdi>{rewardText(reward)}</bdi>
      </b>
      {ratio > 0 && (
        <ProgressBar
          ratio={ratio}
          label={t('task.progress_label', { task: title })}
          valueText={t('task.of_target', { current, target })}
          className={styles.bar}
        />
      )}
    </div>
  )
}
