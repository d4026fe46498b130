import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLS, OPS_CALLS } from '#lib/contract/index.ts'
import { ROUTES } from '#gateway/routes/registry.ts'
import { targetOf } from '#gateway/testing/signed-request.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import { NOT_BUILT } from './not-built.ts'
import { sessionOfRole } from './roles.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(async () => gateway.stop())

const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name).toSorted()
const contract = [...CALLS, ...OPS_CALLS]

test('[API-6] every route is a call of the contract, bound once, with the definition of the registry', () => {
  expect(new Set(ROUTES.map(({ call }) => call.name)).size).toBe(ROUTES.length)
  for (const { call } of ROUTES) expect(contract).toContain(call)
})

test('[GW-1] the calls without a route are exactly those listed as not built', () => {
  const routed = new Set(ROUTES.map(({ call }) => call.name))
  expect(names(contract.filter(({ name }) => !routed.has(name)))).toEqual(NOT_BUILT.toSorted())
})

test('[GW-1] a call that is not built answers 51099, and a built one never does', async () => {
  const token = await sessionOfRole(gateway, 'agent')
  const filled = { params: { id: 'a1', alias: 'a1' } }
  for (const call of contract.filter(({ auth }) => auth !== 'ops')) {
    const response = await gateway.send({
      method: call.method,
      target: targetOf(call, filled),
      token: call.name === 'logout' ? await sessionOfRole(gateway, 'user') : token,
      signed: call.signed,
    })
    const { code } = response.json<{ code: string }>()
    expect.soft(code === '51099', call.name).toBe(NOT_BUILT.includes(call.name))
  }
})
