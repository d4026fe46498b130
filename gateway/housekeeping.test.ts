import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainBanner } from '#lib/contract/site/main-banner.ts'
import { refreshToken } from '#lib/contract/session/refresh-token.ts'
import { login } from '#lib/contract/session/login.ts'
import { keepHouse } from '#gateway/housekeeping.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => gateway.stop())

const MINUTE = 60_000
const rows = async (table: 'signatureNonces' | 'tokens' | 'loginAttempts' | 'spentChallenges') =>
  (await gateway.db.selectFrom(table).select(gateway.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

test('[GW-7] what has served its time goes, and nothing sooner', async () => {
  const user = await gateway.register()
  await gateway.call(mainBanner, {})
  await gateway.call(login, { body: { loginName: 'nobody@example.test', password: 'not the password' } })
  await gateway.db.insertInto('spentChallenges').values({ challenge: 'x', expiresAt: gateway.clock.now() }).execute()
  const before = await rows('signatureNonces')

  await keepHouse(gateway.ctx)
  expect([await rows('signatureNonces'), await rows('tokens'), await rows('loginAttempts')]).toEqual([before, 3, 2])
  expect(await rows('spentChallenges')).toBe(0)

  gateway.clock.set(gateway.clock.now() + 16 * MINUTE)
  await keepHouse(gateway.ctx)
  expect([await rows('signatureNonces'), await rows('tokens'), await rows('loginAttempts')]).toEqual([0, 2, 0])
  const cookie = `refreshToken=${user.cookies.refreshToken}`
  expect((await gateway.call(refreshToken, {}, { headers: { cookie } })).code).toBe('00000')
})
