import { sql } from 'kysely'
import { programmeSchema, type AgentProgrammeInput } from '#activities/programme.ts'
import type { TestGateway, TestUser } from './start-gateway.ts'

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

export type Agent = TestUser & { code: string }

/** Writes campaigns, agents and referrals as rows, without the calls of operators. */
export class AgentWorld {
  readonly gateway: TestGateway
  constructor(gateway: TestGateway) {
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
    const { vipCode: code } = await this.gateway.db
      .selectFrom('users')
      .select('vipCode')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
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
    steps: { registeredAt?: number; firstDepositAt?: number; firstTradeAt?: number } = {},
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
}
