import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { claimsSuspended } from '#gateway/audit/suspended-claims.ts'
import { startAuditor } from '#gateway/audit/online-auditor.ts'
import { TALLY_RULE } from '#gateway/audit/find-tally-faults.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { withSmallDisk } from '@fanfare/runner/testing/small-disk.ts'
import { createTaskWorld, tradeTask, type TaskWorld } from '#gateway/testing/task-world.ts'
import { acceptFindings } from './accept-findings.ts'
import { keyOf } from './finding.ts'
import { createSealKeeper, type SealKeeper } from './seal-keeper.ts'
import { sealAll } from '#gateway/testing/seal-all.ts'
import { verifySeals } from './verify-seals.ts'

let world: TaskWorld
let keeper: SealKeeper
let activityId: string
let claimed: string[]
let dir: string
let anchorFile: string

beforeEach(async () => {
  dir = temporaryFolder()
  anchorFile = join(dir, 'seals.log')
  world = await createTaskWorld()
  keeper = createSealKeeper(world.gateway, anchorFile)
  activityId = await world.publish({ tasks: [tradeTask()] })
  claimed = []
  for (let user = 0; user < 3; user += 1) claimed.push(await claimOnce())
  await seal()
})

async function claimOnce(): Promise<string> {
  const userId = await world.addTrader(activityId)
  await claimReward(world.gateway, { userId }, { activityId, taskId: 'first-trade' }, 'en')
  return userId
}

const seal = (by: SealKeeper = keeper) => sealAll(world.gateway.db, by)

async function sealMore(): Promise<void> {
  await claimOnce()
  await seal()
}

const verify = () => verifySeals(world.gateway.db, { anchorFile })
const found = async () => (await verify()).violations.map(keyOf)
const rowsOf = async (text: string) => (await sql.raw<{ id: string }>(text).execute(world.gateway.db)).rows
const firstId = async (text: string): Promise<string> => (await rowsOf(text))[0]?.id ?? ''
const headOf = async (stream: string) =>
  Number(await firstId(`select max(seq) as id from seals where stream = '${stream}'`))

/** Removes a user's only reward consistently: log, entitlement, state, transfers, entries, balances and account. */
const removalOf = (userId: string) => `
    create temp table gone as select transfer_id from rewards where user_id = '${userId}'
      union select transfer_id from ledger_transfers where kind = 'RESERVE' and reference like '${userId}:%';
    delete from log where user_id = '${userId}';
    delete from rewards where user_id = '${userId}';
    delete from entitlements where user_id = '${userId}';
    delete from source_states where user_id = '${userId}';
    update ledger_accounts a set balance = balance - e.total from (
      select account, asset, sum(amount) as total from ledger_entries where transfer_id in (select transfer_id from gone)
      group by account, asset) e where a.account = e.account and a.asset = e.asset;
    delete from ledger_entries where transfer_id in (select transfer_id from gone);
    delete from ledger_transfers where transfer_id in (select transfer_id from gone);
    delete from ledger_accounts where account = 'user:${userId}'`

test('[GW-3] seals, rows and anchor agree, and every row is sealed once', async () => {
  await sealMore()
  const { violations, notices, rows, seals } = await verify()
  expect([violations, notices]).toEqual([[], []])
  const [{ id: all } = { id: '' }] = await rowsOf(
    'select (select count(*) from ledger_transfers) + (select count(*) from events) + (select count(*) from audit_log) as id',
  )
  expect(rows).toBe(Number(all))
  expect(seals).toBeGreaterThanOrEqual(6)
  expect(await keeper.check()).toEqual([])
  expect(statSync(anchorFile).mode & 0o777).toBe(0o600)
})

test('[GW-3][D-12] the audit names a grant that a superuser removed with its reward, entries, task, audit line and balances', async () => {
  const [userId = ''] = claimed
  const transferId = await firstId(`select transfer_id as id from rewards where user_id = '${userId}'`)
  await world.database.attack(`
    delete from audit_log where subject in (select reward_id from rewards where user_id = '${userId}');
    ${removalOf(userId)}`)
  expect(await audit(world.gateway.db), 'the books alone look right').toEqual([])
  const { violations } = await verify()
  const missing = violations.filter(({ detail }) => detail === 'is missing').map(({ subject }) => subject)
  expect(missing).toContainEqual(
    expect.stringMatching(new RegExp(`^ledger seal \\d+, row \\d+: ${transferId} GRANT ${userId}:`)),
  )
  expect(missing).toHaveLength(3)
  const ofLedger = violations.filter(({ subject }) => subject.startsWith('ledger'))
  expect(ofLedger.map(({ activityIds }) => activityIds)).toEqual([[activityId], [activityId]])
})

test('[GW-3][D-26] the audit names a line of the audit log that a superuser deleted, and all claims are suspended', async () => {
  const id = await firstId(`select id from audit_log where action = 'reward.claim' order by id limit 1`)
  await world.database.attack(`delete from audit_log where id = ${id}`)
  const { violations } = await verify()
  expect(violations).toMatchObject([{ rule: 'sealed row is unchanged', detail: 'is missing' }])
  expect(violations[0]?.subject).toMatch(new RegExp(`^audit seal \\d+, row \\d+: ${id}$`))
  expect(claimsSuspended(violations, 'any activity')).toBe(true)
})

test('[GW-3] the audit names an event that a superuser changed, deleted or added among sealed ones', async () => {
  const [first = '', second = ''] = (await rowsOf('select event_id as id from events order by position')).map(
    ({ id }) => id,
  )
  await world.database.attack(`
    update events set payload = payload || '{"usdtVolume": "9000000"}' where event_id = '${first}';
    insert into events select 'forged', type, user_id, occurred_at, received_at, payload, content_hash, position
      from events where event_id = '${second}';
    delete from events where event_id = '${second}'`)
  expect(await found()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`events seal \\d+, row \\d+: ${first}: was changed$`)),
      expect.stringMatching(new RegExp(`events seal \\d+, row \\d+: ${second}: is missing$`)),
      expect.stringMatching(/events seal \d+: forged: was added after it was sealed$/),
    ]),
  )
})

test('[GW-3] the seal of a transfer reveals a change of one of its entries', async () => {
  const id = await firstId(`select transfer_id as id from rewards limit 1`)
  await world.database.attack(`update ledger_entries set amount = amount * 2 where transfer_id = '${id}'`)
  expect(await found()).toEqual([
    expect.stringMatching(new RegExp(`ledger seal \\d+, row \\d+: ${id} GRANT .*: was changed$`)),
  ])
})

test('[GW-3] the audit finds a truncated table, seal by seal', async () => {
  await world.database.attack('truncate audit_log')
  const gone = await found()
  expect(gone.length).toBeGreaterThanOrEqual(4)
  expect(gone.every((text) => /^sealed row is unchanged: audit seal \d+, row [1-9]/.test(text))).toBe(true)
})

test('[GW-3] the anchor outside the database reveals that the last seals were deleted with their rows', async () => {
  await sealMore()
  const head = await headOf('events')
  await world.database.attack(`
    delete from events where position >= (select from_position from seals where stream = 'events' and seq = ${head});
    delete from seals where stream = 'events' and seq = ${head}`)
  const missing = `anchored seal is kept: events seal ${head}: is in the anchor and missing in the database`
  expect(await found()).toEqual([missing])
  expect((await keeper.check()).map(({ subject }) => subject)).toEqual([`events seal ${head}`])
})

test('[GW-3] new seals after a deletion differ from the anchored ones, and the anchor keeps the old', async () => {
  const evidence = readFileSync(anchorFile, 'utf8')
  const database = await firstId('select database_id as id from seal_origin')
  await world.database
    .attack(`delete from events where event_id = (select event_id from events order by position limit 1);
    delete from seals where stream = 'events'`)
  await seal(createSealKeeper(world.gateway, null))
  expect(await found()).toContainEqual(
    expect.stringMatching(/^anchored seal is kept: events seal \d+: is (another one than|in the anchor and missing)/),
  )
  await keeper.seal()
  expect(readFileSync(anchorFile, 'utf8')).toBe(evidence)
  expect(evidence).toContain(database)
})

test('[GW-3][D-12] a deleted, changed or replaced seal breaks the chain at its place', async () => {
  await sealMore()
  await sealMore()
  const head = await headOf('ledger')
  expect(await keeper.check()).toEqual([])
  await world.database.attack(`delete from seals where stream = 'ledger' and seq = ${head - 1}`)
  expect(await found()).toContain(`seals form a chain: ledger seal ${head}: 1 seals before it are missing`)
  await world.database.attack(
    `update seals set row_count = row_count, until_position = until_position + 1 where stream = 'audit' and seq = 1`,
  )
  const after = await found()
  for (const all of [after, (await keeper.check()).map(keyOf)])
    expect(all).toContain('seals form a chain: audit seal 1: was changed')
  expect(after).toContain('seals form a chain: audit seal 2: does not continue seal 1')
  await world.database.attack(
    `update seals set names = replace(names, '"1"', '"7"') where stream = 'audit' and seq = 1`,
  )
  expect(await found()).toContain('seals form a chain: audit seal 1: its list of rows was changed')
})

test('[GW-3] a row of a long transaction is sealed after its end, not skipped', async () => {
  const insert = (id: string) =>
    sql`insert into audit_log (at, actor, action, subject, detail) values (0, 'x', 'x', ${id}, '{}')`
  const { db } = world.gateway
  const [end, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = db.transaction().execute(async (tx) => {
    await insert('late').execute(tx)
    written.resolve()
    await end.promise
  })
  await written.promise
  await insert('early').execute(db)
  await keeper.seal()
  const sealed = `select a.subject as id from audit_log a join seals s
    on s.stream = 'audit' and a.position >= s.from_position and a.position < s.until_position`
  const names = async () => (await rowsOf(sealed)).map(({ id }) => id)
  expect(await names()).not.toContain('early')
  end.resolve()
  await late
  await seal()
  expect(await names()).toEqual(expect.arrayContaining(['late', 'early']))
  expect(await found()).toEqual([])
})

test('[GW-3] two gateways that seal at once create one chain, and each anchors it', async () => {
  const otherFile = join(dir, 'other.log')
  const other = createSealKeeper(world.gateway, otherFile)
  const sealing = async (by: SealKeeper) => {
    for (let round = 0; round < 15; round += 1) await by.seal()
  }
  await Promise.all([sealing(keeper), sealing(other), claimOnce(), claimOnce(), claimOnce()])
  await seal()
  await seal(other)
  expect(await found()).toEqual([])
  const { violations, notices } = await verifySeals(world.gateway.db, { anchorFile: otherFile })
  expect([violations, notices]).toEqual([[], []])
})

test('[GW-3] a full disk leaves no half line in the anchor, which gets the seals when there is space', async (context) => {
  const folder = mkdtempSync(join(dir, 'disk-'))
  await withSmallDisk(context, folder, 'size=64k', async (disk) => {
    const file = join(folder, 'seals.log')
    const own = createSealKeeper(world.gateway, file)
    await seal(own)
    const before = readFileSync(file, 'utf8')
    disk.fill()
    const seals = async () => {
      await claimOnce()
      return own.seal().then(
        () => 'fits',
        (error: Error) => error.message,
      )
    }
    // The last page of the file still takes some lines.
    await vi.waitFor(async () => expect(await seals()).toContain('ENOSPC'), { interval: 1 })
    const lines = readFileSync(file, 'utf8')
    expect([lines.startsWith(before), lines.endsWith('}\n')]).toEqual([true, true])
    disk.empty()
    await seal(own)
    expect(await verifySeals(world.gateway.db, { anchorFile: file })).toMatchObject({ violations: [], notices: [] })
  })
})

test('[GW-3] a missing anchor gives a notice and no violation', async () => {
  rmSync(anchorFile)
  expect(await verify()).toMatchObject({ violations: [], notices: [expect.stringContaining('There is no anchor')] })
  writeFileSync(anchorFile, '{"at":')
  const { violations, notices } = await verify()
  expect(violations).toEqual([])
  expect(notices).toEqual([expect.stringContaining('is empty'), expect.stringContaining(': 1.')])
})

const REPLACED =
  'anchored seal is kept: the origin of the chain: is not that of the anchor, which names another database only'

test('[GW-3] a chain that a superuser rewrote from a new origin is found, and no gateway anchors it', async () => {
  const evidence = readFileSync(anchorFile, 'utf8')
  await world.database.attack(`
    update events set payload = payload || '{"usdtVolume": "9000000"}' where event_id = (select min(event_id) from events);
    delete from seals; update seal_origin set database_id = 'rewritten'`)
  await seal(createSealKeeper(world.gateway, null))
  expect(await found()).toEqual([REPLACED])
  const restarted = createSealKeeper(world.gateway, anchorFile)
  await restarted.seal()
  expect((await restarted.check()).map(({ subject }) => subject)).toEqual(['the origin of the chain'])
  expect(readFileSync(anchorFile, 'utf8')).toBe(evidence)
  await acceptFindings(world.gateway, { anchorFile, reason: 'a new server', violations: (await verify()).violations })
  expect(await found()).toEqual([])
})

test('[GW-3] a new database may use the anchor file of another one', async () => {
  const foreign = { at: 1, database: 'elsewhere', stream: 'events', seq: 900, hash: 'ab' }
  writeFileSync(anchorFile, `${JSON.stringify(foreign)}\n`)
  await world.database.attack('delete from seals')
  const first = createSealKeeper(world.gateway, anchorFile)
  await seal(first)
  expect([await found(), await first.check()]).toEqual([[], []])
})

test('[GW-3] a deleted chain is found after a restart and blocks sealing until it is accepted', async () => {
  // A million transactions in this database take too long for a test.
  const tables = ['ledger_transfers', 'events', 'audit_log']
  await world.database.attack(`
    ${tables.map((table) => `update ${table} set position = position - 2000000;`).join(' ')} delete from seals`)
  rmSync(anchorFile)
  const restarted = createSealKeeper(world.gateway, anchorFile)
  await restarted.seal()
  const missing = 'seals form a chain: all seals: are missing, although rows were written a million transactions ago'
  expect((await restarted.check()).map(keyOf)).toEqual([missing])
  expect([await found(), await headOf('ledger')]).toEqual([[missing], 0])
  const { violations } = await verify()
  await acceptFindings(world.gateway, { anchorFile, reason: 'the tables were copied without their seals', violations })
  await seal(restarted)
  expect(await headOf('audit'), 'the acceptance itself is sealed').toBeGreaterThan(0)
  expect(await found()).not.toContain(missing)
})

test('[GW-3][D-12] a transfer that a superuser deleted is found by the books and by the seals', async () => {
  const id = await firstId(`select transfer_id as id from rewards limit 1`)
  await world.database.attack(`delete from ledger_transfers where transfer_id = '${id}'`)
  const rules = async () => new Set((await audit(world.gateway.db)).map(({ rule }) => rule))
  expect(await rules()).toEqual(
    new Set(['entry has its transfer', 'reward is a GRANT transfer', 'row has the row that it refers to']),
  )
  expect(await found()).toEqual([expect.stringMatching(new RegExp(`: ${id} GRANT .*: is missing$`))])
  await world.database.attack(`
    update ledger_accounts a set balance = balance - e.amount from ledger_entries e
      where e.transfer_id = '${id}' and a.account = e.account and a.asset = e.asset;
    delete from ledger_entries where transfer_id = '${id}'`)
  expect(await rules()).toContain('reward is a GRANT transfer')
  expect(await found()).toEqual([expect.stringMatching(new RegExp(`: ${id} GRANT .*: is missing$`))])
})

test('[GW-3][D-12] a reward that a superuser removed with its transfers is named by the audit log', async () => {
  const [userId = ''] = claimed
  const rewardId = await firstId(`select reward_id as id from rewards where user_id = '${userId}'`)
  await world.database.attack(removalOf(userId))
  expect(await audit(world.gateway.db)).toMatchObject([
    { rule: 'granted reward of the audit log exists', subject: rewardId, detail: 'reward.claim without a reward' },
  ])
})

test('[GW-3] lines of the anchor that two processes wrote out of order are no violation, and each still counts', async () => {
  await sealMore()
  const lines = readFileSync(anchorFile, 'utf8').trim().split('\n')
  writeFileSync(anchorFile, `${lines.toReversed().join('\n')}\n`)
  expect(await found()).toEqual([])
  const [{ id: hash } = { id: '' }] = await rowsOf(`select hash as id from seals where stream = 'audit' and seq = 1`)
  const other = hash.replace(/^./, (first) => (first === '0' ? '1' : '0'))
  writeFileSync(anchorFile, readFileSync(anchorFile, 'utf8').replaceAll(hash, other))
  expect(await found()).toEqual(['anchored seal is kept: audit seal 1: is another one than in the anchor'])
})

test('[GW-3] after a restore an operator accepts the missing rows with a reason, and only those', async () => {
  await sealMore()
  const head = await headOf('events')
  await world.database.attack(`delete from seals where stream = 'events' and seq = ${head};
    delete from audit_log where id = (select min(id) from audit_log)`)
  const { violations } = await verify()
  expect(violations).toHaveLength(2)
  await acceptFindings(world.gateway, { anchorFile, reason: 'restored from a backup', violations })
  expect(await found()).toEqual([])
  expect(await keeper.check()).toEqual([])
  await seal()
  expect(await found()).toEqual([])
  expect(await firstId(`select detail ->> 'reason' as id from audit_log where action = 'seals.accepted'`)).toBe(
    'restored from a backup',
  )
  await world.database.attack(`delete from audit_log where id = (select min(id) from audit_log)`)
  expect(await found()).toHaveLength(1)
})

test('[GW-7] the running auditor finds a deleted row, and reports nothing after the row is restored', async () => {
  const { gateway } = world
  const [row] = await rowsOf('select event_id as id, to_jsonb(e)::text as text from events e order by position limit 1')
  const { id = '', text = '' } = { ...row } as { id?: string; text?: string }
  const auditor = startAuditor(gateway, { everyMs: 20, checkSeals: keeper.check })
  await world.database.attack(`delete from events where event_id = '${id}'`)
  const rules = () => gateway.violations.map(({ rule }) => rule)
  await vi.waitFor(() => expect(rules()).toEqual([TALLY_RULE, 'sealed row is unchanged']))
  await world.database.attack(`insert into events select * from jsonb_populate_record(null::events, '${text}')`)
  await vi.waitFor(() => expect(gateway.violations).toEqual([]))
  await auditor.stop()
})
