'use client'

import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useState, type ReactNode } from 'react'
import { Line } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import { rewardSteps, type RewardStep } from '#lib/task/reward-steps.ts'
import { taskApi } from '#store/api/task.ts'
import { RewardWhat } from './rewards-page/reward-what.tsx'
import styles from './timeline.module.css'

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
      return reasonCode === 'ADDRESS_NEEDED'
        ? null
        : t(state === undefined ? 'rewards.when_claimed' : 'rewards.when_reviewed')
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
        <li
          key={name}
          className={styles[look]}
          aria-current={look === 'now' || look === 'current' || look === 'warning' ? 'step' : undefined}
        >
          <b>{t(name === 'on_the_way' ? 'rewards.tab_way' : `rewards.step_${name}`)}</b>
          {at === null ? inWords(name) : (exact ? dayTime : day)(at)}
        </li>
      ))}
    </ol>
  )
}

interface DetailsProps {
  /** A `RewardWhat`. */
  what: ReactNode
  onOpen?: () => void
  children: ReactNode
}

export const Details = ({ what, onOpen, children }: DetailsProps) => (
  <details className={styles.details} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
    <Line as="summary">
      {what}
      <SmallIcon icon="caret-down" className={styles.caret} />
    </Line>
    {children}
  </details>
)

interface RewardDetailsProps {
  item: RewardItem
  source: ReactNode
  /** The gateway's clock, ms. */
  now: number
  children?: ReactNode
}

/** A claimed reward; its steps are requested when it is first opened. */
export function RewardDetails({ item, source, now, children }: RewardDetailsProps) {
  const [isOpened, setOpened] = useState(false)
  const { data, isError } = taskApi.useRewardTimelineQuery(item.rewardId, { skip: !isOpened })
  const isOver = item.state === 'USED' || item.state === 'EXPIRED' || item.state === 'CANCELLED'
  const what = (
    <RewardWhat reward={item.reward} source={source} look={isOver ? 'off' : undefined}>
      {children}
    </RewardWhat>
  )
  return (
    <Details what={what} onOpen={() => setOpened(true)}>
      {data && <Timeline steps={rewardSteps(item, data.steps, now)} reward={item} />}
      {!data && !isError && isOpened && <Skeleton height="58px" radius="control" />}
    </Details>
  )
}
