import { fact } from '#gateway/testing/task-facts.ts'
import { expect, test } from 'vitest'
import { audit } from '#gateway/audit/run-audit.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { createRebateWorld, futuresTrade as trade } from '#gateway/agents/testing/rebate-world.ts'
import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { DAY, HOUR, tradeTask } from '#gateway/testing/task-world.ts'
import { bindKol } from '../activities/bind-kol.ts'
import { writeDueLines } from './write-lines.ts'

const world = await createRebateWorld({ monthlyCap: { amount: '50', unit: 'USDT' } }, { audited: true })

const linesOf = async (userId: string) => {
  const rows = await world.server.rows('rebateLines', { userId }, 'lineId')
  return rows.toSorted((a, b) => a.at - b.at).map((line) => ({ ...line, rebate: Number(line.rebate) }))
}
const referral = async (userId: string) => (await world.server.rows('agentReferrals', { userId }))[0]

test('[AGT-2] facts from before the registration bring nothing, and the progress of a referral has them', async () => {
  const agent = await world.addAgent()
  const userId = await world.addReferral(agent)
  const now = world.clock.now()
  await world.sendAndWrite(
    trade(userId, now - HOUR),
    fact('kyc.passed', now - DAY, { userId }),
    fact('deposit.confirmed', now, { userId }),
    fact('holding.snapshot', now - 1, { userId, asset: 'BTC', usdtValue: '900' }),
    fact('holding.snapshot', now, { userId, asset: 'BTC', usdtValue: '40' }),
    fact('holding.snapshot', now, { userId, asset: 'ETH', usdtValue: '2' }),
  )
  expect(await linesOf(userId)).toEqual([])
  expect(await referral(userId)).toMatchObject({
    verifiedAt: now - DAY,
    firstDepositAt: now,
    firstTradeAt: now - HOUR,
    lastActiveAt: now,
    balance: '42',
  })
})

test('[AGT-4] a registration on the platform and a binding make referrals, the first one for ever', async () => {
  const [first, second] = [await world.addAgent(), await world.addAgent()]
  const code = async (agentId: string) => (await world.saveAgent({ userId: agentId })).vipCode
  const onPlatform = await world.addUser()
  const at = world.clock.now()
  const inviteCode = (await code(first)).toLowerCase()
  await world.send(fact('user.registered', at, { userId: onPlatform, inviteCode }))
  await world.sendAndWrite(trade(onPlatform, at))
  expect(await linesOf(onPlatform)).toMatchObject([{ agentId: first, rebate: 3 }])

  const bound = await world.addUser()
  const activityId = await world.publish({ tasks: [tradeTask()] })
  await bindKol(world.gateway, callerOf(bound), { activityId, code: await code(second) })
  await world.sendAndWrite(fact('user.registered', at + 1, { userId: bound, inviteCode }))
  expect(await referral(bound)).toMatchObject({ agentId: second })
})

test('[AGT-2] users who came before their inviter became an agent are referrals from then on', async () => {
  const inviter = await world.addUser()
  const invitedByCode = (await world.server.rows('users', { userId: inviter }))[0]!.vipCode
  const userId = await world.addUser({ inviterId: inviter, invitedByCode })
  await world.send(trade(userId, world.clock.now()))
  world.clock.advance(HOUR)
  await world.saveAgent({ userId: inviter })
  await world.sendAndWrite(trade(userId, world.clock.now(), { fee: '20' }))
  expect(await linesOf(userId)).toMatchObject([{ agentId: inviter, rebate: 6 }])
})

test('[AGT-2] one referral brings an agent at most the cap of a month, and a suspended agent nothing', async () => {
  const agent = await world.addAgent()
  const userId = await world.addReferral(agent)
  const now = world.clock.now()
  await world.sendAndWrite(trade(userId, now, { fee: '100' }))
  await world.sendAndWrite(trade(userId, now, { fee: '100' }), trade(userId, now, { fee: '100' }))
  world.clock.advance(HOUR)
  await world.saveAgent({ userId: agent, suspended: true })
  world.clock.advance(HOUR)
  await world.sendAndWrite(trade(userId, now + 2 * HOUR))
  await world.saveAgent({ userId: agent, suspended: false })
  await world.sendAndWrite(trade(userId, now + 90 * 60_000))
  const told = (await linesOf(userId)).map(({ rebate, reason }) => `${rebate} ${reason}`)
  expect(told).toEqual(['30 null', '20 null', '0 CAP_REACHED', '0 SUSPENDED', '0 SUSPENDED'])
})

test('[AGT-2] a flag takes back the rebates of the days before it, also of a trade that arrives later', async () => {
  const agent = await world.addAgent()
  const userId = await world.addReferral(agent)
  const now = world.clock.now()
  world.clock.advance(2 * HOUR)
  await world.sendAndWrite(trade(userId, now + HOUR))
  await world.sendAndWrite(
    fact('user.flagged', now + 2 * HOUR, { userId, reason: 'OTHER' }),
    fact('user.flagged', now + 2 * HOUR, { userId, reason: 'MULTI_ACCOUNT' }),
  )
  await world.sendAndWrite(trade(userId, now + 30 * 60_000, { fee: '20' }))
  const lines = await linesOf(userId)
  expect(lines.filter(({ kind }) => kind === 'CLAW_BACK')).toMatchObject([
    { rebate: -3, reason: 'CLAW_BACK' },
    { rebate: -6, reason: 'CLAW_BACK' },
  ])
  expect(lines.reduce((sum, { rebate }) => sum + rebate, 0)).toBe(0)
})

test('[AGT-2] a reversed trade takes back its lines of all agents, and progress and sums no longer have its facts', async () => {
  const top = await world.addAgent({ rates: { FUTURES: '0.5' } })
  const middle = await world.addAgent({ uplineUserId: top, rates: { FUTURES: '0.4' } })
  const userId = await world.addReferral(await world.addAgent({ uplineUserId: middle }))
  const now = world.clock.now()
  const [wrong, right] = [trade(userId, now), trade(userId, now, { fee: '20' })]
  const deposit = fact('deposit.confirmed', now, { userId })
  const reversalOf = ({ eventId }: PlatformEventInput) => fact('event.reversed', now, { userId, reverses: eventId })
  await world.sendAndWrite(wrong, deposit)
  expect(await referral(userId)).toMatchObject({ firstTradeAt: now, firstDepositAt: now })
  world.clock.advance(DAY)
  await world.sendAndEvaluate(reversalOf(wrong), reversalOf(deposit), reversalOf(right), right)
  await world.writeLines()
  await world.writeLines()
  expect(await linesOf(userId)).toMatchObject([
    ...[3, 1, 1].map((rebate) => ({ kind: 'TRADE', rebate, settleDay: '2026-11-20' })),
    ...[-3, -1, -1].map((rebate) => ({ kind: 'CLAW_BACK', rebate, reason: 'CLAW_BACK', settleDay: '2026-11-21' })),
  ])
  expect(await referral(userId)).toMatchObject({ firstTradeAt: null, firstDepositAt: null, lastActiveAt: null })
  const sums = await world.gateway.db.selectFrom('referralSums').selectAll().where('userId', '=', userId).execute()
  expect(sums.map(({ deposits }) => Number(deposits))).toEqual(sums.map(() => 0))
})

test('[GW-3] the audit finds a fact that is hidden without a reversal, and a missing claw-back of a reversed trade', async () => {
  const userId = await world.addReferral(await world.addAgent())
  const [wrong, kept] = [trade(userId, world.clock.now()), trade(userId, world.clock.now())]
  await world.send(wrong, kept)
  await world.sendAndEvaluate(fact('event.reversed', world.clock.now(), { userId, reverses: wrong.eventId }))
  // The audit leaves out referrals with facts that wait.
  world.clock.advance(60_000)
  await world.writeLines()
  const rulesAfter = async (attack: string) => {
    await world.database.attack(attack)
    return new Set((await audit(world.gateway.db)).map(({ rule }) => rule))
  }
  const hidden = `insert into event_reversals values ('${kept.eventId}', '${userId}', '${kept.eventId}', 1, 1)`
  expect(await rulesAfter(hidden)).toEqual(
    new Set([
      'reversed event has its reversal',
      'tallies are the fold of events that are not reversed',
      'a line is taken back while its trade is reversed, its user flagged or a market maker',
      'referral sums are the fold of lines',
    ]),
  )
  expect(await rulesAfter(`delete from event_reversals where reverses = '${kept.eventId}'`)).toEqual(new Set())
})

test('[AGT-2] more trades than one transaction writes all get their lines', async () => {
  const agent = await world.addAgent()
  const users = [await world.addReferral(agent), await world.addReferral(agent), await world.addReferral(agent)]
  const now = world.clock.now()
  await world.send(
    ...users.flatMap((userId) => Array.from({ length: 5 }, (_, n) => trade(userId, now + n, { fee: '1' }))),
  )
  while ((await writeDueLines(world.gateway, { trades: 4 })) > 0) {}
  for (const userId of users) expect(await linesOf(userId)).toHaveLength(5)
  const sums = await world.server.rows('referralSums', { agentId: agent })
  expect(sums.reduce((sum, { rebate }) => sum + Number(rebate), 0)).toBeCloseTo(4.5)
})
