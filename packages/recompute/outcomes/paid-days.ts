import { HOUR } from '../activity.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, larger, plain, smaller, ZERO, type Amount } from '../decimal.ts'
import type { Report } from '../report.ts'
import { dayAfter } from '../time/zoned-days.ts'
import type { Agents, Campaign } from './agents/agents.ts'
import { textOfTime } from './final.ts'
import type { LineRow, SettlementRow } from './agents/rebate-rows.ts'

/** The sums of an agent's day, from its lines. */
interface DaySum {
  lines: number
  amount: Amount
  friends: Amount
}

/** By campaign, agent and day. */
export type DaySums = Map<string, DaySum>

const EMPTY: DaySum = { lines: 0, amount: ZERO, friends: ZERO }

const keyOfDay = ({ campaignId, agentId }: { campaignId: string; agentId: string }, day: string): string =>
  `${campaignId} ${agentId} ${day}`

export function addToDays(lines: readonly LineRow[], sums: DaySums): void {
  for (const line of lines) {
    const key = keyOfDay(line, line.settleDay)
    const { lines: count, amount, friends } = sums.get(key) ?? EMPTY
    sums.set(key, {
      lines: count + 1,
      amount: amount.plus(line.rebate),
      friends: friends.plus(line.friendRebate),
    })
  }
}

/**
 * The days that may pay a line, in order: from that of `at`, or the first one after those whose payment was stored before the line was written, to
 * the first one that was not due by then. A day without lines stores no payment, and a due day is paid within minutes.
 */
export function settleDays(
  { days, definition: { settleHours } }: Pick<Campaign, 'days' | 'definition'>,
  at: number,
  createdAt: number,
  settled: readonly { day: string; settledAt: number }[],
): string[] {
  const paid = settled.findLast(({ settledAt }) => settledAt < createdAt)?.day
  const day = days.dayOf(at)
  const firstNotDue = days.dayOf(createdAt - settleHours * HOUR)
  let next = paid === undefined || paid < day ? day : dayAfter(paid)
  const possible = [next]
  while (next < firstNotDue) {
    next = dayAfter(next)
    possible.push(next)
  }
  return possible
}

/** What a day pays, and what is left for the next one. */
export function payment(carried: Amount, amount: Amount): { paid: Amount; rest: Amount } {
  const total = carried.plus(amount)
  return { paid: larger(ZERO, total), rest: smaller(ZERO, total) }
}

async function transferred(snapshot: Snapshot, { transferId, agentId }: SettlementRow): Promise<string> {
  const entries = await snapshot.rows<{ account: string; amount: string }>(
    'select account, amount from audit_entries where transfer_id = $1',
    [transferId],
  )
  let [agent, friends, treasury] = [ZERO, ZERO, ZERO]
  for (const { account, amount } of entries) {
    if (account === 'treasury') treasury = treasury.plus(amount)
    else if (account === `user:${agentId}`) agent = agent.plus(amount)
    else friends = friends.plus(amount)
  }
  return `agent ${plain(agent)}, friends ${plain(friends)}, treasury ${plain(treasury)}`
}

/** Compares the paid days of every agent: the sums of their lines, what was carried and what was paid. */
export async function comparePaidDays(
  snapshot: Snapshot,
  rows: readonly SettlementRow[],
  { agents, sums, report }: { agents: Agents; sums: DaySums; report: Report },
): Promise<void> {
  const carried = new Map<string, Amount>()
  for (const row of rows) {
    const campaign = agents.byId.get(row.agentId)?.campaign
    if (campaign === undefined) continue
    const about = { activity: campaign.alias, user: row.agentId, subject: row.day }
    const sum = sums.get(keyOfDay(row, row.day)) ?? EMPTY
    const { paid, rest } = payment(carried.get(row.agentId) ?? ZERO, sum.amount)
    carried.set(row.agentId, rest)
    const text = (lines: number, ...amounts: Amount[]) => [lines, ...amounts.map(plain)].join(' ')
    const [amount, storedRest, storedPaid, friends] = [row.amount, row.carried, row.paid, row.friends].map((one) =>
      decimal(one),
    )
    report.compare(
      'paid days',
      text(sum.lines, sum.amount, rest, paid, sum.friends),
      text(row.lines, amount ?? ZERO, storedRest ?? ZERO, storedPaid ?? ZERO, friends ?? ZERO),
      about,
    )
    const dueAt = campaign.days.startOf(dayAfter(row.day)) + campaign.definition.settleHours * HOUR
    const time = row.settledAt >= dueAt ? 'not before its time' : textOfTime(row.settledAt)
    report.compare('paid days', 'not before its time', time, about)
    const all = paid.plus(sum.friends)
    if (row.transferId === null) report.compare('transfers of paid days', plain(all), '0', about)
    else
      report.compare(
        'transfers of paid days',
        `agent ${plain(paid)}, friends ${plain(sum.friends)}, treasury ${plain(all.times(-1))}`,
        await transferred(snapshot, row),
        about,
      )
  }
}
