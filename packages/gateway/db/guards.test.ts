import { outcomeOf } from '#gateway/testing/with-db.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createSealKeeper } from '#gateway/seals/seal-keeper.ts'
import { sealAll } from '#gateway/testing/seal-all.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { createDb } from './client.ts'
import { move, post } from '../rewards/db/ledger.ts'

const world = await createTaskWorld()

afterAll(() => admin.destroy())

const run = (text: string) => sql.raw(text).execute(admin)
const outcome = (text: string) => outcomeOf(admin, text)
const CHECK = '23514'
const RESTRICT = '23001'
const UNIQUE = '23505'
const FOREIGN = '23503'
const where = (userId: string) => `where user_id = '${userId}'`

const admin = createDb({ connectionString: world.database.adminUrl, poolSize: 1 })
const activityId = await world.publish({ tasks: [tradeTask()] })
const claimed = await world.addUser()
const completed = await world.addUser()
const pending = await world.addUser()
for (const userId of [claimed, completed, pending]) await world.joinActivity(userId, activityId)
await world.sendAndEvaluate(trade(claimed, world.clock.now()), trade(completed, world.clock.now()))
await world.claim(claimed, activityId)
await sealAll(world.gateway.db, createSealKeeper(world.gateway, null))
const insertState = (userId: string, source = 'task:first-trade:-', status = 'PENDING') =>
  `insert into source_states (user_id, activity_id, source, status, updated_at)
   values ('${userId}', '${activityId}', '${source}', '${status}', 0)`
/** Inserts the rewards that there are once more. */
const insertRewards = (rewardId: string, userId: string) =>
  `insert into rewards select '${rewardId}', ${userId}, activity_id, reward_type, asset, quantity, "left", state, reason_code,
     (select transfer_id from ledger_transfers where kind = 'FUND' limit 1), earned_at, granted_at, hold_until, expires_at, used_at, source
   from rewards`
await run(insertState(pending))

test('[ACT-3][DEV-7] the database refuses every move of a source but PENDING→COMPLETED, PENDING→UNSATISFIED and UNSATISFIED→COMPLETED', async () => {
  for (const [userId, change] of [
    [claimed, `status = 'PENDING'`],
    [claimed, `status = 'UNSATISFIED'`],
    [claimed, `updated_at = 7`],
    [completed, `status = 'PENDING'`],
    [completed, `status = 'UNSATISFIED'`],
    [pending, `status = 'GRANTED'`],
    [pending, `user_id = '${completed}', source = 'task:other:-'`],
  ] as const)
    expect(await outcome(`update source_states set ${change} ${where(userId)}`)).toBe(CHECK)
  for (const status of ['COMPLETED', 'GRANTED', 'UNSATISFIED'])
    expect(await outcome(insertState(pending, 'task:other:-', status))).toBe(CHECK)
  await run(`update source_states set status = 'UNSATISFIED' ${where(pending)}`)
  // A late fact that the budget cannot pay, and one that it can.
  await run(`update source_states set sold_out = true ${where(pending)}`)
  for (const status of ['PENDING', 'GRANTED'])
    expect(await outcome(`update source_states set status = '${status}' ${where(pending)}`)).toBe(CHECK)
  expect(await outcome(`update source_states set updated_at = 7 ${where(pending)}`)).toBe(CHECK)
  await run(`update source_states set status = 'COMPLETED', sold_out = false ${where(pending)}`)
  expect(await outcome(`update source_states set status = 'UNSATISFIED' ${where(pending)}`)).toBe(CHECK)
  expect(await outcome(`delete from source_states ${where(completed)}`)).toBe(RESTRICT)
  expect(await outcome(`truncate source_states`)).toBe(RESTRICT)
})

test('[ACT-3][DEV-7] the database refuses every move of an entitlement but RESERVED→GRANTED and RESERVED→EXPIRED', async () => {
  for (const [userId, change] of [
    [claimed, `status = 'RESERVED'`],
    [claimed, `status = 'EXPIRED'`],
    [claimed, `claim_deadline = claim_deadline + 1`],
    [completed, `quantity = quantity + 1`],
    [completed, `asset = 'GIFT_CASH:BTC'`],
    [completed, `source = 'task:other:-'`],
    [completed, `reservation_id = 'other'`],
    [completed, `reservation_id = null`],
  ] as const)
    expect(await outcome(`update entitlements set ${change} ${where(userId)}`), change).toBe(CHECK)
  // A reward is corrected once.
  await run(`update entitlements set corrected_at = 1 ${where(claimed)}`)
  for (const change of ['corrected_at = 2', 'corrected_at = null'])
    expect(await outcome(`update entitlements set ${change} ${where(claimed)}`)).toBe(CHECK)
  expect(await outcome(`delete from entitlements ${where(completed)}`)).toBe(RESTRICT)
  expect(await outcome(`truncate entitlements cascade`)).toBe(RESTRICT)
})

test('[ACT-3] the database refuses an entitlement that begins granted, is reserved by nothing, or has no known source', async () => {
  const begin = (source: string, status: string, reservation: string) =>
    `insert into entitlements values ('${pending}', '${activityId}', '${source}', 'GIFT_CASH:USDT', 5, 0, 1, ${reservation}, '${status}', 0)`
  expect(await outcome(begin('draw:1', 'GRANTED', `'tr-1'`))).toBe(CHECK)
  expect(await outcome(begin('draw:1', 'RESERVED', 'null'))).toBe(CHECK)
  for (const source of ['prize:1', 'task:first-trade', 'draw:1:2', 'team:', '1'])
    expect(await outcome(begin(source, 'RESERVED', `'tr-1'`)), source).toBe(CHECK)
})

test('[GW-3][D-12] the database refuses a transfer that does not sum to zero, at the end of its transaction', async () => {
  const { db, newId } = world.gateway
  const transferId = newId('tr')
  const entries = [
    { account: 'treasury', asset: 'GIFT_CASH:USDT', amount: '-5' },
    { account: `budget:${activityId}`, asset: 'GIFT_CASH:USDT', amount: '6' },
  ]
  await expect(post(db, { transferId, kind: 'FUND', reference: 'unbalanced', at: 0, entries })).rejects.toMatchObject({
    code: CHECK,
  })
  expect(await db.selectFrom('ledgerTransfers').selectAll().where('transferId', '=', transferId).execute()).toEqual([])
})

test('[GW-3] the database refuses an entry of an account or of a transfer that does not exist', async () => {
  const entry = (transferId: string, account: string) =>
    `insert into ledger_entries (transfer_id, account, asset, amount) values (${transferId}, '${account}', 'GIFT_CASH:USDT', 1)`
  const transfer = '(select transfer_id from ledger_transfers limit 1)'
  expect(await outcome(entry(transfer, 'user:nobody'))).toBe(FOREIGN)
  expect(await outcome(entry(`'tr-nothing'`, 'treasury'))).toBe(FOREIGN)
  expect(await outcome(entry(transfer, 'treasury'))).toBe(CHECK)
})

test('[GW-3] the database refuses states and rewards without a participation', async () => {
  const stranger = await world.addUser()
  expect(await outcome(insertState(stranger))).toBe(FOREIGN)
  expect(await outcome(insertRewards('rw-strange', `'${stranger}'`))).toBe(FOREIGN)
})

test('[GW-3][D-12] the database refuses to spend more than an account has', async () => {
  const { db, newId } = world.gateway
  const spend = (account: string, amount: string) =>
    post(db, {
      transferId: newId('tr'),
      kind: 'RESERVE',
      reference: newId('test'),
      at: 0,
      entries: move('GIFT_CASH:USDT', amount, account, 'treasury'),
    })
  for (const account of [`budget:${activityId}`, `reserved:${activityId}`, `user:${claimed}`, `user:${pending}`])
    await expect(spend(account, '1000000')).rejects.toMatchObject({ code: CHECK })
})

test('[GW-3][D-12][D-26] the database refuses to change or delete entries of the ledger and rewards', async () => {
  for (const table of ['audit_log', 'seals', 'seal_origin'])
    for (const text of [`delete from ${table}`, `truncate ${table}`]) expect(await outcome(text)).toBe(RESTRICT)
  for (const change of [`actor = 'nobody'`, `at = 0`, `action = 'none'`, `subject = 'none'`, `detail = '{}'`])
    expect(await outcome(`update audit_log set ${change}`), change).toBe(RESTRICT)
  for (const table of ['ledger_entries', 'ledger_transfers'])
    for (const text of [`update ${table} set transfer_id = 'x'`, `delete from ${table}`, `truncate ${table} cascade`])
      expect(await outcome(text)).toBe(RESTRICT)
  for (const text of [
    `update ledger_accounts set balance = 1000000`,
    `update ledger_accounts set balance = balance + 1 where account = 'treasury'`,
    `update ledger_accounts set account = 'other' where account = 'treasury'`,
    `update ledger_accounts set asset = 'other' where account = 'treasury'`,
    `delete from ledger_accounts`,
    `truncate ledger_accounts`,
  ])
    expect(await outcome(text)).toBe(RESTRICT)
  expect(await outcome(`update rewards set quantity = 1000000`)).toBe(CHECK)
  expect(await outcome(`update rewards set user_id = '${completed}'`)).toBe(CHECK)
  expect(await outcome(`delete from rewards`)).toBe(RESTRICT)
  expect(await outcome(`update events set user_id = '${pending}'`)).toBe(RESTRICT)
  expect(await outcome(`delete from events`)).toBe(RESTRICT)
})

test('[GW-3] the database refuses a second reward of one source', async () => {
  expect(await outcome(insertRewards('rw-again', 'user_id'))).toBe(UNIQUE)
})

test('[GW-3] posting the same kind and reference again changes nothing', async () => {
  const { db, newId } = world.gateway
  const transfer = () => ({
    transferId: newId('tr'),
    kind: 'FUND' as const,
    reference: 'once',
    at: 0,
    entries: move('DROP:TEST', '3', 'treasury', 'budget:once'),
  })
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => post(db, transfer())))
  expect(new Set([first, ...others])).toEqual(new Set([first]))
  const entries = await db.selectFrom('ledgerEntries').select('amount').where('account', '=', 'budget:once').execute()
  expect(entries.map(({ amount }) => Number(amount))).toEqual([3])
})
