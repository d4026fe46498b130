import { fact } from '#gateway/testing/task-facts.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { beginSettlement, saveFailure } from '#gateway/results/db/activity-settlements.ts'
import { settleEnded } from '#gateway/results/settle-ended.ts'
import { createContest, UNTIL_FINAL } from '#gateway/testing/contest.ts'
import { insertBackApplication } from '#gateway/activities/db/participations.ts'
import { createPool, dbOn } from '#gateway/db/client.ts'
import { STATEMENT_CHANNEL, type SentStatement } from '#gateway/db/preparing-client.ts'
import { createTaskWorld, trade, tradeTask } from '#gateway/testing/task-world.ts'
import { registerGauges } from './gauges.ts'
import { insertSchedule, saveScheduleFailure } from '#gateway/staff/db/activity-schedules.ts'
import { activityFile } from '#gateway/testing/activity-file.ts'

async function createGauges() {
  const world = await createTaskWorld()
  const { config } = world.gateway
  const pool = createPool({ connectionString: config.databaseUrl })
  const db = dbOn(pool)
  onTestFinished(() => db.destroy())
  const registry = new Registry()
  const metrics = { registry }
  registerGauges({ config, db, clock: world.clock, metrics, replica: null, lastWholeAudit: null }, pool)
  const values = async (names: RegExp) => {
    const lines = (await registry.metrics()).split('\n').filter((line) => names.test(line))
    return Object.fromEntries(lines.map((line) => line.split(' '))) as Record<string, string>
  }
  return { world, clock: world.clock, pool, db, registry, values }
}

test('[DEV-6] the metrics show due settlements by their step, failures, and how late the first is', async () => {
  const { world, clock, db, values } = await createGauges()
  const settlements = () => values(/^fanfare_settlement/)
  const activityId = await createContest(world, { alias: 'metrics', tiers: [], scores: [] })
  const none = {
    'fanfare_settlements{step="freeze"}': '0',
    fanfare_settlements_failing: '0',
    fanfare_settlement_delay_seconds: '0',
  }
  expect(await settlements()).toMatchObject(none)
  clock.advance(UNTIL_FINAL + 5000)
  expect(await settlements()).toMatchObject({
    ...none,
    'fanfare_settlements{step="freeze"}': '1',
    fanfare_settlement_delay_seconds: '5',
  })
  await beginSettlement(db, activityId, clock.now())
  await saveFailure(db, { activityId, error: 'out of order', retryAt: clock.now() })
  expect(await settlements()).toMatchObject({ fanfare_settlements_failing: '1' })
  await settleEnded(world.gateway)
  expect(await settlements()).toMatchObject(none)
})

test('the metrics show how many people wait for the staff, and how long the first of them has', async () => {
  const { world, clock, db, values } = await createGauges()
  const queues = () => values(/^fanfare_(review|win_back|proposal|schedules)/)
  const none = {
    'fanfare_reviews_open{kind="FLAG"}': '0',
    'fanfare_reviews_open{kind="REVERSAL"}': '0',
    'fanfare_review_oldest_seconds{kind="FLAG"}': '0',
    'fanfare_review_oldest_seconds{kind="REVERSAL"}': '0',
    fanfare_win_back_oldest_seconds: '0',
    fanfare_proposals_oldest_seconds: '0',
    fanfare_schedules_failed: '0',
  }
  expect(await queues()).toEqual(none)
  const activityId = await world.publish({ alias: 'waiting', tasks: [tradeTask()] })
  const userId = await world.addParticipant(activityId)
  const occurredAt = clock.now()
  await world.send(fact('user.flagged', occurredAt, { userId, reason: 'BOT' }))
  await world.sendAndEvaluate(trade(userId, occurredAt))
  await world.claim(userId, activityId)
  const application = { activityId, userId, reason: null, contactAllowed: false, status: 'RECEIVED' as const }
  await insertBackApplication(db, { ...application, appliedAt: clock.now() })
  const schedule = {
    alias: 'late',
    hash: 'h',
    at: 1,
    basedOn: 0,
    note: '',
    scheduledBy: 'ann',
    via: 'KEY',
    key: 'k',
  } as const
  await insertSchedule(db, { ...schedule, file: activityFile(), replaces: [] })
  await saveScheduleFailure(db, schedule, { code: '40000', issues: [] })
  clock.advance(7000)
  expect(await queues()).toEqual({
    ...none,
    'fanfare_reviews_open{kind="FLAG"}': '1',
    'fanfare_review_oldest_seconds{kind="FLAG"}': '7',
    fanfare_win_back_oldest_seconds: '7',
    fanfare_schedules_failed: '1',
  })
})

test('scrapes at the same time share one connection, with one statement at a time', async () => {
  const { pool, registry } = await createGauges()
  let [open, most, sent, waited] = [0, 0, 0, 0]
  // The channel has the statements of all pools of the process.
  const ours = new AsyncLocalStorage<true>()
  const onStatement = (message: unknown): void => {
    if (!ours.getStore()) return
    sent += 1
    open += 1
    most = Math.max(most, open)
    waited = Math.max(waited, pool.waitingCount)
    const done = () => (open -= 1)
    ;(message as SentStatement).ended.then(done, done)
  }
  subscribe(STATEMENT_CHANNEL, onStatement)
  const scrapes = await ours.run(true, () => Promise.all([registry.metrics(), registry.metrics(), registry.metrics()]))
  unsubscribe(STATEMENT_CHANNEL, onStatement)
  for (const scrape of scrapes) {
    expect(scrape).toContain('fanfare_ledger_unbalanced_assets 0\n')
    expect(scrape).toContain('fanfare_payouts{state="READY"} 0\n')
  }
  expect({ connections: pool.totalCount, most, waited }).toEqual({ connections: 1, most: 1, waited: 0 })
  expect(sent).toBeGreaterThan(15)
  expect(sent).toBeLessThan(30)
})

test('a read that fails makes its own gauges unknown, and a database that is away all of them', async () => {
  const { world, db, registry } = await createGauges()
  const rename = (from: string, to: string) =>
    world.database.asOwner((owner) => owner.schema.alterTable(from).renameTo(to).execute())
  await rename('mails', 'mails_away')
  const broken = await registry.metrics()
  await rename('mails_away', 'mails')
  expect(broken).toContain('fanfare_mail_delay_seconds -1\n')
  expect(broken).toContain('fanfare_win_back_oldest_seconds 0\n')
  await db.destroy()
  const away = await registry.metrics()
  expect(away).toContain('fanfare_win_back_oldest_seconds -1\n')
  expect(away).toContain('fanfare_clock_offset_seconds Nan\n')
})
