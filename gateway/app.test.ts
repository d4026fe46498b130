import { afterAll, beforeAll, expect, test } from 'vitest'
import { health } from '#lib/contract/site/health.ts'
import { userinfo } from '#lib/contract/session/userinfo.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => gateway.stop())

test('[GW-7] health answers without a signature and without data', async () => {
  const answer = await gateway.call(health, {})
  expect(answer).toMatchObject({ status: 200, code: '00000', data: {} })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('[AUTH-5] a fresh account is logged in', async () => {
  const user = await gateway.register()
  const answer = await gateway.call(userinfo, { body: {} }, { token: user.token })
  expect(answer.data).toMatchObject({ userId: user.userId, loginName: user.loginName, isLogin: true })
})
