import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useState, type ReactNode } from 'react'
import { Accent, Line, Text, Remark, Row, Span, Stack } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { rewardSteps, type RewardStep } from '#lib/task/reward-steps.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer } from '#store/use-answer.ts'
import styles from './timeline.module.css'
import { useWords } from '#components/ui/text/use-words.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { RewardIcon } from './reward-line.tsx'

interface TimelineProps {
  steps: readonly RewardStep[]
  /** Without a state, the reward can be claimed. */
  reward: Pick<RewardItem, 'reward' | 'left' | 'reasonCode'> & Partial<Pick<RewardItem, 'state'>>
}

/** The past, current and next steps of a reward, in words and not by colour alone (design, "Reward timeline"). */
export function Timeline({ steps, reward: { reward, left, state, reasonCode } }: TimelineProps) {
  const { t, money, movedAmount, day, dayTime } = useMyWords()
  const inWords = (name: RewardStep['name']) => {
    if (name === 'address') return t('rewards.when_address')
    if (name === 'ready') return t('rewards.when_draw')
    if (name === 'on_the_way') return t('rewards.when_on_the_way')
    if (name === 'yours')
      return reasonCode === 'ADDRESS_NEEDED' ? null : t(state ? 'rewards.when_reviewed' : 'rewards.when_claimed')
    if (name !== 'in_use' || !left || !('unit' in reward.amount)) return null
    return t('rewards.left_of', {
      left: movedAmount(left),
      whole: money(reward.amount),
    })
  }
  // A deadline with its hour is longer than a date.
  const columns = steps.map(({ exact }) => (exact ? '1.5fr' : '1fr')).join(' ')
  return (
    <ol className={styles.timeline} style={{ gridTemplateColumns: columns }}>
      {steps.map(({ name, look, at, exact }) => (
        <Text
          as="li"
          key={name}
          size="micro"
          weight="text"
          numeric
          className={styles[look]}
          aria-current={look === 'now' || look === 'current' || look === 'warning' ? 'step' : undefined}
        >
          <Accent>{t(name === 'on_the_way' ? 'rewards.tab_way' : `rewards.step_${name}`)}</Accent>
          {at ? (exact ? dayTime : day)(at) : inWords(name)}
        </Text>
      ))}
    </ol>
  )
}

interface DetailsProps extends RewardWhatProps {
  onOpen?: () => void
  /** Shown while it is open. */
  steps: ReactNode
}

/** A reward as a line that opens to its steps. */
export const Details = ({ onOpen, steps, ...what }: DetailsProps) => (
  <details className={styles.details} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <Line as="summary">
      <RewardWhat {...what} />
      <SmallIcon icon="caret-down" className={styles.caret} />
    </Line>
    {steps}
  </details>
)

interface RewardDetailsProps extends Pick<DetailsProps, 'source' | 'children'> {
  item: RewardItem
  /** The gateway's clock, ms. */
  now: number
}

/** A claimed reward; its steps are requested when it is first opened. */
export function RewardDetails({ item, now, ...what }: RewardDetailsProps) {
  const [isOpened, setOpened] = useState(false)
  const { data } = useAnswer(taskApi.useRewardTimelineQuery(item.rewardId, { skip: !isOpened }))
  const isOver = item.state === 'USED' || item.state === 'EXPIRED' || item.state === 'CANCELLED'
  return (
    <Details
      reward={item.reward}
      look={isOver ? 'off' : undefined}
      onOpen={() => setOpened(true)}
      steps={
        data ? (
          <Timeline steps={rewardSteps(item, data.steps, now)} reward={item} />
        ) : (
          isOpened && <Skeleton height="58px" radius="control" />
        )
      }
      {...what}
    />
  )
}

interface RewardWhatProps {
  reward: Reward
  source: ReactNode
  /** `gold`: can be claimed now; `off`: used or expired. */
  look?: 'gold' | 'off'
  /** At the end, or below where there is no room. */
  children?: ReactNode
}

/** Icon, amount with its kind, and source: two cells of the row's grid. Spans, because a `<summary>` cannot contain blocks. */
export function RewardWhat({ reward, source, look, children }: RewardWhatProps) {
  const { t, rewardText } = useWords()
  const word = rewardWord(reward)
  return (
    <>
      <RewardIcon word={word} look={look} />
      <Row as="span" gap="4 12" align="center" wrap>
        <Stack as="span" className={styles.what}>
          <Span tone={look === 'off' ? 'secondary' : undefined} className={styles.amount}>
            <b>
              <bdi>{rewardText(reward)}</bdi>
            </b>{' '}
            {/* "2 draws" and "Travel mug" already say their kind. */}
            {'unit' in reward.amount && <Remark size="small">{t(`task.word.${word}`)}</Remark>}
          </Span>
          <Remark size="small">{source}</Remark>
        </Stack>
        {children}
      </Row>
    </>
  )
}
