import { MINUTE, SECOND } from '../activity.ts'
import { decimal, larger, plain, smaller, sumOf, ZERO, type Amount } from '../decimal.ts'
import { marketMakerTimes } from '../facts/exclusions.ts'
import { knownAt, type Fact, type Trade } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import { monthOf, type Agent, type Agents, type Campaign } from './agents/agents.ts'
import { causesOf, isTakenBack, type Causes } from './corrections.ts'
import { settleDays } from './paid-days.ts'
import { linesOf, type RebateLine } from './agents/rebate-lines.ts'
import type { LineRow, ReferralRow } from './agents/rebate-rows.ts'

/** Lines are written within minutes of a fact, ms. */
const LATENESS = 10 * MINUTE
/** A fact that arrived shortly before a line was written may not have been seen, ms. */
const UNSEEN = 30 * SECOND

export interface LineWorld {
  agents: Agents
  /** When the days of an agent were paid, in order. */
  settled: ReadonlyMap<string, { day: string; settledAt: number }[]>
  now: number
  report: Report
}

interface Due {
  trade: Trade
  line: RebateLine
}

interface About {
  activity: string
  user: string
  subject: string
}

const NO_LINE = 'no line'

type TextLine = Pick<LineRow, 'source' | 'fee' | 'deducted' | 'rate' | 'rebate' | 'friendRebate'>

function textOfLine({ source, fee, deducted, rate, rebate, friendRebate }: TextLine): string {
  const [whole, without, part, result, friend] = [fee, deducted, rate, rebate, friendRebate].map((one) =>
    plain(decimal(one)),
  )
  return `${source} (${whole} - ${without}) × ${part} = ${result}, friend ${friend}`
}

/** The lines that the trades of a referral have by the facts, by trade and agent. */
function dueLines(
  facts: readonly Fact[],
  direct: Agent,
  bound: ReferralRow,
  { agents, now }: LineWorld,
): Map<string, Due> {
  const { campaign } = direct
  const code = agents.codes.get(bound.code)
  const from = Math.max(bound.boundAt, campaign.startTime)
  const due = new Map<string, Due>()
  if (code === undefined) return due
  for (const trade of facts) {
    if (trade.type !== 'trade.filled' || trade.at < from || trade.at >= campaign.endTime || trade.at > now) continue
    for (const line of linesOf(trade, direct, code, agents)) due.set(`${trade.id} ${line.agentId}`, { trade, line })
  }
  return due
}

function compareDay(line: LineRow, at: number, campaign: Campaign, { settled, report }: LineWorld, about: About): void {
  const expected = settleDays(campaign, at, line.createdAt, settled.get(line.agentId) ?? [])
  const day = expected.includes(line.settleDay) ? line.settleDay : (expected[0] ?? '')
  report.compare('days of lines', day, line.settleDay, about)
}

/** The line of a trade: with the cap, which counts the lines of trades written before. */
function compareTrade(
  line: LineRow,
  { trade, line: expected }: Due,
  used: Amount,
  facts: readonly Fact[],
  campaign: Campaign,
  world: LineWorld,
  about: About,
): void {
  const cap = campaign.definition.monthlyCap
  const left = cap === undefined ? expected.rebate : larger(ZERO, decimal(cap.amount).minus(used))
  const text = textOfLine({
    source: expected.source,
    fee: plain(expected.fee),
    deducted: plain(expected.deducted),
    rate: plain(expected.rate),
    rebate: plain(smaller(expected.rebate, left)),
    friendRebate: plain(expected.friendRebate),
  })
  // What arrived shortly before the line was written may have been seen, or not.
  const wasMarketMaker = [line.createdAt, line.createdAt - UNSEEN].every((at) =>
    marketMakerTimes(knownAt(facts, at))(trade.at),
  )
  world.report.compare('rebate lines', wasMarketMaker ? NO_LINE : text, textOfLine(line), about)
  compareDay(line, trade.at, campaign, world, about)
}

/** Whether the time of a correction is that of one of its causes. */
function isTimeOf({ reversedAt, flaggedAt, isMarketMakers }: Causes, at: number, trade: Trade): boolean {
  return (reversedAt !== null && at >= reversedAt) || at === flaggedAt || isMarketMakers || at === trade.at
}

/** All lines of a trade for an agent add up to the rebate of the trade's line, or to 0. */
function compareSum(lines: readonly LineRow[], trade: Trade, causes: Causes, world: LineWorld, about: About): void {
  const [first] = lines
  const corrections = lines.slice(1)
  if (first === undefined || (!isTakenBack(causes) && corrections.length === 0) || decimal(first.rebate).eq(0)) return
  const sum = sumOf(lines.map(({ rebate }) => decimal(rebate)))
  world.report.compare('corrected rebates', isTakenBack(causes) ? '0' : plain(decimal(first.rebate)), plain(sum), about)
  const friends = plain(sumOf(lines.map(({ friendRebate }) => decimal(friendRebate))))
  const whole = plain(decimal(first.friendRebate))
  // The friend's part goes back only with a market maker's trade, and only while its day is not paid.
  const isGone = causes.isMarketMakers && friends === '0'
  world.report.compare('corrected parts of friends', isGone ? '0' : whole, friends, about)
  for (const { at } of corrections) {
    const time = isTimeOf(causes, at, trade) || corrections.length > 1 ? 'of its cause' : 'of another time'
    world.report.compare('times of corrections', 'of its cause', time, about)
  }
}

/** Compares the lines of the trades of a referral, for its agent and those above. */
export function compareLines(
  facts: readonly Fact[],
  lines: readonly LineRow[],
  direct: Agent,
  bound: ReferralRow,
  world: LineWorld,
): void {
  const { campaign } = direct
  const { report, now } = world
  const due = dueLines(facts, direct, bound, world)
  const written = lines.toSorted((one, other) => one.lineId - other.lineId)
  /** What is used of the cap, by agent and month. */
  const used = new Map<string, Amount>()
  for (const [key, ofTrade] of Map.groupBy(written, ({ eventId, agentId }) => `${eventId} ${agentId}`)) {
    const [first] = ofTrade
    const expected = due.get(key)
    due.delete(key)
    if (first === undefined) continue
    const about = { activity: campaign.alias, user: first.agentId, subject: `${first.eventId} of ${bound.userId}` }
    if (expected === undefined || first.kind !== 'TRADE') {
      report.compare('rebate lines', NO_LINE, textOfLine(first), about)
      continue
    }
    const { trade } = expected
    const month = `${first.agentId} ${monthOf(campaign, trade.at)}`
    compareTrade(first, expected, used.get(month) ?? ZERO, facts, campaign, world, about)
    used.set(month, (used.get(month) ?? ZERO).plus(first.rebate))
    for (const correction of ofTrade.slice(1)) compareDay(correction, correction.at, campaign, world, about)
    compareSum(ofTrade, trade, causesOf(campaign, trade, facts, now), world, about)
  }
  for (const { trade, line } of due.values()) {
    const { reversedAt, isMarketMakers } = causesOf(campaign, trade, facts, now)
    // A trade that was taken back before its line was written has none.
    if (reversedAt !== null || isMarketMakers || trade.receivedAt > now - LATENESS) continue
    const about = { activity: campaign.alias, user: line.agentId, subject: `${trade.id} of ${bound.userId}` }
    report.compare('rebate lines', `${line.source} ${plain(line.rebate)}`, NO_LINE, about)
  }
}
