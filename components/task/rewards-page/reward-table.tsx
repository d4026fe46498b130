import { useWords } from '#components/ui/text/use-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { REWARD_ICONS } from '../reward-look.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { languageProps } from '#lib/i18n/language-props.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { Stack } from '#components/ui/layout/layout.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import styles from './reward-table.module.css'

const sameAs = ({ rewardType, kind, amount }: Reward): string => JSON.stringify([rewardType, kind, amount])

/** The prizes of an activity besides its tasks: its tiers, else the prizes that no task pays, if there are any. */
export function RewardTable({
  detail,
}: {
  detail: Pick<ActivityDetail, 'tasks' | 'tiers' | 'rewards' | 'textLanguage'>
}) {
  const { t, locale, rewardText } = useWords()
  const paidByTasks = new Set(detail.tasks.map(({ reward }) => sameAs(reward)))
  const prizes = detail.rewards.filter((reward) => !paidByTasks.has(sameAs(reward)))
  const rows: { key: string; place: string | null; reward: Reward }[] =
    detail.tiers.length > 0
      ? detail.tiers.map(({ tierId, label, reward }) => ({ key: tierId, place: label, reward }))
      : prizes.map((reward, index) => ({ key: String(index), place: null, reward }))
  if (rows.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="rewards">
      <h2 id="rewards">{t('activity.rewards')}</h2>
      <ul className={styles.rows}>
        {rows.map(({ key, place, reward }) => {
          const word = rewardWord(reward)
          const text = rewardText(reward)
          return (
            <li key={key}>
              <span className={styles.icon}>
                <Icon icon={REWARD_ICONS[word]} weight="duotone" size="lg" />
              </span>
              {/* A prize without a place says only what it is; its label would repeat both columns. */}
              <span
                className={cx(place === null && styles.word)}
                {...languageProps(place === null ? undefined : detail.textLanguage)}
              >
                {place === null ? t(`task.word.${word}`) : isolateAmounts(locale, place)}
              </span>
              <Stack as="span" numeric className={styles.amount}>
                <bdi {...languageProps('item' in reward.amount ? detail.textLanguage : undefined)}>{text}</bdi>
                {place !== null && <small>{t(`task.word.${word}`)}</small>}
              </Stack>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
