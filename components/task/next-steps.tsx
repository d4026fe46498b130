import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Text } from '#components/ui/text.tsx'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatProgress } from '#lib/i18n/format-progress.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import styles from './next-steps.module.css'
import { REWARD_ICONS } from './reward-look.ts'

interface NextStepsProps {
  /** The page of the tasks' activity, without locale. */
  path: string
  /** The nearest first; at least one. */
  tasks: readonly TaskCompletion[]
}

/** The next tasks with their rewards and a button that leads to them, for a user with nothing to claim (design §13, "Home"). */
export function NextSteps({ path, tasks }: NextStepsProps) {
  const t = useTranslations('ready')
  const locale = useLocale()
  const rewardText = useRewardText()
  const [first] = tasks
  return (
    <div className={styles.next}>
      <h3>{t('earn_next')}</h3>
      <ul className={styles.steps}>
        {tasks.map((task) => (
          <Step key={`${task.taskId}:${task.periodKey}`} task={task} />
        ))}
      </ul>
      {first && (
        <Button href={path} locale={locale} full className={styles.go}>
          {t('earn', { reward: rewardText(first.reward) })}
        </Button>
      )}
    </div>
  )
}

function Step({ task: { title, reward, progress } }: { task: TaskCompletion }) {
  const t = useTranslations('task')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { current, target } = formatProgress(locale, progress)
  // A task of one step has no part to show.
  const hasBegun = ratioOf(progress) > 0 && (progress.unit !== null || progress.target !== '1')
  return (
    <li>
      <span className={styles.icon}>
        <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
      </span>
      <div>
        <span className={styles.title}>{isolateAmounts(locale, title)}</span>
        {hasBegun && (
          <Text size="small" tone="secondary">
            {t('of_target', { current, target })}
          </Text>
        )}
      </div>
      <b>
        <bdi>{rewardText(reward)}</bdi>
      </b>
    </li>
  )
}
