import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { Text } from '#components/ui/text.tsx'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatProgress } from '#lib/i18n/format-progress.ts'
import { ratioOf } from '#lib/task/progress.ts'
import styles from '../ready-for-you/ready-for-you.module.css'
import { useRewardText } from '#components/ui/use-reward-text.ts'

export function ClosestTask({ path, task }: { path: string; task: TaskCompletion }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { progress, title, reward } = task
  const { current, target } = formatProgress(locale, progress)
  const value = t('task.of_target', { current, target })
  return (
    <div className={styles.closest}>
      <Text size="small" tone="secondary">
        {t('ready.closest')}
      </Text>
      <p className={styles.pair}>
        <span className={styles.task}>{isolateAmounts(locale, title)}</span>
        <strong>{rewardText(reward)}</strong>
      </p>
      <ProgressBar ratio={ratioOf(progress)} label={title} valueText={value} />
      <Text as="div" size="small" tone="secondary" className={styles.pair}>
        <span>{value}</span>
        <Link href={path} locale={locale} look="text">
          {t('ready.see_counted')}
          <Icon icon={CaretRightIcon} size="sm" />
        </Link>
      </Text>
    </div>
  )
}
