'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { GroupName } from './groups.ts'

const EAGER = { eager: true }

/** Each group is a chunk of its own. Components that are in an island on their page are in one here, too. */
export const GROUP_ISLANDS = {
  cta: createIsland(() => import('./cta-states.tsx').then((m) => m.CtaStates), EAGER),
  home: createIsland(() => import('./home-states.tsx').then((m) => m.HomeStates), EAGER),
  activities: createIsland(() => import('./activity-states.tsx').then((m) => m.ActivityStates), EAGER),
  tasks: createIsland(() => import('./task-states.tsx').then((m) => m.TaskStates), EAGER),
  rewards: createIsland(() => import('./reward-states.tsx').then((m) => m.RewardStates), EAGER),
  moments: createIsland(() => import('./moment-states.tsx').then((m) => m.MomentStates), EAGER),
  feedback: createIsland(() => import('./feedback-states.tsx').then((m) => m.FeedbackStates), EAGER),
  forms: createIsland(() => import('./form-states.tsx').then((m) => m.FormStates), EAGER),
  basics: createIsland(() => import('./basic-states.tsx').then((m) => m.BasicStates), EAGER),
} satisfies Partial<Record<GroupName, unknown>>

export function GroupIsland({ group }: { group: keyof typeof GROUP_ISLANDS }) {
  const Island = GROUP_ISLANDS[group]
  return <Island />
}
