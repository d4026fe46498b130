'use client'

import { createIsland } from '#components/providers/create-island.tsx'
import type { GroupName } from './groups.ts'

/** Each group is a chunk of its own. Components that are in an island on their page are in one here, too. */
export const GROUP_ISLANDS = {
  cta: createIsland(() => import('./cta-states.tsx').then((m) => m.CtaStates)),
  home: createIsland(() => import('./home-states.tsx').then((m) => m.HomeStates)),
  activities: createIsland(() => import('./activity-states.tsx').then((m) => m.ActivityStates)),
  tasks: createIsland(() => import('./task-states.tsx').then((m) => m.TaskStates)),
  rewards: createIsland(() => import('./reward-states.tsx').then((m) => m.RewardStates)),
  moments: createIsland(() => import('./good-news-states.tsx').then((m) => m.GoodNewsStates)),
  lottery: createIsland(() => import('./lottery-states.tsx').then((m) => m.LotteryStates)),
  bonus: createIsland(() => import('./bonus-states.tsx').then((m) => m.BonusStates)),
  competition: createIsland(() => import('./competition-states.tsx').then((m) => m.CompetitionStates)),
  teams: createIsland(() => import('./team-states.tsx').then((m) => m.TeamStates)),
  compound: createIsland(() => import('./compound-states.tsx').then((m) => m.CompoundStates)),
  fairness: createIsland(() => import('./fairness-states.tsx').then((m) => m.FairnessStates)),
  'copy-trading': createIsland(() => import('./copy-trading-states.tsx').then((m) => m.CopyTradingStates)),
  campaigns: createIsland(() => import('./campaign-states.tsx').then((m) => m.CampaignStates)),
  messages: createIsland(() => import('./message-states.tsx').then((m) => m.MessageStates)),
  agents: createIsland(() => import('./agent-states.tsx').then((m) => m.AgentStates)),
  'agent-tables': createIsland(() => import('./agent-table-states.tsx').then((m) => m.AgentTableStates)),
  feedback: createIsland(() => import('./feedback-states.tsx').then((m) => m.FeedbackStates)),
  forms: createIsland(() => import('./form-states.tsx').then((m) => m.FormStates)),
  accounts: createIsland(() => import('./account-states.tsx').then((m) => m.AccountStates)),
  basics: createIsland(() => import('./basic-states.tsx').then((m) => m.BasicStates)),
} satisfies Partial<Record<GroupName, unknown>>

export function GroupIsland({ group }: { group: keyof typeof GROUP_ISLANDS }) {
  const Island = GROUP_ISLANDS[group]
  return <Island eager />
}
