import { sql, type Insertable } from 'kysely'
import type { Db } from '../../db/client.ts'
import { addTallies } from '../../facts/db/tallies.ts'
import { foldEvents } from '../../facts/tallies/tally-line.ts'
import { fact } from '../../testing/task-facts.ts'
import { replaceRebateSums } from '../../rebates/db/rebate-lines.ts'
import type { RebateLinesTable } from '../../db/tables/rebates.ts'

export type LineInput = Pick<
  Insertable<RebateLinesTable>,
  'campaignId' | 'agentId' | 'userId' | 'code' | 'at' | 'settleDay'
> &
  Partial<Omit<Insertable<RebateLinesTable>, 'deductions'>> & { deductions?: { kind: 'BONUS'; amount: string }[] }

let made = 0

/** A direct futures trade of 1,000 USDT with a fee of 1 at a rate of 0.4, unless the input says otherwise. */
const lineOf = ({ deductions = [], ...input }: LineInput): Insertable<RebateLinesTable> => ({
  eventId: `line-${(made += 1)}`,
  kind: 'TRADE',
  source: 'DIRECT',
  product: 'FUTURES',
  symbol: 'BTCUSDT',
  volume: '1000',
  fee: '1',
  deducted: '0',
  rate: '0.4',
  rebate: '0.4',
  reason: null,
  createdAt: input.at,
  ...input,
  deductions: JSON.stringify(deductions),
})

/** The trade of a line, which decides who is an active trader. */
const tradeOf = ({ eventId, userId, at, symbol, volume }: Insertable<RebateLinesTable>) =>
  fact('trade.filled', at, { eventId, userId, market: 'futures', symbol, usdtVolume: String(volume) })

export async function addLines(db: Db, inputs: readonly LineInput[]): Promise<void> {
  for (let first = 0; first < inputs.length; first += 1_000) {
    const lines = inputs.slice(first, first + 1_000).map(lineOf)
    await db.insertInto('rebateLines').values(lines).execute()
    await addTallies(
      db,
      foldEvents(lines.filter(({ source, kind }) => source === 'DIRECT' && kind === 'TRADE').map(tradeOf)),
    )
  }
  for (const { userId } of await db.selectFrom('agents').select('userId').execute()) await replaceRebateSums(db, userId)
  await sql`
    insert into referral_sums (campaign_id, agent_id, user_id, bucket, volume, rebate)
    select campaign_id, agent_id, user_id, at / 900000, sum(volume), sum(rebate) from rebate_lines group by 1, 2, 3, 4
    on conflict (campaign_id, agent_id, user_id, bucket) do update set volume = excluded.volume, rebate = excluded.rebate
  `.execute(db)
}

export interface MovementInput {
  campaignId: string
  agentId: string
  userId: string
  at: number
  /** USDT; below zero for a withdrawal. */
  amount: string
}

export async function addMovements(db: Db, movements: readonly MovementInput[]): Promise<void> {
  for (const { campaignId, agentId, userId, at, amount } of movements)
    await sql`
      insert into referral_sums as s (campaign_id, agent_id, user_id, bucket, deposits, withdrawals)
      values (${campaignId}, ${agentId}, ${userId}, ${at}::bigint / 900000, greatest(${amount}::numeric, 0), greatest(-${amount}::numeric, 0))
      on conflict (campaign_id, agent_id, user_id, bucket) do update set
        deposits = s.deposits + excluded.deposits, withdrawals = s.withdrawals + excluded.withdrawals
    `.execute(db)
}

/** Each day has the same settlement. */
export async function addSettlements(
  db: Db,
  key: { campaignId: string; agentId: string; settledAt: number },
  days: readonly string[],
  sums: { amount: string; carried: string; paid: string },
): Promise<void> {
  const rows = days.map((day) => ({ ...key, ...sums, day, lines: 1, friends: '0', transferId: null }))
  await db.insertInto('rebateSettlements').values(rows).execute()
}
