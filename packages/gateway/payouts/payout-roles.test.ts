import { expect, test } from 'vitest'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { malformed } from '#gateway/testing/signed-request.ts'
import { writeKeys } from '#gateway/testing/write-keys.ts'

const SECRETS = { viewer: 'secret-of-a-viewer', risk: 'secret-of-the-risk-team', platform: 'secret-of-the-wallet' }
const opsKeysFile = writeKeys(Object.entries(SECRETS).map(([role, secret]) => ({ name: role, secret, roles: [role] })))
const gateway = await borrowGateway({ config: { opsKeysFile, payouts: true } })

interface Request {
  method?: 'GET' | 'POST'
  body?: string
  accept?: string
}

async function ask(role: keyof typeof SECRETS, target: string, { method = 'GET', body = '', accept }: Request = {}) {
  const signed = signOps({ method, target, body }, { now: Date.now(), secret: SECRETS[role], actor: 'somebody' })
  const headers = {
    ...signed,
    ...(accept !== undefined && { accept }),
    ...(body !== '' && { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-sixteen-letters' }),
  }
  const answer = await gateway.send({ method, target, signed: false, ...(body !== '' && { body }), headers })
  const isFile = String(answer.headers['content-type']).startsWith('text/csv')
  return isFile ? 'a file' : answer.json<{ code: string; data: unknown }>()
}

test('a viewer reads sums of payouts and no rows, and neither takes nor exports them', async () => {
  expect(await ask('viewer', '/ops/v1/payouts')).toMatchObject({ code: '00000', data: { items: [], total: null } })
  expect(await ask('risk', '/ops/v1/payouts')).toMatchObject({ data: { items: [], total: 0 } })
  expect(await gateway.rows('auditLog', { action: 'payouts.read' })).toMatchObject([{ actor: 'operator:somebody' }])
  const report = `/ops/v1/payouts/report?day=${new Date().toISOString().slice(0, 10)}`
  expect(await ask('viewer', report)).toMatchObject({ code: '00000', data: { sums: [] } })
  expect(await ask('viewer', report, { accept: 'text/csv' })).toMatchObject({ code: '51030' })
  expect(await ask('risk', report, { accept: 'text/csv' })).toBe('a file')
  const take = { method: 'POST', body: '{"maximum":1}' } as const
  for (const role of ['viewer', 'risk'] as const)
    expect(await ask(role, '/ops/v1/payouts/take', take)).toMatchObject({ code: '51030' })
  expect(await ask('platform', '/ops/v1/payouts/take', take)).toMatchObject({ data: { done: true, items: [] } })
  expect(await ask('platform', '/ops/v1/payouts')).toMatchObject({ code: '51030' })
})

test('a call that the payouts lack is refused by the field', async () => {
  expect(await ask('risk', '/ops/v1/payouts?day=2026-13-40')).toMatchObject({ code: '40000' })
  expect(await ask('risk', '/ops/v1/payouts/report?day=2999-01-01')).toMatchObject(malformed('day'))
  const retry = { method: 'POST', body: '{"code":"NOT_A_CODE","maximum":5}' } as const
  expect(await ask('risk', '/ops/v1/payouts/retry', retry)).toMatchObject(malformed('code'))
})
