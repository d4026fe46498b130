import type { GatewayContext } from '#gateway/context.ts'
import { lockAgent } from '#gateway/agents/db/agents.ts'
import { inLongTransaction } from '#gateway/db/long-transaction.ts'
import { deleteOldPeriods, keepNewPeriods, listAgentsWithNewPeriods } from '#gateway/agents/db/referral-periods.ts'
import { DAY_MS } from '../util/time/durations.ts'

/** Periods that are kept of one agent, the newest requests first: three lengths, in two zones, and two of free choice. @assumed */
const PERIODS = 8

/**
 * Adds up the sums of the days that agents asked for, one agent in each transaction, and forgets those of days that no agent has asked for since
 * yesterday. From then on the writer of lines keeps them. It may be stopped at any moment and run again.
 */
export async function keepPeriods(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<void> {
  await deleteOldPeriods(db, { askedBefore: clock.now() - DAY_MS, limit: PERIODS })
  for (const agentId of await listAgentsWithNewPeriods(db)) {
    if (isStopping()) return
    await inLongTransaction(db, async (tx) => {
      if ((await lockAgent(tx, agentId)) !== null) await keepNewPeriods(tx, agentId)
    })
  }
}
