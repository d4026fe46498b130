import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findCampaignLevels } from '#gateway/agents/db/agent-levels.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { monthOf } from '../rebates/month.ts'

/**
 * Agent data of the caller, or null for other users (AUTH-8). @assumed the id of the level in the agent's campaign; an agent without
 * a campaign has the level of the account, or an empty one
 */
export async function agentOf({ db, clock }: GatewayContext, { userId }: Caller) {
  const user = await findUser(db, userId)
  if (user === undefined || user.agentId === null) return null
  const { agentId, vipCode } = user
  const campaign = await findCampaignLevels(db, userId)
  if (campaign === undefined) return { agentId, level: user.agentLevel ?? '', vipCode }
  const { definition, levels } = campaign
  const month = monthOf(clock.now(), definition.timeZone)
  // In the first minutes of a month, the newest level is still that of the month before.
  const decided = levels.find((level) => level.month <= month)
  return { agentId, level: definition.levels[decided?.level ?? 0]?.id ?? '', vipCode }
}
