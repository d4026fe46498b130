import { cx } from '#components/ui/cx.ts'
import { Line, List, Remark, Stack } from '#components/ui/layout/layout.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { languageProps } from '#lib/i18n/language-props.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { RewardIcon } from '../reward-line.tsx'
import styles from '../reward-line.module.css'

const sameAs = ({ rewardType, kind, amount }: Reward) => JSON.stringify([rewardType, kind, amount])

/** The prizes of an activity besides its tasks: its tiers, else the prizes that no task pays. */
export function RewardTable({
  detail: { tasks, tiers, rewards, textLanguage },
}: {
  detail: Pick<ActivityDetail, 'tasks' | 'tiers' | 'rewards' | 'textLanguage'>
}) {
  const { t, rewardText, isolated } = useWords()
  const paidByTasks = new Set(tasks.map(({ reward }) => sameAs(reward)))
  const prizes = rewards.filter((reward) => !paidByTasks.has(sameAs(reward)))
  const rows = tiers.length > 0 ? tiers : prizes.map((reward) => ({ label: null, reward }))
  if (rows.length === 0) return null
  return (
    <Section title={t('activity.rewards')}>
      <List>
        {rows.map(({ label: place, reward }, index) => {
          const word = rewardWord(reward)
          const kind = t(`task.word.${word}`)
          return (
            <Line key={index}>
              <RewardIcon word={word} />
              {/* Without a place show the kind, because the label would repeat both columns. */}
              <span className={cx(!place && styles.word)} {...languageProps(place ? textLanguage : undefined)}>
                {place ? isolated(place) : kind}
              </span>
              <Stack as="span" text="end" weight="strong">
                <bdi {...languageProps('item' in reward.amount ? textLanguage : undefined)}>{rewardText(reward)}</bdi>
                {place && <Remark weight="text">{kind}</Remark>}
              </Stack>
            </Line>
          )
        })}
      </List>
    </Section>
  )
}
