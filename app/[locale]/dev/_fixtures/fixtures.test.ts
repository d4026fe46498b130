import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { ctaState } from '#components/activity/cta/cta-state.ts'
import {
  ACTIVITY_STATUSES,
  REASON_CODES,
  REWARD_STATES,
  REWARD_TYPES,
  TASK_STATUSES,
} from '@fanfare/contract/enumerations.ts'
import type { StepLook } from '#lib/task/reward-steps.ts'
import { rewardSteps } from '#lib/task/reward-steps.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { activityStates } from './activities.ts'
import { ctaStates } from './cta.ts'
import type { Translate } from './fixture.ts'
import { rewardStates } from './rewards.ts'
import { rewardsOf } from './rewards-of.ts'
import { taskStates } from './tasks.ts'

const NOW = Date.UTC(2026, 10, 20, 7, 12)
const translate = createTranslator({ locale: 'en', messages: loadMessages('en') }) as unknown as Translate

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
