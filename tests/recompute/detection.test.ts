import pg from 'pg'
import { expect, test } from 'vitest'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { recompute } from '@fanfare/recompute/recompute.ts'
import { DAY, HOUR } from './world/activity-files.ts'
import { DAYS_BEFORE, simulateWeeks } from './world/simulate-weeks.ts'

const START = Date.parse('2026-10-23T04:30:00Z')
const clock = { now: START - DAYS_BEFORE * DAY }
const gateway = await borrowGateway({ now: () => clock.now, config: { payouts: true } })
await simulateWeeks(gateway, clock, {
  seed: 11,
  users: 24,
  start: START,
  days: 6,
  step: 8 * HOUR,
  factsADay: 6,
  daysAfter: 4,
})

/** All differences as texts that begin with their kind. */
async function findings(): Promise<Set<string>> {
  const { auditorUrl } = gateway.database
  const { differences } = await recompute({
    connectionString: auditorUrl,
    now: clock.now,
    kept: Infinity,
    say: () => undefined,
  })
  return new Set(differences.map((difference) => Object.values(difference).join(' | ')))
}

/** Damages rows as somebody with all rights does. @throws Error when there was nothing to damage */
async function damageRows(statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: gateway.database.adminUrl })
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    const answer = await client.query(statements)
    const results = Array.isArray(answer) ? (answer as pg.QueryResult[]) : [answer]
    if (results.at(-1)?.rowCount === 0) throw new Error('nothing was damaged')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

let before = await findings()

/** The kinds of what is found after this damage and was not found before. */
async function foundAfter(damage: string): Promise<string[]> {
  await damageRows(damage)
  const after = await findings()
  const found = [...after].filter((one) => !before.has(one)).map((one) => one.split(' | ')[0] ?? '')
  before = after
  return [...new Set(found)]
}

/** A participant of a settled competition without a single fact that counts in it, who gets the place after the last and a prize. */
const PAID_FOR_NOTHING = `
  create temporary table victim on commit drop as
    select j.user_id, s.snapshot_id, s.rows + 1 as rank, j.activity_id
    from participations j join activities a using (activity_id) join board_snapshots s using (activity_id)
    where a.alias = 'nothing-needed' and s.is_final and s.track = 'VOLUME' and not exists (
      select from scores c where c.activity_id = j.activity_id and c.user_id = j.user_id and c.track = 'VOLUME')
    order by j.user_id limit 1;
  insert into scores (activity_id, track, user_id, user_ref, score, reached_at)
    select activity_id, 'VOLUME', user_id, 'ffffffffffffffff', 0, ${START + DAY} from victim;
  insert into board_places select snapshot_id, rank, user_id, 'ffffffffffffffff', 0 from victim;
  insert into source_states select user_id, activity_id, 'rank:VOLUME:' || rank, 'COMPLETED', false, ${START} from victim;
  insert into entitlements (user_id, activity_id, source, asset, quantity, earned_at, reservation_id, status, updated_at)
    select user_id, activity_id, 'rank:VOLUME:' || rank, 'DROP:USDT', 1, ${START}, 'tr-nothing', 'GRANTED', ${START} from victim`

/** The task of a day that was completed, as if its facts had come after the window and nobody had looked again. */
const MISSED = `
  create temporary table victim on commit drop as
    select user_id, activity_id, source from entitlements
    where source like 'task:any-trading-volume:2026%' and user_id not in (
      select user_id from users where deleted_at is not null
      union select user_id from events where type in ('event.reversed', 'account.classified'))
    order by user_id, source limit 1;
  update source_states s set status = 'UNSATISFIED' from victim v
    where (s.user_id, s.activity_id, s.source) = (v.user_id, v.activity_id, v.source);
  delete from entitlements e using victim v where (e.user_id, e.activity_id, e.source) = (v.user_id, v.activity_id, v.source)`

/** An order that closed before the one that was covered, and arrived after it: as if the first to arrive had decided. */
const COVERED_BY_ARRIVAL = `
  create temporary table victim on commit drop as
    select r.reward_id, e.user_id, greatest(j.applied_at, a.start_time) as at, e.updated_at + 1000 as received_at
    from entitlements e join participations j using (user_id, activity_id) join activities a using (activity_id)
      join rewards r using (user_id, activity_id, source) join users u using (user_id)
    where e.source like 'cover:%' and r.cancelled = 0 and u.deleted_at is null order by e.user_id limit 1;
  update payouts set state = 'READY', sent_at = null where reward_id in (select reward_id from victim);
  update rewards set state = 'GRANTED', used_at = null, "left" = quantity where reward_id in (select reward_id from victim);
  insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
    select 'ev-earlier', 'copy.closed', user_id, at, received_at,
      '{"traderId": "lead", "orderId": "order-earlier", "pnl": "5", "automatic": true}', '-'
    from victim`

/** A classification that was known before lines of its account were written, as if the writer of lines did not know it. */
const REBATE_OF_MARKET_MAKER = `
  insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
  select 'ev-maker', 'account.classified', user_id, at - 1, created_at - 3600000, '{"marketMaker": true}', '-'
  from rebate_lines where kind = 'TRADE' and rebate > 0 and not exists (
    select from events e where e.user_id = rebate_lines.user_id and e.type = 'account.classified')
  order by line_id limit 1`

test.each([
  ['a place and a prize for a score of nothing', PAID_FOR_NOTHING, ['final places', 'prizes']],
  ['a task that its facts complete, and that is missed', MISSED, ['tasks']],
  ['a cover by the order of arrival', COVERED_BY_ARRIVAL, ['loss covers']],
  ['a rebate for trades of a market maker', REBATE_OF_MARKET_MAKER, ['rebate lines', 'corrected rebates']],
])('[GW-2] [GW-3] the recomputation finds %s', async (_name, damage, kinds) => {
  expect(await foundAfter(damage)).toEqual(expect.arrayContaining(kinds))
})

/** One row of a table that is changed, as a fault of an engine or of a person would. */
const one = (table: string, key: string, set: string, where = 'true'): string =>
  `update ${table} set ${set} where (${key}) = (select ${key} from ${table} where ${where} order by ${key} limit 1)`

const TASK = 'user_id, activity_id, source'
/** Nobody can take back that an account exists. */
const REGISTERED = `source like 'task:register-pass:-'`

test.each([
  [
    'a task that is completed too early',
    one('entitlements', TASK, 'earned_at = earned_at - 1', REGISTERED),
    'completion times',
  ],
  ['a claim deadline', one('entitlements', TASK, 'claim_deadline = claim_deadline - 1', REGISTERED), 'claim deadlines'],
  ['a reserved amount', one('entitlements', TASK, 'quantity = quantity + 1', REGISTERED), 'reserved amounts'],
  [
    'a tier',
    one('source_states', TASK, `status = 'UNSATISFIED'`, `source like 'tier:%' and status = 'COMPLETED'`),
    'deposit tiers',
  ],
  [
    'the rest of a reward',
    one('rewards', 'reward_id', '"left" = 0.5', `state = 'GRANTED' and source like 'rank:%'`),
    'rest of rewards',
  ],
  [
    'a reward that waits for nobody',
    one('rewards', 'reward_id', `state = 'GRANTED'`, `state = 'REVIEW'`),
    'reward states',
  ],
  [
    'the end of a reward',
    one('rewards', 'reward_id', 'expires_at = expires_at + 1', `state = 'EXPIRED' and source like 'draw:%'`),
    'holds and ends of rewards',
  ],
  ['a prize', one('entitlements', TASK, 'quantity = quantity + 0.01', `source like 'team:%'`), 'prizes'],
  [
    'a score',
    one('scores', 'activity_id, track, user_id', 'score = score + 0.01', `track = 'VOLUME' and score > 0`),
    'scores',
  ],
  ['a place', one('board_places', 'snapshot_id, rank', 'score = score + 0.01', 'rank = 1'), 'Merkle roots'],
  ['a link of a board', one('board_snapshots', 'snapshot_id', 'at = at + 1'), 'links of boards'],
  [
    'a roll',
    one('draws', 'activity_id, draw_no', `rolled_prize_id = 'gold', prize_id = 'gold'`, 'rolled_prize_id is null'),
    'rolls',
  ],
  ['a level of an agent', one('agent_levels', 'agent_id, month', 'level = level + 1'), 'levels of agents'],
  ['a referral', one('agent_referrals', 'user_id', 'bound_at = bound_at + 1'), 'referrals'],
  [
    'a rebate',
    one('rebate_lines', 'line_id', 'rebate = rebate + 0.00000001', `kind = 'TRADE' and rebate > 0`),
    'rebate lines',
  ],
  ['a paid day', one('rebate_settlements', 'campaign_id, agent_id, day', 'paid = paid + 1', 'paid > 0'), 'paid days'],
  [
    'an entry of the ledger',
    one('ledger_entries', 'entry_id', 'amount = amount + 1', `account like 'user:%'`),
    'transfers',
  ],
  ['a payout', one('payouts', 'payout_id', `state = 'PAID'`, `state = 'SENT'`), 'payouts'],
  ['a budget', one('budgets', 'activity_id, asset', '"limit" = "limit" + 1'), 'budgets'],
])('[GW-3] the recomputation finds that somebody changed %s', async (_name, damage, kind) => {
  expect(await foundAfter(damage)).toContain(kind)
})
