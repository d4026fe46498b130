import { GroupedRows } from '../../database/grouped-rows.ts'
import { readFacts, type BindingRow } from '../../database/read-people.ts'
import type { Snapshot } from '../../database/snapshot.ts'
import type { Report } from '../../report.ts'
import { compareLevels, countActive, type ActiveTraders } from './agent-levels.ts'
import type { Agents } from './agents.ts'
import { compareLines } from '../compare-lines.ts'
import { addToDays, comparePaidDays, type DaySums } from '../paid-days.ts'
import type { CandidateRow, LineRow, ReferralRow, SettlementRow } from './rebate-rows.ts'
import { referralBy, textOfReferral } from './referrals.ts'

const USERS_OF_CHUNK = 300

/** Everybody who may be a referral: with a code of an agent at the sign-up or bound later, or stored as one. */
const CANDIDATES = `
  select person.user_id, account.created_at, account.invited_by_code from (
    select user_id from audit_referrals
    union select user_id from audit_users where invited_by_code in (select code from audit_agent_codes)
    union select user_id from audit_bindings where code in (select code from audit_agent_codes)
    union select user_id from audit_events
      where type = 'user.registered' and upper(payload ->> 'inviteCode') in (select code from audit_agent_codes)
  ) as person left join audit_users account using (user_id)
  order by person.user_id collate "C"`

const LINES = `
  select line_id, campaign_id, agent_id, user_id, event_id, kind, at, source, code, fee, deducted, rate, rebate, friend_rebate, reason,
    settle_day, created_at
  from audit_rebate_lines order by user_id collate "C", line_id`
const REFERRALS = `select user_id, agent_id, code, bound_at from audit_referrals order by user_id collate "C"`
const SETTLEMENTS = `select * from audit_rebate_settlements order by campaign_id, agent_id, day`
const BINDINGS = `select user_id, code, bound_at from audit_bindings where user_id = any($1)`

interface RebateOptions {
  now: number
  report: Report
  say: (line: string) => void
  /** Referrals whose newest facts have no lines yet. */
  waiting: ReadonlySet<string>
}

/** Compares referrals, lines, corrections, levels and paid days of all agents. */
export async function compareRebates(
  snapshot: Snapshot,
  agents: Agents,
  { now, report, say, waiting }: RebateOptions,
): Promise<void> {
  const settlements = await snapshot.rows<SettlementRow>(SETTLEMENTS)
  const world = { agents, settled: Map.groupBy(settlements, ({ agentId }) => agentId), now, report }
  const sums: DaySums = new Map()
  const active: ActiveTraders = new Map()
  const lines = new GroupedRows<LineRow>(snapshot.parts(LINES), ({ userId }) => userId)
  const referrals = new GroupedRows<ReferralRow>(snapshot.parts(REFERRALS), ({ userId }) => userId)
  let people = 0
  for await (const candidates of snapshot.parts<CandidateRow>(CANDIDATES, USERS_OF_CHUNK)) {
    const userIds = candidates.map(({ userId }) => userId)
    const last = userIds.at(-1) ?? ''
    const facts = await readFacts(snapshot, userIds)
    const bindings = Map.groupBy(await snapshot.rows<BindingRow>(BINDINGS, [userIds]), ({ userId }) => userId)
    const linesOfUsers = await lines.takeUntil(last)
    const stored = await referrals.takeUntil(last)
    for (const candidate of candidates) {
      const { userId } = candidate
      const ownFacts = facts.get(userId) ?? []
      const ownLines = linesOfUsers.get(userId) ?? []
      const row = stored.get(userId)?.[0]
      const agent = agents.byId.get(row?.agentId ?? '')
      addToDays(ownLines, sums)
      if (row !== undefined && agent !== undefined)
        countActive(ownFacts, agent, Math.max(row.boundAt, agent.campaign.startTime), active)
      if (waiting.has(userId)) {
        report.skip('referrals', 'whose newest facts have no lines yet')
        continue
      }
      const expected = referralBy(candidate, ownFacts, bindings.get(userId) ?? [], agents)
      const ofAgent = agents.byId.get((row ?? expected)?.agentId ?? '')
      report.compare('referrals', textOfReferral(expected), textOfReferral(row), {
        activity: ofAgent?.campaign.alias ?? '',
        user: ofAgent?.userId ?? '',
        subject: userId,
      })
      if (row !== undefined && agent !== undefined) compareLines(ownFacts, ownLines, agent, row, world)
    }
    people += candidates.length
    say(`${people} referrals, ${report.compared} outcomes`)
  }
  compareLevels(agents, active, report)
  await comparePaidDays(snapshot, settlements, { agents, sums, report })
}
