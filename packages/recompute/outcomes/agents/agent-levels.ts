import { ZERO } from '../../decimal.ts'
import { judged, within } from '../../facts/exclusions.ts'
import { knownAt, type Fact } from '../../facts/fact.ts'
import type { Report } from '../../report.ts'
import { monthOf, type Agent, type Agents } from './agents.ts'

/** Active traders by agent and month, as they were known when the level of the month was decided. */
export type ActiveTraders = Map<string, number>

const keyOf = (agent: Agent, month: string): string => `${agent.userId} ${month}`

/** Counts a direct referral for each level of its agent: active with enough volume that counts in the month before. */
export function countActive(facts: readonly Fact[], direct: Agent, from: number, active: ActiveTraders): void {
  const { campaign, levels } = direct
  for (const { month, decidedAt } of levels) {
    const until = campaign.days.startOf(`${month}-01`)
    const since = Math.max(from, campaign.days.startOf(`${monthOf(campaign, until - 1)}-01`))
    const { counted } = judged(knownAt(facts, decidedAt))
    const volume = within(counted, since, Math.min(until, campaign.endTime)).reduce(
      (sum, fact) => (fact.type === 'trade.filled' ? sum.plus(fact.volume) : sum),
      ZERO,
    )
    if (volume.lt(campaign.definition.activeVolume.amount)) continue
    active.set(keyOf(direct, month), (active.get(keyOf(direct, month)) ?? 0) + 1)
  }
}

/** Compares the level of every agent and month. */
export function compareLevels({ byId }: Agents, active: ActiveTraders, report: Report): void {
  for (const agent of byId.values())
    for (const { month, level, activeTraders } of agent.levels) {
      const { campaign } = agent
      const isFirst = month === monthOf(campaign, agent.joinedAt)
      const count = isFirst ? 0 : (active.get(keyOf(agent, month)) ?? 0)
      const reached = campaign.definition.levels.findLastIndex((one) => one.activeTraders <= count)
      report.compare('levels of agents', `${isFirst ? 0 : reached} by ${count}`, `${level} by ${activeTraders}`, {
        activity: campaign.alias,
        user: agent.userId,
        subject: month,
      })
    }
}
