import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/icon.tsx'
import { REWARD_ICONS } from '../reward-look.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import type { Reward } from '#lib/contract/task/task.ts'
import styles from './reward-table.module.css'

const sameAs = ({ rewardType, kind, amount }: Reward): string => JSON.stringify([rewardType, kind, amount])

/** The prizes of an activity besides its tasks: its tiers, else the prizes that no task pays, if there are any. */
export function RewardTable({ detail }: { detail: Pick<ActivityDetail, 'tasks' | 'tiers' | 'rewards'> }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const paidByTasks = new Set(detail.tasks.map(({ reward }) => sameAs(reward)))
  const prizes = detail.rewards.filter((reward) => !paidByTasks.has(sameAs(reward)))
  const rows: { key: string; label: string; reward: Reward }[] =
    detail.tiers.length > 0
      ? detail.tiers.map(({ tierId, label, reward }) => ({ key: tierId, label, reward }))
      : prizes.map((reward, index) => ({ key: String(index), label: reward.label, reward }))
  if (rows.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="rewards">
      <h2 id="rewards">{t('activity.rewards')}</h2>
      <ul className={styles.rows}>
        {rows.map(({ key, label, reward }) => {
          const word = rewardWord(reward)
          const text = rewardText(reward)
          // Our own amount does not break before the unit.
          const isSame = isolateAmounts(locale, label) === text
          return (
            <li key={key}>
              <span className={styles.icon}>
                <Icon icon={REWARD_ICONS[word]} weight="duotone" size="lg" />
              </span>
              <span className={cx(isSame && styles.word)}>
                {isSame ? t(`task.word.${word}`) : isolateAmounts(locale, label)}
              </span>
              <span className={styles.amount}>
                <bdi>{text}</bdi>
                {!isSame && <small>{t(`task.word.${word}`)}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
