import { useLocale, useTranslations } from 'next-intl'
import { CountdownText } from '#components/ui/countdown-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Text } from '#components/ui/text.tsx'
import type { CallData } from '#lib/contract/define-call.ts'
import type { claimable } from '#lib/contract/activity/claimable.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { formatDeadlineDay } from '#lib/i18n/format-date.ts'
import styles from './ready-for-you.module.css'
import { REWARD_ICONS } from '../reward-look.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'

export type ClaimableItem = CallData<typeof claimable>['items'][number]

/** One reward with its source and its deadline in the user's zone, therefore for the browser only. */
export function ReadyItem({ item: { title, task } }: { item: ClaimableItem }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const { claimDeadline, reward } = task
  const myZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const by = claimDeadline && t('ready.by', { date: formatDeadlineDay(locale, claimDeadline, myZone) })
  return (
    <li className={styles.item}>
      <span className={styles.kind}>
        <Icon icon={REWARD_ICONS[rewardWord(reward)]} weight="duotone" size="lg" />
      </span>
      <span className={styles.what}>
        <strong>{rewardText(reward)}</strong>
        <Text as="span" size="small" tone="secondary">
          {isolateAmounts(locale, t('ready.source', { activity: title, task: task.title }))}
        </Text>
      </span>
      {claimDeadline !== undefined && (
        <Text as="span" size="small" tone="secondary" className={styles.when}>
          <span>{by}</span>
          <CountdownText
            to={claimDeadline}
            sentence={t('ready.left', { duration: '{duration}' })}
            daysHours={t('countdown.days_hours', { days: '{days}', hours: '{hours}' })}
            until={null}
            over={t('countdown.over')}
          />
        </Text>
      )}
    </li>
  )
}
