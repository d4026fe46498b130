import Big from 'big.js'
import { DAY, HOUR } from '../../testing/task-world.ts'
import { addLines, addMovements, type LineInput, type MovementInput } from './agent-lines.ts'
import type { Agent, AgentWorld } from './agent-world.ts'
import { pickOf, randomOf } from '../../testing/random.ts'

export interface TreeReferral {
  userId: string
  referralId: string
  code: string
  direct: Agent
  /** ms; null for a step that was not taken. */
  registeredAt: number
  verifiedAt: number | null
  firstDepositAt: number | null
  firstTradeAt: number | null
}

const DAYS = 70
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * An agent with a sub-agent and one below it, with random referrals, lines, movements of money and visits of the last 70 days. The
 * campaign has days of UTC; all days but the last three are settled.
 */
export async function addAgentTree(world: AgentWorld, seed: number) {
  const { db, clock } = world.gateway
  const now = clock.now()
  const random = randomOf(seed)
  const campaignId = await world.addCampaign()
  const top = await world.addAgent(campaignId)
  const middle = await world.addAgent(campaignId, top.userId)
  const low = await world.addAgent(campaignId, middle.userId)
  const agents = [top, middle, low] as const
  const second = `SECOND${String(seed % 1000)}`
  await db
    .insertInto('agentCodes')
    .values({ code: second, campaignId, agentId: top.userId, label: 'Second', isMain: false, createdAt: now })
    .execute()
  const settledThrough = dayOf(now - 3 * DAY)
  await db.updateTable('agents').set({ settledThrough }).where('campaignId', '=', campaignId).execute()

  const past = () => now - Math.floor(random() * DAYS * DAY)
  const perhaps = (after: number | null): number | null =>
    after === null || random() < 0.3 ? null : Math.min(now, after + Math.floor(random() * 5 * DAY))
  const referrals: TreeReferral[] = []
  for (let index = 0; index < 40; index += 1) {
    const direct = pickOf(random, agents)
    const code = direct === top && random() < 0.4 ? second : direct.code
    const registeredAt = past()
    const verifiedAt = perhaps(registeredAt)
    const firstDepositAt = perhaps(verifiedAt)
    const firstTradeAt = perhaps(firstDepositAt)
    const steps = { registeredAt, verifiedAt, firstDepositAt, firstTradeAt, lastActiveAt: firstTradeAt }
    const added = await world.addReferral(campaignId, { ...direct, code }, steps)
    referrals.push({ ...added, code, direct, registeredAt, verifiedAt, firstDepositAt, firstTradeAt })
  }

  const lines: LineInput[] = []
  const movements: MovementInput[] = []
  for (let index = 0; index < 600; index += 1) {
    const { userId, code, direct } = pickOf(random, referrals)
    const chain = agents.slice(0, agents.indexOf(direct) + 1)
    const at = random() < 0.2 ? now - Math.floor(random() * 12 * HOUR) : past()
    if (index % 5 === 0) {
      const amount = new Big(Math.floor((random() - 0.4) * 1e9)).div(1e6).toFixed()
      for (const { userId: agentId } of chain) movements.push({ campaignId, agentId, userId, at, amount })
    }
    const [volume, fee] = [new Big(Math.floor(random() * 1e12)).div(1e6), new Big(Math.floor(random() * 1e9)).div(1e8)]
    const trade = {
      campaignId,
      userId,
      code,
      at,
      settleDay: dayOf(at) > settledThrough ? dayOf(at) : dayOf(at + Math.floor(random() * 2) * DAY),
      eventId: `tree-${String(seed)}-${String(index)}`,
      product: pickOf(random, ['SPOT', 'FUTURES', 'COPY'] as const),
      symbol: pickOf(random, ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XRPUSDT', 'FNF/USDT', 'TON/USDT', 'ADAUSDT']),
      volume: volume.toFixed(),
      fee: fee.toFixed(),
    }
    const isTakenBack = random() < 0.05
    for (const { userId: agentId } of chain) {
      const isNone = random() < 0.2 || fee.eq(0)
      const rate = direct.userId === agentId ? '0.4' : '0.1'
      const rebate = isNone ? '0' : fee.times(rate).round(8, Big.roundDown).toFixed()
      const reason = new Big(rebate).eq(0) ? ('SAME_RATE' as const) : null
      const source = direct.userId === agentId ? ('DIRECT' as const) : ('SUB' as const)
      lines.push({ ...trade, agentId, source, rate: reason === null ? rate : '0', rebate, reason })
      if (!isTakenBack || reason !== null) continue
      const nothing = { volume: '0', fee: '0', kind: 'CLAW_BACK' as const, reason: 'CLAW_BACK' as const }
      lines.push({ ...trade, agentId, source, rate, ...nothing, at: now, settleDay: dayOf(now), rebate: `-${rebate}` })
    }
  }
  await addLines(db, lines)
  await addMovements(db, movements)
  const visits = Array.from({ length: 120 }, () => ({
    code: pickOf(random, [...agents.map(({ code }) => code), second]),
    at: past(),
  }))
  await db
    .insertInto('codeVisits')
    .values(visits.map(({ code, at }, index) => ({ code, at, day: dayOf(at), client: `c${String(index)}` })))
    .execute()
  return { campaignId, agents, referrals, lines, movements, visits }
}
