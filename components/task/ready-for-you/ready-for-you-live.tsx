import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { useAuth } from '#components/providers/auth-context.ts'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { Ends, Stack, Text } from '#components/ui/layout/layout.tsx'
import { markClaimable, settleClaimable } from '#lib/session/remembered-marks.ts'
import { earnedSums, type EarnedSums } from '#lib/task/earned-sums.ts'
import { closestTasks } from '#lib/task/order.ts'
import { taskPhase, visibleTasks } from '#lib/task/task-phase.ts'
import { unusedDraws, type DrawActivity, type UnusedDraws } from '#lib/task/unused-draws.ts'
import { FRESH } from '#store/fresh.ts'
import { taskApi } from '#store/api/task.ts'
import { useAnswer, type Answer } from '#store/use-answer.ts'
import { LazyGoodNews } from '../good-news/lazy-good-news.tsx'
import { useClaimReward, type SingleClaim } from '../claim/use-claim-reward.ts'
import { useClaimableRewards } from '../claim/use-claimable-rewards.ts'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { TextLink } from '#components/ui/text/link.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { claimableOf, claimKey, type ClaimableItem } from '../claim/claim.ts'
import { NextSteps, StepList } from '../next-steps.tsx'
import { KindsBar } from '../parts-bar.tsx'
import { RewardLine } from '../reward-line.tsx'
import { BigAmount } from '#components/ui/text/big-amount.tsx'
import claimStyles from '../claim/claim-card.module.css'
import styles from './ready-for-you.module.css'
import { ReadyForYouSkeleton } from './ready-for-you-skeleton.tsx'

interface ReadyForYouProps {
  /** The beginners' activity, which has the next tasks. */
  welcome: { activityId: string; path: string } | null
  /** The activities in which draws are used. */
  drawActivities: readonly DrawActivity[]
  /** The visitor's card and the skeleton of a user's; CSS shows one of them. */
  server: ReactNode
}

export function ReadyForYouLive(props: ReadyForYouProps) {
  const { isLogin } = useAuth()
  if (!isLogin) return props.server
  return (
    <>
      <Mine {...props} />
      <LazyGoodNews />
    </>
  )
}

function Mine({ welcome, drawActivities }: ReadyForYouProps) {
  const t = useTranslations()
  const { ready, canDrawIn, isKnown, isLoading, refetch } = useClaimableRewards()
  const tasksQuery = taskApi.useTaskCompletionsQuery(welcome?.activityId ?? skipToken, FRESH)
  const rewardsQuery = taskApi.useAllRewardsQuery(undefined, FRESH)
  const tasks = useAnswer(tasksQuery)
  const rewards = useAnswer(rewardsQuery)
  const claims = useClaimReward()
  const openTask = useOpenTask()
  const hasClaimable = ready.length > 0
  useEffect(() => {
    if (isKnown) markClaimable(hasClaimable)
  }, [isKnown, hasClaimable])
  useEffect(() => settleClaimable, [])
  // Claimable rewards are shown without the other answers; "nothing to claim" needs all three.
  const isUnknown = !isKnown || (!hasClaimable && (tasks.isLost || rewards.isLost))
  if (!isLoading && isUnknown)
    return (
      <Section title={t('ready.title')} className={styles.card}>
        <Text tone="secondary" role="status">
          {t('ready.failed')}
        </Text>
        <RetryButton
          size="md"
          onClick={() => {
            void refetch()
            if (tasks.isLost) void tasksQuery.refetch()
            if (rewards.isLost) void rewardsQuery.refetch()
          }}
        />
      </Section>
    )
  const isWaiting = ({ isKnown: isAnswered, hasFailed }: Answer<unknown>) => !isAnswered && !hasFailed
  if (isLoading || (welcome && isWaiting(tasks)) || isWaiting(rewards)) return <ReadyForYouSkeleton />
  const mine = visibleTasks(tasks.data?.tasks ?? [])
  const open = closestTasks(mine)
  const claimed = rewards.data ?? []
  const drawable = drawActivities.filter(({ activityId }) => canDrawIn?.includes(activityId) ?? true)
  return (
    <ReadyForYouCard
      items={ready}
      draws={unusedDraws(claimed, drawable)}
      earned={earnedSums(claimed)}
      next={welcome && open.length > 0 ? { ...welcome, tasks: open } : null}
      hasClaimed={claimed.length > 0 || mine.some((task) => taskPhase(task) === 'claimed')}
      {...claims}
      onOpen={(task) => welcome && openTask(welcome, task)}
    />
  )
}

/** More would make the card higher than the banner beside it. */
const ROWS = 3
const HEADING = 'ready-for-you'

interface ReadyForYouCardProps extends SingleClaim {
  /** By deadline, the nearest first. */
  items: readonly ClaimableItem[]
  draws: readonly UnusedDraws[]
  /** null while unknown, or when nothing was earned. */
  earned: EarnedSums | null
  /** The next tasks, nearest first; null without an open task. */
  next: { activityId: string; path: string; tasks: readonly TaskCompletion[] } | null
  /** The user has claimed a reward. */
  hasClaimed: boolean
  onOpen: (task: TaskCompletion) => void
}

/** A user's card beside the banners (SCR-1): the next claim, else what was earned and what can be earned next. */
export function ReadyForYouCard(props: ReadyForYouCardProps) {
  const { items, draws, earned, next, hasClaimed, isClaiming, pressed, claim, onOpen } = props
  const { t, rewardText, counted, deadline, isolated, money } = useMyWords()
  const [first] = items
  const more = items.length - 1
  const [mine] = draws
  /** One activity's unused draws, as a row of the steps. */
  const drawsRow = mine && (
    <RewardLine
      word="draws"
      look="gold"
      title={t('task.draws', counted(mine.count))}
      note={
        <>
          {mine.title}
          <br />
          {mine.endsAt && t('rewards.total_ends', { date: deadline(mine.endsAt) })}
        </>
      }
      end={<SmallButton href={mine.path}>{t('rewards.action_draw')}</SmallButton>}
    />
  )
  /** Has one gold button, for the nearest deadline. */
  const toClaim = (item: ClaimableItem) => {
    const { title, task } = item
    const { reward } = task
    const busy = pressed === claimKey(task)
    const shownTasks = next?.tasks.slice(0, ROWS - (mine ? 1 : 0) - (more > 0 ? 1 : 0)) ?? []
    return (
      <>
        <div className={claimStyles.gold}>
          <Ends gap="4 12">
            <h2 id={HEADING}>{t('ready.title')}</h2>
            <Chip tone="gold" icon={<SmallIcon icon="gift" weight="fill" />} className={styles.count}>
              {t('ready.count', counted(more + 1))}
            </Chip>
          </Ends>
          {/* At figure size, with its source and its deadline in the user's zone. */}
          <Stack gap="2" top="8">
            {'unit' in reward.amount ? (
              <BigAmount money={reward.amount} />
            ) : (
              <b className={claimStyles.large}>{rewardText(reward)}</b>
            )}
            <Text size="small">{isolated(t('ready.source', { activity: title, task: task.title }))}</Text>
            {task.claimDeadline && (
              <Text size="small">{t('activity.line_claim_by', { date: deadline(task.claimDeadline) })}</Text>
            )}
          </Stack>
          <Button
            variant="celebrate"
            size="lg"
            full
            busy={busy}
            disabled={isClaiming && !busy}
            onClick={() => claim(claimableOf(item))}
            className={claimStyles.all}
          >
            {!busy && <Icon icon="gift" weight="fill" />}
            <span>{t('task.claim_reward', { reward: rewardText(reward) })}</span>
          </Button>
        </div>
        {more > 0 && (
          <TextLink href="/rewards" className={styles.more}>
            {t('ready.more', counted(more))}
          </TextLink>
        )}
        {(mine || shownTasks.length > 0) && <StepList tasks={shownTasks}>{drawsRow}</StepList>}
      </>
    )
  }
  const nothingToClaim = () => {
    const isNew = !earned && !hasClaimed
    return (
      <>
        {(!isNew || !next) && (
          <Ends gap="4 12">
            <h2 id={HEADING}>{t(earned ? 'ready.earned' : 'ready.title')}</h2>
            {!isNew && (
              <Chip tone="good" icon={<SmallIcon icon="check-circle" />}>
                {t('ready.done_title')}
              </Chip>
            )}
          </Ends>
        )}
        {earned && (
          <>
            <BigAmount money={earned.total} />
            {earned.others.length > 0 && <Text tone="secondary">+ {earned.others.map(money).join(' + ')}</Text>}
            <Text as="div" top="10" tone="secondary">
              <KindsBar kinds={earned.parts} hideUnit />
            </Text>
          </>
        )}
        {mine && <StepList tasks={[]}>{drawsRow}</StepList>}
        {next ? (
          <NextSteps
            activity={next}
            tasks={next.tasks.slice(0, mine ? ROWS - 1 : ROWS)}
            onOpen={onOpen}
            headingId={isNew ? HEADING : undefined}
          />
        ) : (
          <>
            {isNew && (
              <Text as="h3" top="8">
                {t('ready.none_title')}
              </Text>
            )}
            <Text tone="secondary">{t(isNew ? 'ready.none_text' : 'ready.more_below')}</Text>
          </>
        )}
      </>
    )
  }
  return (
    <Card padded aria-labelledby={HEADING} className={styles.card}>
      {first ? toClaim(first) : nothingToClaim()}
    </Card>
  )
}
