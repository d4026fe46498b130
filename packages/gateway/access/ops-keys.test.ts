import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts'
import { createOpsKeys } from './ops-keys.ts'
import { DEFAULT_POLICY, readStaffPolicy } from './staff-policy.ts'

const folder = mkdtempSync(join(tmpdir(), 'fanfare-keys-'))
const path = join(folder, 'keys.json')
const secrets = { mai: 'secret-of-mai-tran', care: 'secret-of-the-tool', old: 'secret-that-ended' }
const KEYS = [
  { name: 'mai.tran', secret: secrets.mai, roles: ['support'], person: true },
  { name: 'care-tool', secret: secrets.care, roles: ['viewer', 'approver'] },
  { name: 'old', secret: secrets.old, roles: ['operator'], until: '2020-01-01' },
]
const write = (keys: unknown, mode = 0o600) => {
  writeFileSync(path, typeof keys === 'string' ? keys : JSON.stringify(keys))
  chmodSync(path, mode)
}

let gateway: TestGateway
beforeAll(async () => {
  write(KEYS)
  gateway = await startGateway({ config: { opsKeysFile: path } })
})
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

const get = async (
  target: string,
  secret: string,
  headers: Record<string, string | undefined> = {},
  method = 'GET',
) => {
  const signed = { ...signOps({ method, target }, { now: Date.now(), secret, actor: 'somebody' }), ...headers }
  const given = Object.entries(signed).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const response = await gateway.send({ method, target, signed: false, headers: Object.fromEntries(given) })
  const { code, data } = response.json<{ code: string; data: { reasonCode?: string; reason?: string; me?: unknown } }>()
  return { code, status: response.statusCode, data }
}
const POLICY = '/ops/v1/policy'
const NO_ACTOR = { 'x-ops-actor': undefined }

test('a key has its roles, and a key of a person is its actor', async () => {
  expect(await get(POLICY, secrets.mai, NO_ACTOR)).toMatchObject({
    code: '00000',
    data: { identified: true, me: { actor: 'mai.tran', roles: ['support'] } },
  })
  expect(await get(POLICY, secrets.mai)).toMatchObject({ status: 400, code: '40000' })
  expect(await get(POLICY, secrets.care)).toMatchObject({ data: { me: { actor: 'somebody' } } })
  expect(await get(POLICY, secrets.care, NO_ACTOR)).toMatchObject({ status: 400, code: '40000' })
  expect(await get('/ops/v1/audit-log', secrets.mai, NO_ACTOR)).toMatchObject({
    code: '51030',
    data: { reasonCode: 'ROLE' },
  })
  expect((await get('/ops/v1/audit-log', secrets.care)).code).toBe('00000')
})

test('X-OPS-KEY is needed beside a file of keys, an ended or unknown key is refused, and OPS_SECRET is the platform’s alone', async () => {
  expect(await get(POLICY, secrets.mai, { 'x-ops-key': undefined })).toMatchObject({
    code: '40001',
    data: { reason: 'MISSING_HEADER' },
  })
  expect(await get(POLICY, secrets.old)).toMatchObject({ code: '40001', data: { reason: 'UNKNOWN_KEY' } })
  expect(await get(POLICY, 'unknown-key-of-nobody')).toMatchObject({ code: '40001', data: { reason: 'UNKNOWN_KEY' } })
  const shared = gateway.ctx.config.opsSecrets[0] ?? ''
  expect(await get('/ops/v1/ledger/audit', shared)).toMatchObject({ code: '51030' })
  expect(await get(POLICY, shared)).toMatchObject({ data: { me: { roles: ['platform'] } } })
})

test('the bare form of a signature, which covers no path, is refused for calls about people', async () => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const { createHmac } = await import('node:crypto')
  const bare = createHmac('sha256', secrets.care).update(`${timestamp}.`).digest('hex')
  const signature = { 'x-ops-timestamp': timestamp, 'x-ops-signature': bare }
  expect(await get(POLICY, secrets.care, signature)).toMatchObject({ code: '40001', data: { reason: 'V2_NEEDED' } })
  expect((await get('/ops/v1/ledger/audit', secrets.care, signature)).code).toBe('00000')
})

test('a changed file counts within seconds, and one that cannot be used changes nothing', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const faults: string[] = []
  const keys = createOpsKeys({ path, secrets: [], onFault: ({ message }) => faults.push(message) })
  const rolesOfMai = () => [...(keys.rolesOf('mai.tran', Date.now()) ?? [])]
  const change = (content: unknown, second: number, mode?: number) => {
    write(content, mode)
    utimesSync(path, second, second)
    vi.advanceTimersByTime(2_000)
  }
  change([{ ...KEYS[0], roles: ['risk'] }], 1_000)
  expect(rolesOfMai()).toEqual(['risk'])
  change('no JSON', 2_000)
  expect(rolesOfMai()).toEqual(['risk'])
  change([{ ...KEYS[0], roles: ['emperor'] }], 3_000)
  expect(rolesOfMai()).toEqual(['risk'])
  change(KEYS, 4_000, 0o644)
  expect(rolesOfMai()).toEqual(['risk'])
  change([KEYS[0], KEYS[0]], 5_000)
  expect(rolesOfMai()).toEqual(['risk'])
  expect(faults).toHaveLength(4)
  expect(faults.join()).not.toContain(secrets.mai)
  change(KEYS, 6_000)
  expect(rolesOfMai()).toEqual(['support'])
  vi.useRealTimers()
})

test('the policy names all its faults at once, and without a file the limits are those of the documents', () => {
  const file = join(folder, 'policy.yaml')
  writeFileSync(file, 'second: { publish: sometimes, grantAbove: { USDT: 20 } }\nlookup: {}\n')
  const faults = () => {
    try {
      return readStaffPolicy(file)
    } catch (error) {
      return (error as Error).message.replaceAll(file, 'policy.yaml').split('\n')
    }
  }
  expect(faults()).toEqual([
    'OPS_POLICY_FILE cannot be used:',
    '  policy.yaml:1:11 second.publish: must be one of always, live, never',
    "  policy.yaml:1:45 second.grantAbove.USDT: must be text: put it in quotes, '20'",
    '  policy.yaml:2:1 lookup: is not a field of the policy; did you mean lookups?',
  ])
  writeFileSync(file, 'second: { publish: live\ngrant: x\n')
  expect(faults()).toContainEqual(expect.stringMatching(/^ {2}policy\.yaml:\d+:\d+ /))
  expect(() => readStaffPolicy(join(folder, 'none.yaml'))).toThrow('OPS_POLICY_FILE names a file that does not exist: ')
  writeFileSync(file, "second: { publish: live, grantAbove: { USDT: '5' } }\nself: { mai.tran: u_1 }\n")
  expect(readStaffPolicy(file)).toMatchObject({
    second: { publish: 'live', grantAbove: { USDT: '5' }, reversal: 'always' },
    self: { 'mai.tran': 'u_1' },
  })
  expect(readStaffPolicy(undefined)).toBe(DEFAULT_POLICY)
  expect(DEFAULT_POLICY).toMatchObject({ second: { publish: 'never' }, grant: { each: { USDT: '50' } } })
})
