'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { useLocale } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { RewardItem } from '@fanfare/contract/task/rewards.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { serverNow } from '#lib/http/clock.ts'
import { claimableSteps, rewardSteps } from '#lib/task/reward-steps.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import styles from './my-activity-rewards.module.css'
import { RewardWhat } from '../rewards-page/reward-what.tsx'
import { Timeline, TimelineSkeleton } from '../timeline.tsx'
import { useStepNodes } from '../rewards-page/use-step-nodes.ts'

/** The page of all rewards has more. */
const SHOWN = 4

interface MyActivityRewardsProps {
  activityId: string
  /** The user's tasks here, the claimable ones first. */
  tasks: readonly TaskCompletion[]
}

/** The user's rewards of this activity, one line each, which opens to its timeline (design §13); nothing without any. */
export function MyActivityRewards({ activityId, tasks }: MyActivityRewardsProps) {
  const { data } = taskApi.endpoints.rewardList.useQuery({ activityId, pageIndex: 0, pageSize: SHOWN })
  const { t, locale } = useWords()
  const ready = tasks.filter((task) => taskPhase(task) === 'ready').slice(0, SHOWN)
  const claimed = data?.items.slice(0, SHOWN - ready.length) ?? []
  if (ready.length === 0 && claimed.length === 0) return null
  return (
    <Card as="section" padded aria-labelledby="my-rewards">
      <h2 id="my-rewards">{t('task.my_rewards')}</h2>
      <ul className={styles.rows}>
        {ready.map((task) => (
          <ReadyRow key={`${task.taskId}:${task.periodKey}`} task={task} />
        ))}
        {claimed.map((item) => (
          <ClaimedRow
            key={item.rewardId}
            item={item}
            source={tasks.find(({ taskId }) => taskId === item.taskId)?.title}
          />
        ))}
      </ul>
      <Link look="text" href="/rewards" locale={locale} className={styles.all}>
        {t('task.all_rewards')}
        <Icon icon="caret-right" size="sm" />
      </Link>
    </Card>
  )
}

function ReadyRow({ task }: { task: TaskCompletion }) {
  const locale = useLocale()
  const nodes = useStepNodes()
  return (
    <Row what={<RewardWhat reward={task.reward} source={isolateAmounts(locale, task.title)} gold />}>
      <Timeline nodes={nodes(claimableSteps(task), task)} className={cx(styles.way, styles.ready)} />
    </Row>
  )
}

function ClaimedRow({ item, source }: { item: RewardItem; source: string | undefined }) {
  const locale = useLocale()
  const zone = useMyZone()
  const nodes = useStepNodes()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = taskApi.endpoints.rewardTimeline.useQuery(item.rewardId, { skip: !isOpen })
  const from = source ? isolateAmounts(locale, source) : formatDayMonthTime(locale, item.grantedAt, zone)
  const isOver = item.state === 'USED' || item.state === 'EXPIRED' || item.state === 'CANCELLED'
  return (
    <Row what={<RewardWhat reward={item.reward} source={from} off={isOver} />} onToggle={setIsOpen}>
      {data && <Timeline nodes={nodes(rewardSteps(item, data.steps, serverNow()), item)} className={styles.way} />}
      {!data && !isError && <TimelineSkeleton className={styles.way} />}
    </Row>
  )
}

interface RowProps {
  what: ReactNode
  children: ReactNode
  onToggle?: (isOpen: boolean) => void
}

const Row = ({ what, children, onToggle }: RowProps) => (
  <li>
    <details onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={styles.row}>
        {what}
        <Icon icon="caret-down" size="sm" className={styles.caret} />
      </summary>
      {children}
    </details>
  </li>
)
