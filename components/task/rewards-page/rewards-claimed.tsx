import { useWords } from '#components/ui/text/use-words.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Amount } from '#components/ui/text/amount.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { useClaimedNote } from '../good-news/use-claimed-note.ts'
import { closestTasks } from '#lib/task/order.ts'
import { shownRewards } from '#lib/task/shown-rewards.ts'
import { totalsByWord, visibleTasks } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import type { ClaimedReward } from '#store/slices/good-news.ts'
import { Line, Stack, Text } from '#components/ui/layout/layout.tsx'
import { rewardKey } from '../claim/claim.ts'
import { KindsBar } from '../parts-bar.tsx'
import { NextSteps } from '../next-steps.tsx'
import type { WelcomeActivity } from '#lib/task/find-welcome.ts'
import { RewardWhat } from './reward-what.tsx'

interface RewardsClaimedProps {
  /** Claimed since this page was opened. */
  items: readonly ClaimedReward[]
  welcome: WelcomeActivity | null
}

/** Replaces the claim card after the last claim: what was claimed, and the closest task (design §13, "rewards-claimed"). */
export function RewardsClaimed({ items, welcome }: RewardsClaimedProps) {
  const { t, isolated } = useWords()
  const claimedNote = useClaimedNote()
  const { data } = taskApi.useTaskCompletionsQuery(welcome?.activityId ?? skipToken)
  const next = closestTasks(visibleTasks(data?.tasks ?? [])).slice(0, 1)
  const { items: shown, sum } = shownRewards(items)
  const chip = (
    <Chip tone="good" icon={<SmallIcon icon="check-circle" />}>
      {t('rewards.claimed_just_now')}
    </Chip>
  )
  return (
    <Section title={t('rewards.all_claimed_title')} aside={chip}>
      <Stack gap="12" top="16">
        {sum ? (
          <p>
            <Amount money={sum} size="L" />
          </p>
        ) : (
          <KindsBar kinds={totalsByWord(items)} />
        )}
        <Text tone="secondary">{claimedNote(items)}</Text>
        <Stack as="ul" aria-label={t('rewards.claimed_just_now')}>
          {shown.map((item) => (
            <Line key={rewardKey(item)}>
              <RewardWhat
                reward={item.reward}
                source={isolated(t('rewards.ready_source', { activity: item.activityTitle ?? '', task: item.title }))}
              />
            </Line>
          ))}
        </Stack>
        {welcome && next.length > 0 && <NextSteps activity={welcome} tasks={next} />}
      </Stack>
    </Section>
  )
}
