import { DAY, MINUTE } from '../activity.ts'
import { GroupedRows } from '../database/grouped-rows.ts'
import { readFacts } from '../database/read-people.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, larger, plain, smaller, ZERO, type Amount } from '../decimal.ts'
import { marketMakerTimes } from '../facts/exclusions.ts'
import { knownAt, type Fact, type Flag, type Registration, type Trade } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import { dayAfter } from '../time/zoned-days.ts'
import { monthOf, type Agent, type Agents, type Campaign } from './agents.ts'
import { textOfTime } from './final.ts'
import { linesOf } from './rebate-lines.ts'

interface LineRow {
  lineId: number
  agentId: string
  userId: string
  eventId: string
  kind: 'TRADE' | 'CLAW_BACK'
  at: number
  source: string
  code: string
  product: string
  symbol: string
  volume: string
  fee: string
  deducted: string
  rate: string
  rebate: string
  friendRebate: string
  reason: string | null
  settleDay: string
  createdAt: number
}
interface ReferralRow {
  userId: string
  agentId: string
  code: string
  boundAt: number
}
interface CandidateRow {
  userId: string
  createdAt: number | null
  invitedByCode: string | null
}
interface SettlementRow {
  campaignId: string
  agentId: string
  day: string
  lines: number
  amount: string
  carried: string
  paid: string
  friends: string
  transferId: string | null
  settledAt: number
}

/** Lines are written within minutes of a fact, ms. */
const LATENESS = 10 * MINUTE
const USERS_OF_CHUNK = 300

/** Everybody who may be a referral: with a code of an agent at the sign-up or bound later, or stored as one. */
const CANDIDATES = `
  select person.user_id, account.created_at, account.invited_by_code from (
    select user_id from audit_referrals
    union select user_id from audit_users where invited_by_code in (select code from audit_agent_codes)
    union select user_id from audit_bindings where code in (select code from audit_agent_codes)
    union select user_id from audit_events where type = 'user.registered' and upper(payload ->> 'inviteCode') in (select code from audit_agent_codes)
  ) as person left join audit_users account using (user_id)
  order by person.user_id collate "C"`

const LINES = `select * from audit_rebate_lines order by user_id collate "C", line_id`
const REFERRALS = `select user_id, agent_id, code, bound_at from audit_referrals order by user_id collate "C"`

/** The sums of an agent's day, from the lines. */
interface DaySum {
  lines: number
  amount: Amount
  friends: Amount
}

/** When the days of an agent were paid, in order. */
type Settled = Map<string, { day: string; settledAt: number }[]>

/**
 * The day that pays a line: its own, or the first one that was not paid yet when it was written. Of a line that was written in the ms of a
 * payment both are possible.
 */
function settleDays(
  { days }: Campaign,
  at: number,
  createdAt: number,
  settled: readonly { day: string; settledAt: number }[],
): string[] {
  const day = days.dayOf(at)
  return [createdAt, createdAt - 1].map((moment) => {
    const last = settled.findLast(({ settledAt }) => settledAt <= moment)?.day
    return last === undefined || last < day ? day : dayAfter(last)
  })
}

interface Referral {
  userId: string
  facts: Fact[]
  lines: LineRow[]
  stored: ReferralRow | undefined
}

interface RebateWorld {
  agents: Agents
  /** Active traders by agent and month, as they were known when the level of the next month was decided. */
  active: Map<string, number>
  settled: Settled
  sums: Map<string, DaySum>
  now: number
  report: Report
}

/** docs/outcomes.md, "Who is a referral": the agent whose code came first. */
function referralBy(
  { userId, createdAt, invitedByCode }: CandidateRow,
  facts: readonly Fact[],
  bindings: readonly { code: string; boundAt: number }[],
  { codes, byId, isPaused }: Agents,
): ReferralRow | null {
  const registration = facts.find((fact): fact is Registration => fact.type === 'user.registered')
  const signUpCode = invitedByCode ?? registration?.inviteCode ?? null
  const registeredAt = createdAt ?? registration?.at ?? null
  const entered = [
    ...(signUpCode === null || registeredAt === null ? [] : [{ code: signUpCode, boundAt: registeredAt }]),
    ...bindings,
  ].toSorted((one, other) => one.boundAt - other.boundAt)
  for (const { code, boundAt } of entered) {
    const owned = codes.get(code)
    const agent = owned && byId.get(owned.agentId)
    if (agent === undefined || agent.userId === userId || isPaused(code, boundAt)) continue
    return { userId, agentId: agent.userId, code, boundAt: Math.max(boundAt, agent.joinedAt) }
  }
  return null
}

const textOfReferral = (referral: ReferralRow | null | undefined): string =>
  referral == null ? 'nobody’s' : `${referral.agentId} by ${referral.code} since ${textOfTime(referral.boundAt)}`

/** Whether a trade that pays is taken back: by its reversal, by a flag soon after it, or because its account is a market maker's. */
function clawedBack(
  { definition: { clawBack } }: Campaign,
  trade: Trade,
  flags: readonly Flag[],
  isMarketMakerAt: (at: number) => boolean,
): boolean {
  if (trade.reversedAt !== null || isMarketMakerAt(trade.at)) return true
  if (clawBack === undefined) return false
  return flags.some(
    ({ reason, at }) => clawBack.reasons.includes(reason) && trade.at <= at && at - trade.at <= clawBack.days * DAY,
  )
}

const textOfLine = (line: Pick<LineRow, 'source' | 'fee' | 'deducted' | 'rate' | 'rebate' | 'friendRebate'>): string =>
  `${line.source} (${[line.fee, line.deducted].map((one) => plain(decimal(one))).join(' - ')}) × ${plain(decimal(line.rate))} = ${plain(
    decimal(line.rebate),
  )}, friend ${plain(decimal(line.friendRebate))}`

function compareLines(referral: Referral, direct: Agent, bound: ReferralRow, world: RebateWorld): void {
  const { agents, report, now } = world
  const { campaign } = direct
  const code = agents.codes.get(bound.code)
  if (code === undefined) return
  const from = Math.max(bound.boundAt, campaign.startTime)
  const stored = new Map(referral.lines.map((line) => [`${line.eventId} ${line.agentId} ${line.kind}`, line]))
  /** What is left of the cap, by agent and month, in the order in which lines were written. */
  const used = new Map<string, Amount>()
  const due = new Map<string, { trade: Trade; line: ReturnType<typeof linesOf>[number] }>()
  for (const fact of referral.facts) {
    if (fact.type !== 'trade.filled' || fact.at < from || fact.at >= campaign.endTime || fact.at > now) continue
    for (const line of linesOf(fact, direct, code, agents))
      due.set(`${fact.id} ${line.agentId} TRADE`, { trade: fact, line })
  }
  const about = (agentId: string, eventId: string) => ({
    activity: campaign.alias,
    user: agentId,
    subject: `${eventId} of ${referral.userId}`,
  })
  const flagged = referral.facts.filter((fact): fact is Flag => fact.type === 'user.flagged' && fact.at <= now)
  const isMarketMakerAt = marketMakerTimes(knownAt(referral.facts, now))
  for (const line of referral.lines.toSorted((one, other) => one.lineId - other.lineId)) {
    if (line.kind === 'CLAW_BACK') continue
    const key = `${line.eventId} ${line.agentId} TRADE`
    const expected = due.get(key)
    due.delete(key)
    if (expected === undefined) {
      report.compare('rebate lines', 'no line', textOfLine(line), about(line.agentId, line.eventId))
      continue
    }
    const { trade } = expected
    const month = `${line.agentId} ${monthOf(campaign, trade.at)}`
    const cap = campaign.definition.monthlyCap
    const before = used.get(month) ?? ZERO
    // A market maker's trade brings nothing once the classification is known.
    const isKnownMarketMaker = marketMakerTimes(knownAt(referral.facts, line.createdAt))(trade.at)
    const limited =
      cap === undefined
        ? expected.line.rebate
        : smaller(expected.line.rebate, larger(ZERO, decimal(cap.amount).minus(before)))
    const rebate = isKnownMarketMaker ? ZERO : limited
    const friendRebate = isKnownMarketMaker ? ZERO : expected.line.friendRebate
    used.set(month, before.plus(line.rebate))
    report.compare(
      'rebate lines',
      textOfLine({
        source: expected.line.source,
        fee: plain(expected.line.fee),
        deducted: plain(expected.line.deducted),
        rate: plain(expected.line.rate),
        rebate: plain(rebate),
        friendRebate: plain(friendRebate),
      }),
      textOfLine(line),
      about(line.agentId, line.eventId),
    )
    compareDay(line, trade.at, campaign, world, about(line.agentId, line.eventId))
    const isTaken = decimal(line.rebate).gt(0) && clawedBack(campaign, trade, flagged, isMarketMakerAt)
    const back = stored.get(`${line.eventId} ${line.agentId} CLAW_BACK`)
    if (!isTaken && back === undefined) continue
    report.compare(
      'claw-backs',
      isTaken ? `-${plain(decimal(line.rebate))}` : 'none',
      back === undefined ? 'none' : plain(decimal(back.rebate)),
      about(line.agentId, line.eventId),
    )
    if (back !== undefined) compareDay(back, back.at, campaign, world, about(line.agentId, line.eventId))
  }
  for (const { trade, line } of due.values()) {
    // A trade that was taken back before its line was written has none.
    if (trade.reversedAt !== null || trade.receivedAt > now - LATENESS) continue
    report.compare('rebate lines', `${line.source} ${plain(line.rebate)}`, 'no line', about(line.agentId, trade.id))
  }
}

/** Counts a direct referral for each level of its agent: active with enough volume in the month before. */
function countActive(facts: readonly Fact[], direct: Agent, from: number, { active }: RebateWorld): void {
  const { campaign } = direct
  for (const { month, decidedAt } of direct.levels) {
    const until = campaign.days.startOf(`${month}-01`)
    const before = monthOf(campaign, until - 1)
    const since = Math.max(from, campaign.days.startOf(`${before}-01`))
    const volume = knownAt(facts, decidedAt)
      .filter((fact): fact is Trade => fact.type === 'trade.filled' && fact.at >= since && fact.at < until)
      .reduce((sum, trade) => sum.plus(trade.volume), ZERO)
    if (volume.lt(campaign.definition.activeVolume.amount)) continue
    const key = `${direct.userId} ${month}`
    active.set(key, (active.get(key) ?? 0) + 1)
  }
}

/** Compares the level of every agent and month. */
function compareLevels({ agents, active, report }: RebateWorld): void {
  for (const agent of agents.byId.values())
    for (const { month, level, activeTraders } of agent.levels) {
      const { campaign } = agent
      const isFirst = month === monthOf(campaign, agent.joinedAt)
      const count = isFirst ? 0 : (active.get(`${agent.userId} ${month}`) ?? 0)
      const reached = campaign.definition.levels.findLastIndex((one) => one.activeTraders <= count)
      report.compare('levels of agents', `${isFirst ? 0 : reached} by ${count}`, `${level} by ${activeTraders}`, {
        activity: campaign.alias,
        user: agent.userId,
        subject: month,
      })
    }
}

function compareDay(
  line: LineRow,
  at: number,
  campaign: Campaign,
  { settled, sums, report }: RebateWorld,
  about: { activity: string; user: string; subject: string },
): void {
  const expected = settleDays(campaign, at, line.createdAt, settled.get(line.agentId) ?? [])
  report.compare(
    'days of lines',
    expected.includes(line.settleDay) ? line.settleDay : (expected[0] ?? ''),
    line.settleDay,
    about,
  )
  const key = `${campaign.campaignId} ${line.agentId} ${line.settleDay}`
  const sum = sums.get(key) ?? { lines: 0, amount: ZERO, friends: ZERO }
  sums.set(key, {
    lines: sum.lines + 1,
    amount: sum.amount.plus(line.rebate),
    friends: sum.friends.plus(line.friendRebate),
  })
}

/** Compares the paid days of every agent: the sums of their lines, what was carried and what was paid. */
async function compareSettlements(
  snapshot: Snapshot,
  rows: readonly SettlementRow[],
  { agents, sums, report }: RebateWorld,
): Promise<void> {
  const carried = new Map<string, Amount>()
  for (const row of rows) {
    const agent = agents.byId.get(row.agentId)
    if (agent === undefined) continue
    const about = { activity: agent.campaign.alias, user: row.agentId, subject: row.day }
    const sum = sums.get(`${row.campaignId} ${row.agentId} ${row.day}`) ?? { lines: 0, amount: ZERO, friends: ZERO }
    const total = sum.amount.plus(carried.get(row.agentId) ?? ZERO)
    const paid = larger(ZERO, total)
    const rest = smaller(ZERO, total)
    carried.set(row.agentId, rest)
    const text = (lines: number, ...amounts: (Amount | string)[]) =>
      [lines, ...amounts.map((one) => plain(decimal(one.toString())))].join(' ')
    report.compare(
      'paid days',
      text(sum.lines, sum.amount, rest, paid, sum.friends),
      text(row.lines, row.amount, row.carried, row.paid, row.friends),
      about,
    )
    const dueAt = agent.campaign.days.startOf(dayAfter(row.day)) + agent.campaign.definition.settleHours * 60 * MINUTE
    report.compare(
      'paid days',
      'not before its time',
      row.settledAt >= dueAt ? 'not before its time' : textOfTime(row.settledAt),
      about,
    )
    if (row.transferId === null) {
      report.compare('transfers of paid days', plain(paid.plus(sum.friends)), '0', about)
      continue
    }
    const entries = await snapshot.rows<{ account: string; asset: string; amount: string }>(
      'select account, asset, amount from audit_entries where transfer_id = $1',
      [row.transferId],
    )
    const byAccount = new Map<string, Amount>()
    for (const { account, amount } of entries) byAccount.set(account, (byAccount.get(account) ?? ZERO).plus(amount))
    const toOthers = [...byAccount].filter(([account]) => account !== 'treasury' && account !== `user:${row.agentId}`)
    report.compare(
      'transfers of paid days',
      `agent ${plain(paid)}, friends ${plain(sum.friends)}, treasury -${plain(paid.plus(sum.friends))}`,
      `agent ${plain(byAccount.get(`user:${row.agentId}`) ?? ZERO)}, friends ${plain(
        toOthers.reduce((all, [, amount]) => all.plus(amount), ZERO),
      )}, treasury ${plain(byAccount.get('treasury') ?? ZERO)}`,
      about,
    )
  }
}

/** Compares referrals, lines, claw-backs and paid days of all agents. */
export async function compareRebates(
  snapshot: Snapshot,
  agents: Agents,
  now: number,
  report: Report,
  say: (line: string) => void,
): Promise<void> {
  const settlements = await snapshot.rows<SettlementRow>(
    'select * from audit_rebate_settlements order by campaign_id, agent_id, day',
  )
  const settled: Settled = Map.groupBy(settlements, ({ agentId }) => agentId)
  const world: RebateWorld = { agents, settled, sums: new Map(), active: new Map(), now, report }
  const lines = new GroupedRows<LineRow>(snapshot.parts(LINES), ({ userId }) => userId)
  const referrals = new GroupedRows<ReferralRow>(snapshot.parts(REFERRALS), ({ userId }) => userId)
  let people = 0
  for await (const candidates of snapshot.parts<CandidateRow>(CANDIDATES, USERS_OF_CHUNK)) {
    const userIds = candidates.map(({ userId }) => userId)
    const last = userIds.at(-1) ?? ''
    const facts = await readFacts(snapshot, userIds)
    const bindings = Map.groupBy(
      await snapshot.rows<{ userId: string; code: string; boundAt: number }>(
        'select user_id, code, bound_at from audit_bindings where user_id = any($1)',
        [userIds],
      ),
      ({ userId }) => userId,
    )
    const linesOfUsers = await lines.takeUntil(last)
    const stored = await referrals.takeUntil(last)
    for (const candidate of candidates) {
      const { userId } = candidate
      const ownFacts = facts.get(userId) ?? []
      const expected = referralBy(candidate, ownFacts, bindings.get(userId) ?? [], agents)
      const row = stored.get(userId)?.[0]
      const agent = agents.byId.get((row ?? expected)?.agentId ?? '')
      report.compare('referrals', textOfReferral(expected), textOfReferral(row), {
        activity: agent?.campaign.alias ?? '',
        user: (row ?? expected)?.agentId ?? '',
        subject: userId,
      })
      if (row === undefined || agent === undefined) continue
      countActive(ownFacts, agent, Math.max(row.boundAt, agent.campaign.startTime), world)
      compareLines({ userId, facts: ownFacts, lines: linesOfUsers.get(userId) ?? [], stored: row }, agent, row, world)
    }
    people += candidates.length
    say(`${people} referrals, ${report.compared} outcomes`)
  }
  compareLevels(world)
  await compareSettlements(snapshot, settlements, world)
}
