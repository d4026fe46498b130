import { sql, type Insertable } from 'kysely'
import { programmeSchema, type AgentProgrammeInput } from '@fanfare/activities/programme.ts'
import { addedToSums } from '../../rebates/db/rebate-lines.ts'
import type { AgentReferralsTable } from '../../db/tables/agents.ts'
import { borrowGateway, type BorrowOptions } from '../../testing/borrow-gateway.ts'
import type { CalledGateway, TestUser } from '../../testing/called-gateway.ts'

/** A campaign with two levels; `startTime` is a year before the clock. */
export const programmeOf = (changes: Partial<AgentProgrammeInput> = {}) =>
  programmeSchema.parse({
    alias: 'partners',
    timeZone: 'UTC',
    startTime: '-365d 00:00',
    endTime: '+365d 00:00',
    levels: [
      {
        id: 'silver',
        activeTraders: 0,
        rates: { SPOT: '0.2', FUTURES: '0.4', COPY: '0.1' },
        texts: { en: { name: 'Silver' } },
      },
      {
        id: 'gold',
        activeTraders: 5,
        rates: { SPOT: '0.3', FUTURES: '0.5', COPY: '0.2' },
        texts: { en: { name: 'Gold' } },
      },
    ],
    activeVolume: { amount: '1000', unit: 'USDT' },
    texts: { en: { title: 'Partners' } },
    ...changes,
  })

/** Expressions of SQL over `n`. */
const LINE = {
  kind: "'TRADE'",
  at: '0',
  product: "'SPOT'",
  symbol: "'BTC/USDT'",
  volume: '100.5 * n',
  fee: '0.1005 * n',
  rebate: '0.0201 * n',
}

export type Agent = TestUser & { code: string }

export const usdt = (amount: string) => ({ amount, unit: 'USDT' as const })

/** Borrows a gateway with one campaign and one agent of it. */
export async function createAgentWorld(options?: BorrowOptions, changes?: Partial<AgentProgrammeInput>) {
  const gateway = await borrowGateway(options)
  const world = new AgentWorld(gateway)
  const id = await world.addCampaign('partners', changes)
  return { gateway, world, id, agent: await world.addAgent(id) }
}

/** Writes campaigns, agents and referrals as rows, without the calls of operators. */
export class AgentWorld {
  readonly gateway: CalledGateway
  constructor(gateway: CalledGateway) {
    this.gateway = gateway
  }

  /** @returns its id */
  async addCampaign(alias = 'partners', changes: Partial<AgentProgrammeInput> = {}): Promise<string> {
    const now = this.gateway.clock.now()
    const [campaignId, year] = [this.gateway.ctx.newId('cmp'), 365 * 86_400_000]
    await this.gateway.db
      .insertInto('agentCampaigns')
      .values({
        campaignId,
        alias,
        startTime: now - year,
        endTime: now + year,
        definition: JSON.stringify(programmeOf({ alias, ...changes })),
        publishedAt: now - year,
        updatedAt: now - year,
      })
      .execute()
    return campaignId
  }

  /** Makes a new user an agent with the user's own code as the main one. */
  async addAgent(campaignId: string, uplineId: string | null = null): Promise<Agent> {
    const user = await this.gateway.register()
    const { userId } = user
    await this.gateway.asOwner((db) =>
      db.updateTable('users').set({ agentId: userId, agentLevel: 'silver' }).where('userId', '=', userId).execute(),
    )
    const joinedAt = this.gateway.clock.now() - 100 * 86_400_000
    await this.gateway.db.insertInto('agents').values({ campaignId, userId, uplineId, joinedAt }).execute()
    const [{ vipCode: code } = { vipCode: '' }] = await this.gateway.rows('users', { userId })
    await this.gateway.db
      .insertInto('agentCodes')
      .values({ code, campaignId, agentId: userId, label: 'Main', isMain: true, createdAt: joinedAt })
      .execute()
    return { ...user, code }
  }

  /** @returns the referral's id on the wire, and its user */
  async addReferral(
    campaignId: string,
    agent: { userId: string; code: string },
    steps: Partial<Insertable<AgentReferralsTable>> = {},
  ): Promise<{ referralId: string; userId: string }> {
    const { ctx, db, clock } = this.gateway
    const [userId, referralId, registeredAt] = [ctx.newId('u'), ctx.newId('ref'), steps.registeredAt ?? clock.now()]
    await sql`
      insert into users (user_id, login_name, password_hash, language_type, vip_code, created_at)
      values (${userId}, ${`${userId}@example.test`}, '-', 0, ${userId}, ${registeredAt}::bigint)
    `.execute(db)
    const { code, userId: agentId } = agent
    const row = { userId, referralId, campaignId, agentId, code, boundAt: registeredAt, registeredAt }
    await db
      .insertInto('agentReferrals')
      .values({ ...row, ...steps })
      .execute()
    return { referralId, userId }
  }

  /** Writes lines with their sums, as the writer of lines does. A field of `changes` is an expression of SQL over `n`, from 1. */
  async addLines(
    campaignId: string,
    agent: Pick<Agent, 'userId' | 'code'>,
    { count, referralId, ...changes }: { count: number; referralId: string } & Partial<typeof LINE>,
  ): Promise<void> {
    const line = { ...LINE, ...changes }
    const now = this.gateway.clock.now()
    await sql`
      with added as (
        insert into rebate_lines (campaign_id, agent_id, user_id, event_id, kind, at, source, code, product, symbol, volume, fee,
          deductions, deducted, rate, rebate, reason, settle_day, created_at)
        select ${campaignId}, ${agent.userId}, ${referralId}, gen_random_uuid()::text, ${sql.raw(line.kind)}, at, 'DIRECT', ${agent.code},
          ${sql.raw(line.product)}, ${sql.raw(line.symbol)}, volume, fee, '[]', deducted, rate, rebate,
          case when rebate = 0 then 'ZERO_FEE' end, to_char(to_timestamp(at / 1000) at time zone 'UTC', 'YYYY-MM-DD'), ${now}::bigint
        from (
          select n, ${sql.raw(line.at)}::bigint as at, ${sql.raw(line.volume)} as volume, ${sql.raw(line.fee)} as fee, 0 as deducted,
            0.2 as rate, ${sql.raw(line.rebate)} as rebate
          from generate_series(1, ${count}::int) as n
        ) as made
        returning *
      ), ${addedToSums(sql`added`)}, added_referrals as (
        insert into referral_sums as s (campaign_id, agent_id, user_id, bucket, volume, rebate)
        select campaign_id, agent_id, user_id, at / 900000, sum(volume), sum(rebate) from added group by 1, 2, 3, 4
        on conflict (campaign_id, agent_id, user_id, bucket) do update set volume = s.volume + excluded.volume,
          rebate = s.rebate + excluded.rebate
      ) select
    `.execute(this.gateway.db)
  }
}
