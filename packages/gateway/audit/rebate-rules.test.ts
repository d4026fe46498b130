import { expect, test } from 'vitest'
import { refoldRebates } from '#gateway/rebates/refold-rebates.ts'
import { settleRebates } from '#gateway/rebates/settle-rebates.ts'
import { createRebateWorld } from '#gateway/agents/testing/rebate-world.ts'
import { DAY, nextEventId, trade } from '#gateway/testing/task-world.ts'
import { audit, auditWhole } from './run-audit.ts'

const world = await createRebateWorld({ monthlyCap: { amount: '40', unit: 'USDT' } })
const agent = await world.addAgent()
const userId = await world.addReferral(agent)
await world.send({ ...trade(userId, world.clock.now()), eventId: 'trade-1', fee: '10' } as never)
const other = await world.addReferral(agent)
await world.send({ ...trade(other, world.clock.now()), fee: '20' } as never)
await world.sendAndWrite({
  eventId: nextEventId(),
  type: 'user.flagged',
  userId: other,
  occurredAt: world.clock.now(),
  reason: 'MULTI_ACCOUNT',
})
world.clock.advance(2 * DAY)
await world.writeLines()
await settleRebates(world.gateway)
const rulesOf = (violations: readonly { rule: string }[]) => [...new Set(violations.map(({ rule }) => rule))].toSorted()
const brokenRules = async () => rulesOf(await audit(world.gateway.db))

const brokenAfter = (changes: string) =>
  world.database.damaged(changes, async (tx) => {
    const { violations, unfinished } = await auditWhole(tx)
    return rulesOf([...violations, ...[...unfinished.keys()].map((rule) => ({ rule }))])
  })

const FOLDS = [
  'rebate days are the fold of lines',
  'rebate lines follow from the facts',
  'rebate payment is the sum of its lines',
  'rebate quarters are the fold of lines',
  'rebate sums are the fold of lines',
  'referral sums are the fold of lines',
]

test('[GW-3] [AGT-2] the audit of right rebates finds nothing', async () => expect(await brokenRules()).toEqual([]))

test.each([
  ["update rebate_lines set rebate = 4 where event_id = 'trade-1'", FOLDS],
  ["delete from rebate_lines where event_id = 'trade-1'", FOLDS],
  [
    'update rebate_lines set friend_rebate = 1 where rebate > 5',
    ['rebate lines follow from the facts', 'rebate payment is in the ledger', 'rebate payment is the sum of its lines'],
  ],
  ['update agent_levels set level = 1', ['rebate lines follow from the facts']],
  ['update rebate_sums set volume = volume + 1', ['rebate sums are the fold of lines']],
  ['update rebate_days set lines = lines + 1', ['rebate days are the fold of lines']],
  ['update rebate_quarters set rebate = rebate + 1', ['rebate quarters are the fold of lines']],
  ['update referral_sums set rebate = 0', ['referral sums are the fold of lines']],
  ['delete from rebate_settlements', ['rebate payment is in the ledger', 'rebate payment is the sum of its lines']],
  [
    'update rebate_settlements set paid = paid + 1',
    ['rebate payment is in the ledger', 'rebate payment is the sum of its lines'],
  ],
  [
    "update agent_campaigns set definition = jsonb_set(definition, '{monthlyCap,amount}', '\"2\"')",
    ['publication is the one of the audit log', 'rebates keep the cap of the month'],
  ],
  [
    "delete from rebate_lines where kind = 'CLAW_BACK'",
    expect.arrayContaining(['a line is taken back while its trade is reversed, its user flagged or a market maker']),
  ],
])('[GW-3] [AGT-2] the audit finds a change that the gateway did not make (%#)', async (attack, rules) => {
  expect(await brokenAfter(attack)).toEqual(rules)
})

test('[GW-3] [AGT-2] a refold repairs broken sums of agents', async () => {
  await world.database.attack(
    'update rebate_sums set volume = volume + 1; delete from rebate_days; delete from rebate_quarters; delete from referral_sums',
  )
  expect(await brokenRules()).not.toEqual([])
  expect(await refoldRebates(world.gateway)).toBe(1)
  expect(await brokenRules()).toEqual([])
})
