import type { GatewayContext } from '#gateway/context.ts'
import { listAgentIds, listReferralsBelow, lockAgent } from '#gateway/agents/db/agents.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import { keepNewPeriods } from '#gateway/agents/db/referral-periods.ts'
import { replaceRebateSums } from '#gateway/rebates/db/rebate-lines.ts'
import { listCampaignTerms, listReferralChains } from '#gateway/rebates/db/referral-chains.ts'
import { deleteReferralSums, updateReferralSums } from '#gateway/agents/db/referral-sums.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { loadMarketMaking } from '../facts/tallies/market-making.ts'
import { sumRangesOf } from './write-lines.ts'

const PAGE = 100

/**
 * Rebuilds the sums of all agents from their lines and facts, one agent in each transaction; new lines of the agent wait for it. It may
 * be stopped at any moment and run again. @returns the number of agents
 */
export async function refoldRebates({ db }: Pick<GatewayContext, 'db'>) {
  let agents = 0
  for await (const page of batchesOf<string>((after = '') => listAgentIds(db, { after, limit: PAGE }), PAGE)) {
    for (const agentId of page)
      await withTransaction(db, async (tx) => {
        const agent = await lockAgent(tx, agentId)
        if (agent === undefined) return
        await replaceRebateSums(tx, agentId)
        await deleteReferralSums(tx, agentId)
        const campaign = (await listCampaignTerms(tx, [agent.campaignId])).get(agent.campaignId)
        const referrals = await listReferralsBelow(tx, agentId)
        const chains = await listReferralChains(tx, referrals)
        const ranges = chains.flatMap((chain) => (campaign === undefined ? [] : sumRangesOf(chain, campaign, 0)))
        await updateReferralSums(
          tx,
          ranges.filter((range) => range.agentId === agentId),
          await loadMarketMaking(tx, referrals),
        )
        await keepNewPeriods(tx, agentId)
      })
    agents += page.length
  }
  return agents
}
