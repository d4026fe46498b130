import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { tryAdvisoryLock, withAdvisoryLock } from './advisory-lock.ts'
import { createDb } from './client.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const { database } = await borrowGateway()
const other = createDb({ connectionString: database.url, poolSize: 2 })
afterAll(() => other.destroy())

test('[GW-1] runs works of one name one after the other, of two names at once, and longer than lock_timeout', async () => {
  const order: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const first = withAdvisoryLock(database.db, 'seed', async () => {
    order.push('first')
    await held
    order.push('first ends')
  })
  await expect.poll(() => order).toEqual(['first'])
  const second = withAdvisoryLock(other, 'seed', () => Promise.resolve(order.push('second')))
  await withAdvisoryLock(database.db, 'another', () => Promise.resolve(order.push('another')))
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  release()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'another', 'first ends', 'second'])
})

test('[GW-1] releases the lock when the work fails', async () => {
  await expect(withAdvisoryLock(database.db, 'seed', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await withAdvisoryLock(other, 'seed', () => Promise.resolve('done'))).toBe('done')
})

test('[GW-1] does not wait for a lock that is only tried, and takes it when it is free', async () => {
  const attempt = (db: typeof other) => tryAdvisoryLock(db, 'tried', () => Promise.resolve('done'))
  await tryAdvisoryLock(database.db, 'tried', async () => expect(await attempt(other)).toBeNull())
  expect(await attempt(other)).toBe('done')
})

test('[GW-1] a lock that is held keeps no snapshot, which would keep vacuum from old rows', () =>
  withAdvisoryLock(database.db, 'held for days', async () => {
    const { rows } = await sql<{ backendXmin: string | null }>`
      select backend_xmin from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`.execute(
      other,
    )
    expect(rows).toEqual([{ backendXmin: null }])
  }))
