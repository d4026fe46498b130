import { expect, test } from 'vitest'
import { writeKeys } from '#gateway/testing/write-keys.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { endSecondFactor } from '@fanfare/contract/session/second-factor.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { mailsOf, readToEnd } from '#gateway/testing/log-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { secondFactorsOf } from '#gateway/accounts/testing/second-factor.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { DEFAULT_POLICY } from '../../access/staff-policy.ts'
import { answerOf, notPermitted, type UntypedData } from '#gateway/testing/signed-request.ts'

const STAFF = { mai: ['support'], sam: ['support', 'approver'], ruth: ['risk'], adam: ['approver'], olga: ['operator'] }
type Name = keyof typeof STAFF
const secretOf = (name: string) => `the-secret-of-${name}`
const self: Record<string, string> = {}

/** Frozen, so that no step of a code ends in the middle of a test. */
let machine = Date.now()
const keys = Object.entries(STAFF).map(([name, roles]) => ({ name, secret: secretOf(name), roles, person: true }))
const gateway = await borrowGateway({
  now: () => machine,
  config: {
    opsKeysFile: writeKeys(keys),
    mail: { from: 'no-reply@fanfare.example', via: { kind: 'folder', folder: '/nowhere' } },
    staffPolicy: { ...DEFAULT_POLICY, self },
  },
})

let asked = 0
async function ask(name: Name, method: 'GET' | 'POST', path: string, content?: object) {
  const target = `/ops/v1/${path}`
  const body = content && JSON.stringify(content)
  const headers = {
    ...signOps({ method, target, body: body ?? '' }, { now: machine, secret: secretOf(name), actor: name }),
    'idempotency-key': `key-of-this-test-${(asked += 1)}`,
  }
  return answerOf<UntypedData>(await gateway.send({ method, target, signed: false, headers, ...(body && { body }) }))
}

const WHY = { reason: 'Called back, knew the last deposit', ticket: 'T-7' }
const remove = (user: Pick<TestUser, 'userId'>, name: Name = 'mai', query = '', body: object = WHY) =>
  ask(name, 'POST', `users/${user.userId}/second-factor/remove${query}`, body)
const read = (id: string) => ask('ruth', 'GET', `proposals/${id}`)
async function decide(id: string, name: Name, accept = true) {
  const { hash } = (await read(id)).data
  return ask(name, 'POST', `proposals/${id}/decision`, { accept, hash })
}
const shown = async ({ userId }: TestUser) => (await ask('mai', 'GET', `users/${userId}`)).data.secondFactor

const { codeAt, turnOn } = secondFactorsOf(gateway, (ms) => void (machine += ms))
const logIn = ({ loginName, password }: TestUser, code?: string) =>
  gateway.call(login, { body: { loginName, password, ...(code !== undefined && { code }) } })

async function propose(user: TestUser): Promise<string> {
  const { code, data } = await remove(user)
  expect([code, data.done]).toEqual(['00000', false])
  return data.proposal.proposalId
}

async function kindsOf({ userId }: TestUser) {
  await readToEnd(gateway.ctx, messageReader(gateway.ctx))
  return (await gateway.rows('messages', { userId })).map(({ kind }) => kind)
}
/** Subjects of the mails to a user that wait, which are sent with it. */
const mailsTo = async ({ loginName }: TestUser) =>
  (await mailsOf(gateway)).flatMap(({ to, subject }) => (to === loginName ? [subject] : []))

test('[OPS-USERS] support proposes, risk approves, and the user logs in without a code on no old session', async () => {
  const { user, secret } = await turnOn()
  expect(await mailsTo(user)).toEqual(['Two-step login is on for your Fanfare account'])
  const id = await propose(user)
  expect(await shown(user)).toEqual({ since: machine - 30_000, removal: id })
  expect((await logIn(user)).code, 'a proposal changes nothing').toBe('51057')
  expect(await mailsTo(user)).toEqual(['Request to turn off two-step login at Fanfare'])
  expect(await kindsOf(user)).toContain('factor_removal')

  const { data } = await read(id)
  expect(data).toMatchObject({ kind: 'SECOND_FACTOR', subject: user.userId, by: 'mai' })
  expect(data.summary).toContain(WHY.reason)
  expect(data.behind).toMatchObject({
    ticket: 'T-7',
    since: new Date(machine - 30_000).toISOString(),
    recoveryCodesLeft: 10,
    openSessions: 1,
  })
  expect(JSON.stringify(data)).not.toContain(user.loginName)

  expect((await decide(id, 'ruth')).data).toMatchObject({ state: 'APPROVED', result: { done: true, ended: 1 } })
  expect((await gateway.call(userinfo, { body: {} }, user)).code).toBe('434')
  expect(await shown(user)).toEqual({ since: null, removal: null })
  expect((await logIn(user)).code).toBe('00000')
  expect(await mailsTo(user)).toContain('Support turned off two-step login for your Fanfare account')
  expect(await kindsOf(user)).toContain('factor_removed')
  expect(await gateway.rows('recoveryCodes', { userId: user.userId })).toEqual([])
  expect((await logIn(user, codeAt(secret))).code, 'the old code opens nothing of its own').toBe('00000')

  expect((await gateway.rows('auditLog', { subject: id })).map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'operator:mai proposal.opened',
    'operator:ruth proposal.approved',
  ])
  expect(await gateway.rows('auditLog', { subject: user.userId, action: 'factor.removed' })).toMatchObject([
    { actor: 'operator:mai', detail: { ...WHY, approvedBy: 'ruth', after: { ended: 1 } } },
  ])
})

test('[OPS-USERS] no role but support proposes, nobody decides their own, and an operator not at all', async () => {
  const { user } = await turnOn()
  for (const name of ['ruth', 'adam', 'olga'] as const)
    expect(await remove(user, name)).toMatchObject(notPermitted('ROLE'))
  const { data } = await remove(user, 'sam')
  const id = data.proposal.proposalId
  expect(await decide(id, 'sam')).toMatchObject(notPermitted('SAME_PERSON'))
  expect(await decide(id, 'mai')).toMatchObject(notPermitted('ROLE'))
  expect(await decide(id, 'olga')).toMatchObject(notPermitted('ROLE'))
  expect((await decide(id, 'adam', false)).data.state).toBe('DECLINED')
  expect((await logIn(user)).code).toBe('51057')
  expect((await decide(await propose(user), 'adam')).data.state).toBe('APPROVED')
})

test('[OPS-USERS] risk decides no other kind of proposal', async () => {
  const { user } = await turnOn()
  const id = await propose(user)
  await gateway.change('proposals', { kind: 'GRANT' }, { proposalId: id })
  expect(await decide(id, 'ruth')).toMatchObject(notPermitted('ROLE'))
})

test('[OPS-USERS] a user without a second factor, a second proposal, an empty reason and the own account are refused', async () => {
  const { user } = await turnOn()
  const bare = await gateway.register()
  expect(await remove(bare)).toMatchObject({
    status: 412,
    data: { state: 'OFF', issues: [{ path: 'userId', message: 'has no second factor' }] },
  })
  expect((await remove({ userId: 'u_unknown' })).code).toBe('51001')
  for (const body of [{ ...WHY, reason: '  ' }, { ...WHY, ticket: '' }, { ticket: 'T-7' }])
    expect((await remove(user, 'mai', '', body)).code).toBe('40000')
  expect((await remove(user, 'mai', '?dryRun=1')).data).toMatchObject({ done: false })
  expect(await shown(user)).toMatchObject({ removal: null })
  expect(await kindsOf(user)).not.toContain('factor_removal')

  const [first, second] = await Promise.all([remove(user), remove(user, 'sam')])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 412])
  expect(await remove(user)).toMatchObject({ status: 412, data: { state: 'PENDING' } })
  const own = (await turnOn()).user
  self.mai = own.userId
  expect(await remove(own)).toMatchObject(notPermitted('SAME_PERSON'))
})

test('[OPS-USERS] the owner stops a proposal by a login with a code or a changed factor', async () => {
  const owner = await turnOn()
  const id = await propose(owner.user)
  expect((await logIn(owner.user, '000000')).code, 'a wrong code stops nothing').toBe('51057')
  expect((await logIn(owner.user, codeAt(owner.secret))).code).toBe('00000')
  expect(await decide(id, 'adam')).toMatchObject({ status: 412, data: { state: 'STALE' } })
  expect((await logIn(owner.user)).code).toBe('51057')

  const second = await propose(owner.user)
  expect((await logIn(owner.user, owner.recoveryCodes[0])).code).toBe('00000')
  expect(await decide(second, 'adam')).toMatchObject({ data: { state: 'STALE' } })

  const off = await turnOn()
  const third = await propose(off.user)
  const body = { password: off.user.password, code: off.recoveryCodes[1] ?? '' }
  await gateway.call(endSecondFactor, { body }, off.user)
  expect(await mailsTo(off.user)).toContain('Two-step login is off for your Fanfare account')
  machine += 1000
  await turnOn(off.user)
  expect(await decide(third, 'adam')).toMatchObject({ data: { state: 'STALE' } })
})

test('[OPS-USERS] a proposal that nobody decided in 72 hours keeps no other one waiting', async () => {
  const { user } = await turnOn()
  const first = await propose(user)
  machine += 73 * HOUR_MS
  expect(await shown(user)).toMatchObject({ removal: null })
  const second = await propose(user)
  expect(second).not.toBe(first)
  expect(await decide(first, 'adam')).toMatchObject({ status: 412, data: { state: 'EXPIRED' } })
  expect((await decide(second, 'adam')).data.state).toBe('APPROVED')
})
