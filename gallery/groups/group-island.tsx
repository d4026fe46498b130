'use client'

import { createPublicIsland } from '#components/providers/create-island.tsx'
import { StatesOf, type StateFile } from '../parts/state.tsx'
import type { GroupName } from './groups.ts'

/** The states beside the components, a chunk for each group. */
export const FILES: Record<Exclude<GroupName, 'pages'>, () => Promise<StateFile>> = {
  cta: () => import('#components/activity/cta/cta.states.tsx'),
  home: () => import('#components/task/ready-for-you/home.states.tsx'),
  activities: () => import('#components/activity/activity.states.tsx'),
  tasks: () => import('#components/task/task-card/task.states.tsx'),
  rewards: () => import('#components/task/rewards-page/reward.states.tsx'),
  moments: () => import('#components/task/good-news/good-news.states.tsx'),
  lottery: () => import('#components/activity-types/lottery/lottery.states.tsx'),
  bonus: () => import('#components/activity-types/deposit-bonus/bonus.states.tsx'),
  competition: () => import('#components/activity-types/competition/competition.states.tsx'),
  teams: () => import('#components/activity-types/competition/team/team.states.tsx'),
  compound: () => import('#components/activity-types/competition/compound/compound.states.tsx'),
  fairness: () => import('#components/fairness/fairness.states.tsx'),
  'copy-trading': () => import('#components/activity-types/copy-trading/copy-trading.states.tsx'),
  campaigns: () => import('#components/activity-types/event/campaign.states.tsx'),
  messages: () => import('#components/message/message.states.tsx'),
  agents: () => import('#components/agent/agent.states.tsx'),
  'agent-tables': () => import('#components/agent/agent-table.states.tsx'),
  feedback: () => import('#components/notification/feedback.states.tsx'),
  forms: () => import('#components/session/form/form.states.tsx'),
  accounts: () => import('#components/session/security/account.states.tsx'),
  basics: () => import('#components/ui/basic.states.tsx'),
}

/** One column on every screen. */
const WIDE = new Set(['rewards', 'bonus', 'compound', 'fairness', 'campaigns', 'messages', 'agents', 'agent-tables'])

/** Components in an island on their page are in one here, too. */
const ISLANDS = Object.fromEntries(
  Object.entries(FILES).map(([name, load]) => [
    name,
    createPublicIsland(async () => {
      const file = await load()
      return () => <StatesOf {...file} wide={WIDE.has(name)} />
    }),
  ]),
)

export function GroupIsland({ name }: { name: GroupName }) {
  const Island = ISLANDS[name]
  return Island && <Island eager />
}
