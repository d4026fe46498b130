import { expect, test } from 'vitest'
import { someOf, whenChanged } from '@fanfare/kernel/testing/runs.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { balance, userAccount } from '#gateway/rewards/db/ledger.ts'
import { findUserByVipCode } from '#gateway/accounts/db/users.ts'
import { agentOf } from '#gateway/agents/describe-level.ts'
import { REBATE_ASSET } from '#gateway/rebates/settle-rebates.ts'
import { createTaskWorld, type TaskWorld } from '#gateway/testing/task-world.ts'
import { agentJourney } from './demo-journeys.ts'
import { publishDemoProgrammes } from './seed-demo.ts'
import { seedAgents, seedFirstAgent } from './seed-agents.ts'
import { openAccount } from './walk-journey.ts'

/** Each in another part of a month: the level of the month comes from the whole month before. */
const STARTS = ['2026-11-22T10:00:00Z', '2026-12-01T03:00:00Z', '2026-10-30T18:00:00Z']

async function seedAt(start: string): Promise<TaskWorld> {
  const seededAt = Date.parse(start)
  const world = await createTaskWorld({ now: seededAt })
  const walk = { gateway: world.gateway, seededAt, activities: new Map(), areAll: true }
  await publishDemoProgrammes(world.gateway)
  await openAccount(walk, agentJourney)
  await seedFirstAgent(walk)
  await seedAgents(walk)
  return world
}

test.each(someOf(STARTS))(
  '[AGT-2] the demonstration’s agent of %s is Silver, and two months of rebates are right',
  whenChanged('gateway/agents', 'gateway/rebates'),
  async (start) => {
    const { gateway } = await seedAt(start)
    const { db } = gateway
    expect(await audit(db)).toEqual([])
    const userId = (await findUserByVipCode(db, 'AURORA7'))?.userId ?? ''
    const agent = await agentOf(gateway, { userId, familyId: 'f', agentId: null })
    expect(agent).toMatchObject({ agentId: 'agent-aurora', level: 'silver', vipCode: 'AURORA7' })
    const { people, verified, deposited, traded } = await db
      .selectFrom('agentReferrals')
      .select(({ fn }) => [
        fn.countAll<number>().as('people'),
        fn.count<number>('verifiedAt').as('verified'),
        fn.count<number>('firstDepositAt').as('deposited'),
        fn.count<number>('firstTradeAt').as('traded'),
      ])
      .executeTakeFirstOrThrow()
    expect(people).toBeGreaterThanOrEqual(200)
    for (const [count, part] of [
      [verified, 0.7],
      [deposited, 0.45],
      [traded, 0.35],
    ] as const)
      expect(Math.abs(count / people - part)).toBeLessThan(0.05)
    const days = await db
      .selectFrom('rebateSettlements')
      .selectAll()
      .where('agentId', '=', userId)
      .orderBy('day')
      .execute()
    expect(days.length).toBeGreaterThan(50)
    expect(Number(await balance(db, userAccount(userId), REBATE_ASSET))).toBeGreaterThan(300)
    expect(await db.selectFrom('rebateQueue').selectAll().execute()).toEqual([])
  },
)
