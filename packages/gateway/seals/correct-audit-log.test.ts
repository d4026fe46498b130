import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { pseudonymOf } from '#gateway/keys.ts'
import { createSealKeeper } from '#gateway/seals/seal-keeper.ts'
import { verifySeals } from '#gateway/seals/verify-seals.ts'
import { createClock } from '../clock.ts'
import { createLog } from '../telemetry/logging.ts'
import { sealAll } from '../testing/seal-all.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { auditCorrections } from '../db/migrations/0084-audit-corrections.ts'
import { correctAuditLog } from './correct-audit-log.ts'

const database = await createTestDatabase()
const { db, asOwner } = database
afterAll(() => database.drop())
const pseudonym = 'a key of pseudonyms'
await db.insertInto('secrets').values({ name: 'pseudonym', value: pseudonym }).execute()
const hashed = (text: string): string => `#${pseudonymOf({ pseudonym }, text)}`
const keeper = createSealKeeper({ db, clock: createClock(), log: createLog('silent') }, null)

/** A line as the version before wrote it. */
const writeLine = (action: string, subject: string, detail: object) =>
  db
    .insertInto('auditLog')
    .values({ at: 1, actor: 'operator:ada', action, subject, detail: JSON.stringify(detail) })
    .execute()
const linesWith = (where: { actor?: string; action?: string; subject?: string }) =>
  db
    .selectFrom('auditLog')
    .selectAll()
    .where((column) => column.and(where))
    .orderBy('id')
    .execute()

const correct = () => asOwner((owner) => correctAuditLog(owner, 2))
const needs = async () =>
  (
    await asOwner((owner) =>
      sql`select needs from schema_needs where migration = '0084-audit-corrections'`.execute(owner),
    )
  ).rows

const faults = async () => (await verifySeals(db, { anchorFile: null })).violations

test('the migration itself changes no line, so that the version before keeps working beside this one', async () => {
  await writeLine('audit.read', 'audit_log', { subject: 'before@seal.example' })
  const before = await linesWith({})
  await asOwner(async (owner) => {
    await sql`drop table audit_corrections`.execute(owner)
    await auditCorrections.up(owner)
    await sql`grant select on audit_corrections to public`.execute(owner)
  })
  expect(await linesWith({})).toEqual(before)
  expect(await needs()).toEqual([])
})

test('lines that name a person get the keyed hash, and their seals still find changes', async () => {
  const userId = 'u_1'
  await writeLine('user.read', userId, { part: 'user' })
  expect(await correct()).toBe(1)
  expect(await needs()).toHaveLength(1)
  expect(await correct()).toBe(0)
  await writeLine('user.read', userId, { part: 'user' })
  await writeLine('audit.read', 'ju.smith@example.com', { subject: 'ju.smith@example.com', action: 'user.read' })
  await writeLine('audit.read', 'Gomez', { subject: 'Gomez' })
  await writeLine('audit.read', userId, { subject: userId, actor: 'operator:ada' })
  await writeLine('grant.made', 'rw1', { note: 'she wrote from ＪＵ＠example.com or +49 151 23456789', ticket: 'T-7' })
  const colleagues = { approvedBy: 'lena@exchange.example', key: 'k@1', session: 's@1' }
  await writeLine('grant.made', 'rw2', { note: 'for ju@example.com', ...colleagues })
  await sealAll(db, keeper)
  await writeLine('audit.read', 'after@seal.example', { subject: 'after@seal.example' })
  expect(await correct()).toBe(5)
  expect(await correct()).toBe(0)

  const lines = await linesWith({ actor: 'operator:ada' })
  expect(lines.map(({ subject, detail }) => [subject, detail])).toEqual([
    ['audit_log', { subject: hashed('before@seal.example') }],
    [userId, { part: 'user' }],
    [userId, { part: 'user' }],
    [hashed('ju.smith@example.com'), { subject: hashed('ju.smith@example.com'), action: 'user.read' }],
    [hashed('Gomez'), { subject: hashed('Gomez') }],
    [userId, { subject: userId, actor: 'operator:ada' }],
    ['rw1', { note: `she wrote from ${hashed('ＪＵ＠example.com')} or ${hashed('+49 151 23456789')}`, ticket: 'T-7' }],
    ['rw2', { note: `for ${hashed('ju@example.com')}`, ...colleagues }],
    [hashed('after@seal.example'), { subject: hashed('after@seal.example') }],
  ])
  expect(await linesWith({ action: 'audit.corrected' })).toMatchObject([
    { detail: { lines: 1, sealed: [] } },
    { actor: 'migration', detail: { lines: 5, sealed: Array.from({ length: 4 }, () => expect.any(Array)) } },
  ])
  expect(await needs()).toHaveLength(1)
  expect(await faults()).toEqual([])
  await sealAll(db, keeper)
  expect(await faults()).toEqual([])
  expect(await keeper.check()).toEqual([])

  const [corrected] = await linesWith({ subject: hashed('Gomez') })
  await asOwner(async (owner) => {
    await sql`alter table audit_log disable trigger user`.execute(owner)
    await sql`update audit_log set subject = 'other' where id = ${corrected?.id}`.execute(owner)
    await sql`alter table audit_log enable trigger user`.execute(owner)
  })
  expect(await faults()).toMatchObject([{ rule: 'sealed row is unchanged' }])
})
