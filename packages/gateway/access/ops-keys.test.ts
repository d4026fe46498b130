import { randomBytes } from 'node:crypto'
import { chmodSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { saveConsolePerson } from '#gateway/console/db/staff-names.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { createOpsKeys } from './ops-keys.ts'
import { DEFAULT_POLICY, readStaffPolicy } from './staff-policy.ts'
import { notPermitted } from '#gateway/testing/signed-request.ts'

const folder = temporaryFolder()
const path = join(folder, 'keys.json')
const secrets = {
  mai: 'secret-of-mai-tran',
  care: 'secret-of-the-tool',
  old: 'secret-that-ended',
  tool: 'secret-of-a-program',
  robot: 'secret-of-another-program',
  olga: 'secret-of-olga-petrova',
  adam: 'secret-of-adam-weiss',
}
const KEYS = [
  { name: 'mai.tran', secret: secrets.mai, roles: ['support'], person: true },
  { name: 'care-tool', secret: secrets.care, roles: ['viewer', 'approver'] },
  { name: 'old', secret: secrets.old, roles: ['operator'], until: '2020-01-01' },
  { name: 'tool', secret: secrets.tool, roles: ['support', 'operator', 'approver'] },
  { name: 'robot', secret: secrets.robot, roles: ['support', 'operator', 'approver'] },
  { name: 'olga', secret: secrets.olga, roles: ['support', 'operator', 'approver'], person: true },
  { name: 'adam', secret: secrets.adam, roles: ['approver'], person: true },
]
const write = (keys: unknown, mode = 0o600) => {
  writeFileSync(path, typeof keys === 'string' ? keys : JSON.stringify(keys))
  chmodSync(path, mode)
}

const atStart: string[] = []
write(KEYS)
const gateway = await borrowGateway({ config: { opsKeysFile: path }, logTo: { write: (line) => atStart.push(line) } })

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
  expect(await get('/ops/v1/audit-log', secrets.mai, NO_ACTOR)).toMatchObject(notPermitted('ROLE'))
  expect((await get('/ops/v1/audit-log', secrets.care)).code).toBe('00000')
})

test('the start warns of each key that may both propose changes and decide them', () => {
  const warned = atStart.filter((line) => line.includes('may both propose'))
  expect(warned.map((line) => (JSON.parse(line) as { key: string }).key)).toEqual(['tool', 'robot', 'olga'])
})

/** A key, and the name that it sends; a person's key sends none. */
type Caller = [key: keyof typeof secrets, name?: string]

async function ask<Data = { reasonCode?: string }>(
  [key, name]: Caller,
  method: string,
  target: string,
  { body, revision }: { body?: object; revision?: number } = {},
) {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const signed = signOps(
    { method, target, ...(sent && { body: sent }) },
    { now: Date.now(), secret: secrets[key], actor: '-' },
  )
  const { 'x-ops-actor': _, ...headers } = signed
  const response = await gateway.send({
    method,
    target,
    signed: false,
    ...(sent !== undefined && { body: sent }),
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': `key-${randomBytes(10).toString('hex')}`,
      // As clients send UTF-8, which Node reads as Latin-1.
      ...(name !== undefined && { 'x-ops-actor': Buffer.from(name).toString('latin1') }),
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
  })
  return response.json<{ code: string; data: Data }>()
}

interface Proposed {
  proposal: { proposalId: string; hash: string }
}
const propose = (caller: Caller) => {
  const lines = [{ rewardType: 'GIFT_CASH', unit: 'USDT', limit: '1000' }]
  return ask<Proposed>(caller, 'PUT', '/ops/v1/goodwill/budget', { body: { lines }, revision: 0 })
}
const decide = (caller: Caller, { proposal: { proposalId, hash } }: Proposed, query = '') =>
  ask(caller, 'POST', `/ops/v1/proposals/${proposalId}/decision${query}`, { body: { accept: true, hash } })

const nameOf = ([key, name = key]: Caller) => `${key} as ${name}`

test('a proposal is decided by another person with a key of their own, whatever names programs send', async () => {
  await saveConsolePerson(
    gateway.db,
    { actor: 'vera', subject: 'sub vera', displayName: 'Vera', roles: ['viewer'] },
    { isProgram: () => false, isOwn: () => false },
  )
  const programs: Caller[] = [
    ['tool', 'alice'],
    ['tool', 'bob'],
    ['robot', 'bob'],
    ['robot', 'tool'],
  ]
  const persons: Caller[] = [['olga'], ['adam']]
  const namesOfPersons = ['olga', 'adam', 'Adam', ' adam', 'ａdam', 'аdam', 'adam.', 'mai.tran', 'vera', 'Vera', 'véra']
  const proposers: Caller[] = [...programs, ['olga']]
  const outcomes: Record<string, string> = {}
  for (const proposer of proposers) {
    const { data } = await propose(proposer)
    for (const decider of [...programs, ...persons]) {
      const { code, data: refusal } = await decide(decider, data, '?dryRun=1')
      outcomes[`${nameOf(proposer)}, ${nameOf(decider)}`] = code === '00000' ? code : (refusal.reasonCode ?? code)
    }
    for (const name of namesOfPersons) expect((await decide(['tool', name], data)).code, name).toBe('40000')
  }
  const expected = proposers.flatMap((proposer) =>
    [...programs, ...persons].map((decider): [string, string] => [
      `${nameOf(proposer)}, ${nameOf(decider)}`,
      programs.includes(decider) ? 'ROLE' : proposer[0] === decider[0] ? 'SAME_PERSON' : '00000',
    ]),
  )
  expect(outcomes).toEqual(Object.fromEntries(expected))
  for (const name of namesOfPersons) expect((await propose(['tool', name])).code, name).toBe('40000')
  const { data } = await propose(['tool', 'alice'])
  expect((await decide(['adam'], data)).code).toBe('00000')
})

test('limits count the key of a program, which may not grant to the staff’s own accounts', async () => {
  const user = await gateway.register()
  const grant = (caller: Caller, amount: string) =>
    ask<{ reasonCode?: string; left: { actorDay: string }; proposal: Proposed['proposal'] }>(
      caller,
      'POST',
      '/ops/v1/grants',
      {
        body: {
          userId: user.userId,
          rewardType: 'GIFT_CASH',
          unit: 'USDT',
          amount,
          reason: 'OUTAGE',
          ticket: 'T',
          note: '',
        },
      },
    )
  expect((await grant(['tool', 'alice'], '19')).data.left.actorDay).toBe('481')
  expect((await grant(['tool', 'bob'], '19')).data.left.actorDay).toBe('462')
  expect((await grant(['olga'], '19')).data.left.actorDay).toBe('481')
  const look = async (name: string) =>
    (await ask<{ lookups: { used: number } }>(['tool', name], 'GET', `/ops/v1/users?userId=${user.userId}`)).data
      .lookups
  expect([(await look('alice')).used, (await look('bob')).used]).toEqual([1, 2])

  gateway.setPolicy({ self: { 'Аdam.': user.userId } })
  const own = { code: '51030', data: { reasonCode: 'SAME_PERSON' } }
  expect(await grant(['tool', 'alice'], '1')).toMatchObject(own)
  const { data } = await grant(['olga'], '21')
  expect(await decide(['adam'], data)).toMatchObject(own)
  gateway.setPolicy({ self: {} })
  expect((await decide(['adam'], data)).code).toBe('00000')
})

test('a console call needs a current X-OPS-KEY, and OPS_SECRET opens the platform’s calls alone', async () => {
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
  const both: string[] = []
  const keys = createOpsKeys({
    path,
    secrets: [],
    live: false,
    onFault: ({ message }) => faults.push(message),
    onBothRoles: (name) => both.push(name),
  })
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
  change([KEYS[0], { name: 'Mаi.Tran.', secret: secrets.tool, roles: ['support'] }], 5_500)
  expect(rolesOfMai(), 'one name for a person and a program').toEqual(['risk'])
  expect(faults).toHaveLength(5)
  expect(both, 'keys that may propose and decide').toEqual(['tool', 'robot', 'olga'])
  expect(faults.join()).not.toContain(secrets.mai)
  change(KEYS, 6_000)
  expect(rolesOfMai()).toEqual(['support'])
})

test('a live deployment names every key of the file that is too weak, and none of their secrets', () => {
  const weakFile = join(folder, 'weak-keys.json')
  const strong = randomBytes(32).toString('hex')
  const weak = ['aaaaaaaaaaaaaaaa', 'password12345678', 'abcd'.repeat(16)]
  const keysOf = (all: readonly string[]) =>
    all.map((secret, index) => ({ name: `key-${index}`, secret, roles: ['viewer'] }))
  const open = (live: boolean) => createOpsKeys({ path: weakFile, secrets: [], live, onFault: () => undefined })
  writeFileSync(weakFile, JSON.stringify(keysOf([strong, ...weak])), { mode: 0o600 })
  const fault = 'is too weak for a live deployment: use 128 random bits or more'
  const faults = weak.map((_, index) => `  ${index + 1}.secret: ${fault}`)
  expect(() => open(true)).toThrow([`${weakFile} cannot be used:`, ...faults].join('\n'))
  expect(open(false).isIdentified).toBe(true)
  writeFileSync(weakFile, JSON.stringify(keysOf([strong])))
  expect(open(true).isIdentified).toBe(true)
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
