import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { createRebateWorld, futuresTrade } from '#gateway/agents/testing/rebate-world.ts'
import { HOUR } from '#gateway/testing/task-world.ts'
import { chanceOf } from '#gateway/util/chance.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'

const world = await createRebateWorld({ monthlyCap: { amount: '20', unit: 'USDT' } }, { audited: true })

type Fact = (userId: string, at: number) => PlatformEventInput
const trade =
  (hours: number, fee: string, change: object = {}): Fact =>
  (userId, at) =>
    futuresTrade(userId, at + hours * HOUR, { fee, ...change })
const FACTS: Fact[] = [
  trade(1, '10'),
  trade(1, '20', { feeFromBonus: '5' }),
  trade(3, '30', { market: 'spot' }),
  trade(5, '0', { zeroFee: true }),
  trade(26, '15', { maker: true }),
  trade(30, '7.123456789'),
  (userId, at) => fact('kyc.passed', at + HOUR, { userId }),
  ...[2, 40].map(
    (hours): Fact =>
      (userId, at) =>
        fact('deposit.confirmed', at + hours * HOUR, { userId }),
  ),
  (userId, at) => fact('withdrawal.confirmed', at + 41 * HOUR, { userId }),
]

/** All that agents see of a referral, without ids. */
async function outcomeOf({ top, agent, userId }: { top: string; agent: string; userId: string }) {
  const { db } = world.gateway
  const [{ verifiedAt, firstDepositAt, firstTradeAt, lastActiveAt } = expect.fail('no referral')] =
    await world.server.rows('agentReferrals', { userId })
  const sums = await db
    .selectFrom('referralSums')
    .select(['bucket', 'volume', 'deposits', 'withdrawals'])
    .where('userId', '=', userId)
    .where('agentId', '=', agent)
    .orderBy('bucket')
    .execute()
  const rebateOf = async (agentId: string) => {
    const { fn } = db
    const { rebate, volume, fee, lines } = await db
      .selectFrom('rebateSums')
      .select([
        fn.sum<string>('rebate').as('rebate'),
        fn.sum<string>('volume').as('volume'),
        fn.sum<string>('fee').as('fee'),
        fn.sum<number>('lines').as('lines'),
      ])
      .where('agentId', '=', agentId)
      .executeTakeFirstOrThrow()
    return [rebate, volume, fee, lines].map(Number)
  }
  return {
    progress: { verifiedAt, firstDepositAt, firstTradeAt, lastActiveAt },
    sums: sums.map(({ bucket, ...amounts }) => [bucket, ...Object.values(amounts).map(Number)]),
    rebates: [await rebateOf(top), await rebateOf(agent)],
  }
}

const shuffled = <Item>(seed: number, items: readonly Item[]): Item[] => {
  const chance = chanceOf(seed)
  return items
    .map((item) => ({ item, key: chance.whole(1e9) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

test('[GW-2] [AGT-2] facts in any order, late and repeated, give the same progress, sums and rebates', async () => {
  const at = world.clock.now()
  const outcomes: unknown[] = []
  const agents: { top: string; agent: string; userId: string }[] = []
  for (let run = 0; run < 12; run += 1) {
    const top = await world.addAgent({ rates: { FUTURES: '0.4', SPOT: '0.4' } })
    const agent = await world.addAgent({ uplineUserId: top })
    agents.push({ top, agent, userId: await world.addReferral(agent) })
  }
  world.clock.advance(48 * HOUR)
  for (const [run, { top, agent, userId }] of agents.entries()) {
    const facts = FACTS.map((fact) => fact(userId, at))
    const sent = run === 0 ? facts : shuffled(run, [...facts, ...facts.slice(0, 5)])
    for (let from = 0; from < sent.length; from += 1 + (run % 4)) {
      await world.send(...sent.slice(from, from + 1 + (run % 4)))
      if (run % 3 > 0) await world.writeLines()
    }
    await world.writeLines()
    outcomes.push(await outcomeOf({ top, agent, userId }))
  }
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
  // The cap of 20 cuts what the direct agent gets; the agent above has 0.1 of 77.123456789 less the bonus of 5.
  expect(outcomes[0]).toMatchObject({
    rebates: [
      [7.71234567, 6000, 82.123456789, 6],
      [20, 6000, 82.123456789, 6],
    ],
  })
})
