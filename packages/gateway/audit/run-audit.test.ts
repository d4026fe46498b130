import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Db } from '#gateway/db/client.ts'
import { writeScores } from '#gateway/boards/db/scores.ts'
import { takeSnapshot } from '#gateway/boards/snapshots/take-snapshot.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { auditLedger } from '#gateway/rewards/audit-ledger.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { claimsSuspended } from './suspended-claims.ts'
import { startAuditor } from './online-auditor.ts'
import type { AuditRule, DrawRule } from './rules.ts'
import { audit, judgeAuditRules } from './run-audit.ts'
import { createTallyAudit, findAllTallyFaults, TALLY_RULE, type findTallyFaults } from './find-tally-faults.ts'

const world = await createTaskWorld()
const activityId = await world.publish({ tasks: [tradeTask()] })
const claimed = await world.addUser()
const completed = await world.addUser()
for (const userId of [claimed, completed]) await world.joinActivity(userId, activityId)
await world.sendAndEvaluate(trade(claimed, world.clock.now()), trade(completed, world.clock.now()))
await claimReward(world.gateway, { userId: claimed }, { activityId, taskId: 'first-trade' }, 'en')
const score = { activityId, track: 'main', score: '1', reachedAt: 1 }
await writeScores(world.gateway.db, [
  { ...score, userId: claimed },
  { ...score, userId: completed },
])
for (const isFinal of [false, true]) await takeSnapshot(world.gateway, { activityId, track: 'main', isFinal })
const violationsAfter = (damage: string) =>
  world.database.damaged(damage, async (tx) => (await judgeAuditRules(tx)).violations)

const newTransfer = (kind: string, reference: string) =>
  `insert into ledger_transfers values ('tr-x', '${kind}', '${reference}', 0);`
const entry = (account: string, amount: number) =>
  `insert into ledger_entries (transfer_id, account, asset, amount) values ('tr-x', '${account}', 'GIFT_CASH:USDT', ${amount});`

const DAMAGES: Record<Exclude<AuditRule, DrawRule>, () => string> = {
  'a team counts its members, and its captain is one': () =>
    `insert into teams (team_id, activity_id, name, name_key, captain_id, access, members, created_at)
      values ('team-x', '${activityId}', 'X', 'x', '${claimed}', 'OPEN', 1, 0)`,
  'transfer sums to zero': () => newTransfer('FUND', 'x') + entry('treasury', 1),
  'transfer has entries': () => newTransfer('FUND', 'x'),
  'entry has its transfer': () => entry('treasury', 1) + entry(`budget:${activityId}`, -1),
  'balance is the sum of the entries': () =>
    `update ledger_accounts set balance = balance + 1 where account = 'treasury'`,
  'no balance below zero': () =>
    `alter table ledger_accounts drop constraint ledger_balance_floor; update ledger_accounts set balance = -1 where account like 'user:%'`,
  'reward is a GRANT transfer': () => `update rewards set quantity = quantity + 1`,
  'GRANT transfer is a reward': () => `delete from rewards`,
  'reward ends with what it returned': () => `update rewards set state = 'USED', used_at = 1`,
  'amount taken back is in its budget': () => `update rewards set "left" = "left" - 1, cancelled = 1`,
  'granted once': () =>
    `alter table rewards drop constraint rewards_granted_once, drop constraint rewards_pkey cascade, drop constraint rewards_transfer_id_key;
     insert into rewards select * from rewards`,
  'GRANTED entitlement is a reward': () => `delete from entitlements where user_id = '${claimed}'`,
  'RESERVED entitlement has its reservation': () =>
    `update entitlements set reservation_id = 'nowhere' where user_id = '${completed}'`,
  'COMPLETED source has its entitlement': () => `delete from source_states where user_id = '${completed}'`,
  'one tier and one cover at most': () =>
    ['tier:gold', 'tier:silver']
      .map(
        (
          source,
        ) => `insert into entitlements (user_id, activity_id, source, asset, quantity, earned_at, reservation_id, status, updated_at)
          select user_id, activity_id, '${source}', asset, quantity, earned_at, 'tr-${source}', 'RESERVED', 0 from entitlements where user_id = '${completed}' and source like 'task:%';`,
      )
      .join(''),
  'a corrected reward is taken back': () => `update entitlements set corrected_at = 1 where user_id = '${claimed}'`,
  'reservation ends once': () =>
    newTransfer('RELEASE', `${claimed}:${activityId}:task:first-trade:-`) +
    entry(`reserved:${activityId}`, -5) +
    entry(`budget:${activityId}`, 5),
  'reserved is what is open': () => `delete from entitlements where user_id = '${completed}'`,
  'budget is kept': () => `update budgets set "limit" = "limit" - 1`,
  'grant has a budget': () => `delete from budgets`,
  'snapshots of a board form a chain': () => `update board_snapshots set root = previous where seq = 1`,
  'board has the places of its last snapshot': () => `delete from board_places where rank = 1`,
}

test('[GW-3] a ledger that only the gateway wrote has no violation', async () => {
  expect(await audit(world.gateway.db)).toEqual([])
})

test.each(Object.keys(DAMAGES) as (keyof typeof DAMAGES)[])(
  '[GW-3] the audit finds damage to the rule: %s',
  async (rule) => expect((await violationsAfter(DAMAGES[rule]())).map((found) => found.rule)).toContain(rule),
)

test('[GW-3] the operator’s audit counts budgets, grants and claims from the rows', async () => {
  expect(await auditLedger(world.gateway)).toEqual({
    balanced: true,
    grants: 1,
    claimed: 1,
    byBudget: [{ budgetId: `${activityId}:GIFT_CASH:USDT`, unit: 'USDT', limit: '1000', reserved: '5', spent: '5' }],
  })
})

const CHAIN_DAMAGES = [
  `update board_snapshots set at = at + 1 where is_final`,
  `update board_snapshots set previous = repeat('0', 64) where is_final`,
  `update board_snapshots set root = 'none' where is_final`,
  `delete from board_snapshots where seq = 1`,
  `drop index board_snapshots_final; update board_snapshots set is_final = true`,
]
test.each(CHAIN_DAMAGES)('[GW-3] the audit finds a chain of snapshots that was changed: %s', async (damage) => {
  const found = await violationsAfter(damage)
  expect(found).toMatchObject([{ rule: 'snapshots of a board form a chain', activityIds: [activityId] }])
})

const TIED: [string, AuditRule, () => string][] = [
  [
    'the accounts of its entries',
    'transfer sums to zero',
    () => newTransfer('RELEASE', 'x') + entry(`budget:${activityId}`, 1),
  ],
  ['its reference', 'transfer has entries', () => newTransfer('GRANT', `${claimed}:${activityId}:first-trade:2`)],
  [
    'the reward it uses',
    'transfer has entries',
    () => `insert into ledger_transfers select 'tr-x', 'USE', reward_id, 0 from rewards;`,
  ],
  [
    'what was paid to this person',
    'balance is the sum of the entries',
    () => `update ledger_accounts set balance = balance + 1 where account = 'user:${claimed}'`,
  ],
  ['its reference', 'GRANT transfer is a reward', () => DAMAGES['GRANT transfer is a reward']()],
  ['its reference', 'reservation ends once', () => DAMAGES['reservation ends once']()],
]
test.each(TIED)(
  '[GW-3] %s name the activity whose claims stop when this rule is broken: %s',
  async (_by, rule, damage) => {
    const found = (await violationsAfter(damage())).filter((violation) => violation.rule === rule)
    expect(found.map(({ activityIds }) => activityIds)).toEqual([[activityId]])
  },
)

test('[GW-3] a finding that names no activity may concern any of them', async () => {
  for (const rule of ['transfer sums to zero', 'balance is the sum of the entries'] as const) {
    const found = (await violationsAfter(DAMAGES[rule]())).find((violation) => violation.rule === rule)
    expect(found?.activityIds, rule).toEqual([])
  }
})

/** Rows that break one rule and belong to no activity. */
const emptyTransfers = (count: number, prefix: string, reference: string) =>
  `insert into ledger_transfers select '${prefix}' || n, 'GRANT', ${reference}, 0 from generate_series(1, ${count}) as n;`
const manyOf = async (damage: string) =>
  (await violationsAfter(damage)).filter(({ rule }) => rule === 'transfer has entries')

test('[GW-3] an activity with few findings is named beside one with very many', async () => {
  const other = await world.publish({ alias: 'other', tasks: [tradeTask()] })
  const found = await manyOf(
    emptyTransfers(60, 'a-', `'x:${activityId}:' || n`) + emptyTransfers(40, 'b-', `'x:${other}:' || n`),
  )
  expect(found).toHaveLength(51)
  expect(found.at(-1)).toMatchObject({ subject: 'the rest', detail: '50 more' })
  expect(new Set(found.flatMap(({ activityIds }) => activityIds))).toEqual(new Set([activityId, other]))
  expect(claimsSuspended(found, other)).toBe(true)
  expect(claimsSuspended(found, 'a third')).toBe(false)
})

test('[GW-3] one finding that names no activity stops all claims, also among many others', async () => {
  const found = await manyOf(emptyTransfers(60, 'a-', `'x:${activityId}:' || n`) + emptyTransfers(1, 'z-', `'nobody'`))
  expect(claimsSuspended(found, 'a third')).toBe(true)
})

test('[GW-3] more findings than can be read stop all claims', async () => {
  const found = await manyOf(emptyTransfers(10_001, 'a-', `'x:${activityId}:' || n`))
  expect(found.at(-1)).toMatchObject({ detail: 'more than 9950 more', activityIds: [] })
})

test('[GW-7] the running auditor reports violations until they are repaired', async () => {
  const { gateway } = world
  const log = vi.spyOn(gateway.log, 'error')
  await world.database.attack(`update budgets set "limit" = "limit" - 1 where activity_id = '${activityId}'`)
  const auditor = startAuditor(gateway, { everyMs: 20 })
  await vi.waitFor(() =>
    expect(gateway.violations).toMatchObject([{ rule: 'budget is kept', activityIds: [activityId] }]),
  )
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.anything(), 'AUDIT_VIOLATION'))
  expect(await gateway.metrics.registry.getSingleMetricAsString('fanfare_audit_violations')).toContain(
    'fanfare_audit_violations 1',
  )
  await sql.raw(`update budgets set "limit" = "limit" + 1 where activity_id = '${activityId}'`).execute(gateway.db)
  await vi.waitFor(() => expect(gateway.violations).toEqual([]))
  await auditor.stop()
})

test('[GW-7] one malformed event hides nothing: the running auditor names it and the raised balance, and claims stop', async () => {
  const { gateway } = world
  const eventId = (await gateway.db.selectFrom('events').select('eventId').executeTakeFirstOrThrow()).eventId
  const kept = await sql<{ payload: string }>`select payload::text from events where event_id = ${eventId}`.execute(
    gateway.db,
  )
  const auditor = startAuditor(gateway, { everyMs: 20 })
  await world.database.attack(`update events set payload = '{"x": 1}' where event_id = '${eventId}'`)
  const found = (rule: string) => gateway.violations.filter((violation) => violation.rule === rule)
  await vi.waitFor(() =>
    expect(found('stored events are platform events')).toMatchObject([
      { subject: eventId, detail: 'its row does not match the schema of its type', activityIds: [activityId] },
    ]),
  )
  expect(claimsSuspended(gateway.violations, activityId)).toBe(true)
  await world.database.attack(
    `update ledger_accounts set balance = balance + 1000000 where account = 'budget:${activityId}'`,
  )
  await vi.waitFor(() => expect(found('balance is the sum of the entries')).toHaveLength(1))
  expect((await audit(gateway.db)).map(({ rule, subject }) => `${rule}: ${subject}`)).toEqual(
    expect.arrayContaining([
      `stored events are platform events: ${eventId}`,
      `balance is the sum of the entries: budget:${activityId} GIFT_CASH:USDT`,
    ]),
  )
  await world.database.attack(`
    update ledger_accounts set balance = balance - 1000000 where account = 'budget:${activityId}';
    update events set payload = '${kept.rows[0]?.payload}' where event_id = '${eventId}'`)
  await vi.waitFor(() => expect(gateway.violations).toEqual([]))
  await auditor.stop()
})

test('[GW-7] a rule that cannot read a row is a violation that stops all claims', async () => {
  const found = await violationsAfter(`
    alter table board_snapshots rename column root to renamed;
    update budgets set "limit" = "limit" + 1`)
  expect(found).toContainEqual({
    rule: 'snapshots of a board form a chain',
    subject: 'the rule',
    detail: expect.stringMatching(/^could not be judged because it cannot read a row \(SQLSTATE \w{5}\)$/),
    activityIds: [],
  })
  expect(found.map(({ rule }) => rule)).toContain('budget is kept')
  expect(claimsSuspended(found, 'any')).toBe(true)
})

test('[GW-7] a rule that does not finish in time keeps its violations of the audit before', async () => {
  const { gateway } = world
  await world.database.attack(`update budgets set "limit" = "limit" - 1 where activity_id = '${activityId}'`)
  vi.spyOn(gateway.log, 'error')
  let fails = false
  const checkSeals = () =>
    fails
      ? Promise.reject(Object.assign(new Error('canceled'), { code: '57014' }))
      : Promise.resolve([{ rule: 'seals form a chain' as const, subject: 's', detail: 'd', activityIds: [] }])
  const auditor = startAuditor(gateway, { everyMs: 20, checkSeals })
  await vi.waitFor(() => expect(gateway.violations).toHaveLength(2))
  fails = true
  await world.database.attack(`update budgets set "limit" = "limit" + 1 where activity_id = '${activityId}'`)
  await vi.waitFor(() => expect(gateway.violations.map(({ rule }) => rule)).toEqual(['seals form a chain']))
  const before = gateway.lastWholeAudit
  await vi.waitFor(() => expect(gateway.log.error).toHaveBeenCalledWith(expect.anything(), 'the audit is not whole'))
  expect(gateway.lastWholeAudit).toBe(before)
  await auditor.stop()
})

/** An audit of two parts, where the faults of each part are named by the test. */
function twoParts(faults: [string[], string[]]) {
  const find: typeof findTallyFaults = (_db, after) =>
    Promise.resolve({
      findings: faults[after === null ? 0 : 1].map((subject) => ({
        rule: TALLY_RULE,
        subject,
        detail: '-',
        activityIds: ['act-1'],
      })),
      next: after === null ? { userId: 'u', bucket: 1 } : null,
    })
  const audit = createTallyAudit(find)
  return async () => (await audit({} as Db)).map(({ subject }) => subject)
}

test('[GW-7] a wrong tally is reported while other parts are audited, until a pass no longer finds it', async () => {
  const faults: [string[], string[]] = [['a'], ['b']]
  const audit = twoParts(faults)
  expect(await audit()).toEqual(['a'])
  expect(await audit()).toEqual(['a', 'b'])
  faults[0] = []
  expect(await audit()).toEqual(['a', 'b'])
  expect(await audit()).toEqual(['b'])
  faults[1] = []
  expect(await audit()).toEqual(['b'])
  expect(await audit()).toEqual([])
})

test('[GW-7] a wrong tally of a friend concerns the activities of the friend and of the inviter', async () => {
  const [own, inviters] = await Promise.all(
    ['own', 'inviters'].map((alias) => world.publish({ alias, tasks: [tradeTask()] })),
  )
  const inviterId = await world.addUser()
  const userId = await world.addUser({ inviterId })
  await world.joinActivity(userId, own ?? '')
  await world.joinActivity(inviterId, inviters ?? '')
  await world.send(trade(userId, world.clock.now()))
  await world.database.attack(`update tallies set amount = amount + 1 where user_id = '${userId}'`)
  const [found] = await findAllTallyFaults(world.gateway.db)
  expect(new Set(found?.activityIds)).toEqual(new Set([own, inviters]))
})

test('[GW-7] a part with many wrong tallies costs no more statements than one with a few', async () => {
  const statementsFor = async (users: number): Promise<[faults: number, statements: number]> => {
    await world.database
      .attack(`insert into tallies (user_id, bucket, measure, count, amount, earliest, first_at, last_at)
      select 'nobody-' || n, 1, 'trade.spot', 1, 1, '1', 1, 1 from generate_series(1, ${users}) as n on conflict do nothing`)
    let statements = 0
    const counted = world.gateway.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const faults = await findAllTallyFaults(counted)
    return [faults.filter(({ subject }) => subject.startsWith('nobody-')).length, statements]
  }
  const [few, statements] = await statementsFor(2)
  expect(few).toBe(2)
  expect(await statementsFor(300)).toEqual([300, statements])
})
