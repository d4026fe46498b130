import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { mainBanner } from '@fanfare/contract/site/main-banner.ts'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { deleteBatch } from '#gateway/db/delete-batch.ts'
import { purgeExpired } from './retention.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const gateway = await borrowGateway()

const MINUTE = 60_000
const backlog = (count: number) =>
  gateway.db
    .insertInto('signatureNonces')
    .values(Array.from({ length: count }, (_, index) => ({ timestamp: index, vs: 'old', rememberUntil: 1 })))
    .execute()
const rows = async (table: 'signatureNonces' | 'tokens' | 'loginAttempts' | 'spentChallenges') =>
  (await gateway.db.selectFrom(table).select(gateway.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

test('[GW-7] deletes rows once they have expired, and none earlier', async () => {
  const user = await gateway.register()
  await gateway.call(mainBanner, {})
  await gateway.call(login, { body: { loginName: 'nobody@example.test', password: 'not the password' } })
  await gateway.db.insertInto('spentChallenges').values({ challenge: 'x', expiresAt: gateway.clock.now() }).execute()
  const before = await rows('signatureNonces')

  await purgeExpired(gateway.ctx)
  expect([await rows('signatureNonces'), await rows('tokens'), await rows('loginAttempts')]).toEqual([before, 3, 2])
  expect(await rows('spentChallenges')).toBe(0)

  gateway.clock.set(gateway.clock.now() + 16 * MINUTE)
  await purgeExpired(gateway.ctx)
  expect([await rows('signatureNonces'), await rows('tokens'), await rows('loginAttempts')]).toEqual([0, 2, 2])
  const cookie = `refreshToken=${user.cookies.refreshToken}`
  expect((await gateway.call(refreshToken, {}, { headers: { cookie } })).code).toBe('00000')

  gateway.clock.set(gateway.clock.now() + 24 * 60 * MINUTE)
  await purgeExpired(gateway.ctx)
  expect(await rows('loginAttempts')).toBe(0)
})

test('[GW-7] deletes a backlog in batches of a limited size', async () => {
  const kept = await rows('signatureNonces')
  await backlog(23)
  const isOver = sql`remember_until <= 1`
  expect(await deleteBatch(gateway.db, 'signatureNonces', ['timestamp', 'vs'], isOver, 10)).toBe(10)
  expect(await rows('signatureNonces')).toBe(kept + 13)
  await purgeExpired(gateway.ctx, { batch: 4 })
  expect(await rows('signatureNonces')).toBe(kept)
})

test('[GW-7] logs a step that fails and runs the steps after it', async () => {
  const warn = vi.spyOn(gateway.ctx.log, 'warn')
  await gateway.db.insertInto('spentChallenges').values({ challenge: 'y', expiresAt: 1 }).execute()
  await gateway.asOwner((db) => db.schema.alterTable('signatureNonces').renameTo('elsewhere').execute())
  await purgeExpired(gateway.ctx)
  await gateway.asOwner((db) => db.schema.alterTable('elsewhere').renameTo('signatureNonces').execute())
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ step: 'nonces' }), 'housekeeping failed')
  expect(await rows('spentChallenges')).toBe(0)
  warn.mockRestore()
})
