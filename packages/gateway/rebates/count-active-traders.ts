import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { listTraders } from '#gateway/agents/db/agent-levels.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import type { Db } from '#gateway/db/client.ts'
import { loadCountedTrades, type CountedWindow } from '../facts/measures/countable-facts.ts'
import { currentOf } from '../facts/measures/tally.ts'

const PAGE = 500

interface CountedMonth {
  campaignId: string
  agentId: string
  /** ms; start inclusive, end exclusive. */
  start: number
  end: number
}

/** How many direct referrals of an agent reached the campaign's volume within a time, by trades that count, since they were bound. */
export async function countActiveTraders(
  db: Db,
  { start, end, ...agent }: CountedMonth,
  { activeVolume: { amount } }: Pick<AgentProgramme, 'activeVolume'>,
): Promise<number> {
  let active = 0
  const pages = batchesOf<CountedWindow>(
    (last) => listTraders(db, { ...agent, start, end, volume: amount, after: last?.userId ?? '', limit: PAGE }),
    PAGE,
  )
  for await (const page of pages) {
    const trades = await loadCountedTrades(db, page)
    for (const tally of trades.values()) if (currentOf(tally).gte(amount)) active += 1
  }
  return active
}
