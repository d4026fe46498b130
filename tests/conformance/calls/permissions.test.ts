import { expect, test } from 'vitest'
import type { CallAuth, CallDefinition } from '@fanfare/contract/define-call.ts'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { targetOf } from '@fanfare/gateway/testing/signed-request.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { ROLES, sessionOfRole, type Role } from './roles.ts'

const gateway = await borrowGateway()

/** The refusal of each role (contract §4); null means admitted. */
const REFUSAL_OF_ROLE: Record<Exclude<CallAuth, 'ops'>, Record<Role, string | null>> = {
  public: { visitor: null, stranger: null, user: null, agent: null },
  user: { visitor: '600', stranger: '00004', user: null, agent: null },
  agent: { visitor: '600', stranger: '00004', user: '51030', agent: null },
  probe: { visitor: null, stranger: null, user: null, agent: null },
}
const REFUSALS = ['600', '00004', '434', '51030']

/** `refreshToken` authenticates by its cookie: without one it answers 600 to every role. */
const BY_COOKIE = new Set(['refreshToken'])

const ask = async (call: CallDefinition, token: string | undefined): Promise<string> => {
  const response = await gateway.send({
    method: call.method,
    target: targetOf(call, { params: { id: 'a1', alias: 'a1' } }),
    signed: call.signed,
    ...(token === undefined ? {} : { token }),
  })
  return response.json<{ code: string }>().code
}

const open = CALLS.filter(({ auth, name }) => auth !== 'ops' && !BY_COOKIE.has(name))

test.each(open.map((call) => [call.name, call] as const))(
  '[AUTH-7][DEV-10][D-19] %s admits exactly the roles of the contract',
  async (_name, call) => {
    for (const role of ROLES) {
      const expected = REFUSAL_OF_ROLE[call.auth as keyof typeof REFUSAL_OF_ROLE][role]
      const code = await ask(call, await sessionOfRole(gateway, role))
      if (expected === null) expect.soft(REFUSALS, role).not.toContain(code)
      else expect.soft(code, role).toBe(expected)
    }
  },
)

test.each([
  'Bearer',
  'Bearer ',
  'bearer  x y',
  'Basic dXNlcjpwYXNz',
  `Bearer ${'x'.repeat(5000)}`,
  "Bearer ' or 1=1 --",
  'Bearer null',
])(
  '[AUTH-7] answers 00004 to the broken token %s in a user call, and ignores it in a public call',
  async (authorization) => {
    for (const [name, expected] of [
      ['userinfo', '00004'],
      ['activityList', '00000'],
    ] as const) {
      const call = CALLS.find((candidate) => candidate.name === name)
      const { method = 'GET', path = '' } = call ?? {}
      const response = await gateway.send({ method, target: path, headers: { authorization } })
      expect(response.json<{ code: string }>().code).toBe(expected)
    }
  },
)

test.each(OPS_CALLS.filter(({ auth }) => auth === 'ops').map((call) => [call.name, call] as const))(
  '[GW-2][DEV-10][D-19] %s is for the holder of the operator key alone, whoever is logged in',
  async (_name, call) => {
    const target = targetOf(call, { params: { alias: 'a1' } })
    for (const role of ROLES) {
      const token = await sessionOfRole(gateway, role)
      const response = await gateway.send({ method: call.method, target, ...(token === undefined ? {} : { token }) })
      expect.soft([response.statusCode, response.json<{ code: string }>().code], role).toEqual([401, '40001'])
    }
    const answer = await gateway.ops(call.method, target, call.method === 'GET' ? undefined : {})
    expect(answer.code).not.toBe('40001')
  },
)
