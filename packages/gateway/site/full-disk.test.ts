import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { createDb } from '#gateway/db/client.ts'
import { healthReady } from '@fanfare/contract/ops/gateway.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { prepareDatabase } from '#gateway/prepare-database.ts'
import { startPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { withSmallDisk } from '@fanfare/runner/testing/small-disk.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'

// A server of its own: a full disk stops the checkpoints of all of its databases.
test('[GW-7] the gateway is not ready while the disk is full, and ready again afterwards', async (context) => {
  const dataDir = temporaryFolder()
  const postgres = await startPostgres({ dataDir, log: () => {}, durable: false })
  const server = createDb({ connectionString: postgres.adminUrl, poolSize: 1 })
  const path = temporaryFolder()
  const stop = async () => {
    await server.destroy()
    await postgres.stop()
  }
  context.onTestFinished(stop)
  const { rows } = await sql<{ at: string }>`select current_setting('data_directory') as at`.execute(server)
  const { uid, gid } = statSync(rows[0]?.at ?? dataDir)
  await withSmallDisk(context, path, `size=48m,mode=0700,uid=${uid},gid=${gid}`, async (disk) => {
    await sql`create tablespace small location ${sql.lit(path)}`.execute(server)
    await sql`create database small tablespace small`.execute(server)
    const url = new URL('/small', postgres.adminUrl).href
    await prepareDatabase({ owner: url, gateway: url })
    const db = createDb({ connectionString: url })
    const gateway = await startGateway({ database: { db, url } })
    const databaseCheck = async () =>
      (await gateway.call(healthReady, {})).data.checks.find(({ name }) => name === 'database')
    const signUp = async (index: number) => {
      const email = `disk-${index}@example.test`
      const body = { email, password: 'a quiet harbour at dawn', languageType: 1, termsAccepted: true as const }
      return (await gateway.call(register, { body })).code
    }
    await expect.poll(databaseCheck).toEqual({ name: 'database', ok: true })
    disk.fill()
    // Rows that fit the pages that exist are still accepted.
    let index = 0
    await vi.waitFor(async () => expect(await signUp((index += 1))).toBe('50300'), { interval: 1 })
    const full = { name: 'database', ok: false, reason: 'is not available' }
    await expect.poll(databaseCheck).toEqual(full)
    disk.empty()
    await vi.waitFor(async () => expect((await databaseCheck())?.ok).toBe(true))
    expect(await signUp(0)).toBe('00000')
    await gateway.app.close()
    await db.destroy()
    await stop()
  })
})
