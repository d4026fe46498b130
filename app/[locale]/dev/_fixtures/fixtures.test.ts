import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ctaState } from '#components/activity/cta/cta-state.ts'
import { activitySummarySchema, myActivitySchema } from '#lib/contract/activity/activity.ts'
import { claimable } from '#lib/contract/activity/claimable.ts'
import {
  ACTIVITY_STATUSES,
  REASON_CODES,
  REWARD_STATES,
  REWARD_TYPES,
  TASK_STATUSES,
} from '#lib/contract/enumerations.ts'
import { myCoverSchema } from '#lib/contract/copy-trading/cover.ts'
import { leadTraderSchema } from '#lib/contract/copy-trading/traders.ts'
import { fairnessSchema } from '#lib/contract/lottery/fairness.ts'
import { getRewardList } from '#lib/contract/task/get-reward-list.ts'
import { rewardTimeline } from '#lib/contract/task/reward-timeline.ts'
import { taskCompletionSchema } from '#lib/contract/task/task.ts'
import type { StepLook } from '#lib/task/reward-steps.ts'
import { rewardSteps } from '#lib/task/reward-steps.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { activityStates } from './activities.ts'
import { compoundStates } from './compound.ts'
import { coverStates, leadTraders } from './copy-trading.ts'
import { ctaStates } from './cta.ts'
import { fairnessStates } from './fairness.ts'
import type { Translate } from './fixture.ts'
import { claimables, rewardStates } from './rewards.ts'
import { rewardsOf } from './rewards-of.ts'
import { taskStates } from './tasks.ts'

const NOW = Date.UTC(2026, 10, 20, 7, 12)
const translate = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as Translate

const problems = (schema: z.ZodMiniType, values: readonly unknown[]) =>
  values.flatMap((value) => z.safeParse(schema, value).error?.issues ?? [])

test('[API-5] every fixture matches the schema of its call', () => {
  const tasks = taskStates(NOW, translate).map(({ data }) => data)
  const rewards = rewardStates(NOW, translate).map(({ data }) => data)
  expect(problems(taskCompletionSchema, tasks)).toEqual([])
  expect(
    problems(
      activitySummarySchema,
      activityStates(NOW, translate).map(({ data }) => data),
    ),
  ).toEqual([])
  expect(problems(getRewardList.data, [{ items: rewards.map(({ item }) => item), total: rewards.length }])).toEqual([])
  expect(problems(rewardTimeline.data, rewards)).toEqual([])
  expect(problems(claimable.data, [{ items: claimables(NOW, translate) }])).toEqual([])
  const lotteries = fairnessStates(NOW, translate).map(({ data }) => data.report.fairness)
  expect(problems(fairnessSchema, lotteries)).toEqual([])
  expect(
    problems(
      myCoverSchema,
      coverStates(NOW).map(({ data }) => data),
    ),
  ).toEqual([])
  expect(problems(leadTraderSchema, leadTraders())).toEqual([])
  expect(
    problems(
      myActivitySchema,
      compoundStates(NOW, translate).map(({ data }) => data.my),
    ),
  ).toEqual([])
})

test('[ACT-2][ACT-3][ACT-10] the fixtures have every status, state, reason and kind of reward', () => {
  const tasks = taskStates(NOW, translate).map(({ data }) => data)
  const rewards = rewardStates(NOW, translate).map(({ data }) => data)
  const activities = activityStates(NOW, translate).map(({ data }) => data)
  expect(new Set(tasks.map(({ taskStatus }) => taskStatus))).toEqual(new Set(TASK_STATUSES))
  const excluded = tasks.flatMap(({ trace }) => trace.flatMap((entry) => entry.excluded.map(({ reason }) => reason)))
  expect(REASON_CODES.filter((reason) => !excluded.includes(reason))).toEqual([])
  expect(new Set(rewards.map(({ item }) => item.state))).toEqual(new Set(REWARD_STATES))
  expect(new Set(Object.values(rewardsOf(translate)).map(({ rewardType }) => rewardType))).toEqual(
    new Set(REWARD_TYPES),
  )
  expect(new Set(activities.map(({ status }) => status))).toEqual(new Set(ACTIVITY_STATUSES))
})

test('the timelines of the rewards show every look of a node except the claimable one, which has its own card', () => {
  const looks = rewardStates(NOW, translate).flatMap(({ data }) =>
    rewardSteps(data.item, data.steps, NOW).map(({ look }) => look),
  )
  const all: StepLook[] = ['done', 'now', 'current', 'warning', 'ended', 'future']
  expect(all.filter((look) => !looks.includes(look))).toEqual([])
})

test.each(ctaStates(NOW, translate).map(({ id, data }) => [id, data] as const))(
  '[ACT-10][ACT-7] the facts of "%s" lead to its action',
  (_, { facts, state }) => {
    expect(ctaState(facts).state).toBe(state)
  },
)

test('[ACT-10] the fixtures have the sixteen states of the design and the settled states', () => {
  expect(new Set(ctaStates(NOW, translate).map(({ data }) => data.state)).size).toBeGreaterThanOrEqual(17)
})
