import * as z from 'zod/mini'
import { beforeEach, expect, test } from 'vitest'
import { type CallData, defineCall } from '@fanfare/contract/define-call.ts'
import { changeShape, type proposals } from '@fanfare/contract/staff/proposals.ts'
import { dryRunQuery, noteSchema, STAFF_CALL } from '@fanfare/contract/staff/staff.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import type { Staff } from '../access/ops-keys.ts'
import { DomainError, StateMoved } from '../util/domain-error.ts'
import { listProposals } from './db/proposals.ts'
import { decideProposal, expireProposals } from './decide-proposal.ts'
import { bindChange } from './staff-change.ts'
import { requireRevision } from './change-headers.ts'
import type { StaffCommand } from './staff-command.ts'

const gateway = await borrowGateway()
const { clock } = gateway

/** A number that only a second person may raise above ten. */
const raise = defineCall({
  ...STAFF_CALL,
  name: 'raise',
  method: 'POST',
  path: '/ops/v1/raise/{what}',
  roles: ['operator'],
  changeKey: 'needed',
  ifMatch: 'optional',
  summary: 'Raises.',
  params: z.object({ what: z.string() }),
  query: z.object(dryRunQuery),
  body: z.object({ by: z.number(), note: z.optional(noteSchema) }),
  data: z.object({ ...changeShape, value: z.number() }),
})

let value = 0
let revision = 1
let reserved = 0
const told: number[] = []
beforeEach(() => {
  value = 0
  revision = 1
  reserved = 0
  told.length = 0
})

const command: StaffCommand<typeof raise> = {
  call: raise,
  run: async (_tx, _gateway, { body, params, ifMatch }, order) => {
    requireRevision(ifMatch, { revision, state: 'OPEN' })
    if (body.by > 100) throw new DomainError('SOLD_OUT')
    await order.audit({ action: 'goodwill.funded', subject: params.what, note: body.note, after: { by: body.by } })
    if (!order.isDryRun) value += body.by
    order.afterCommit(() => told.push(value))
    return { done: true, proposal: null, value }
  },
  second: {
    kind: 'GRANT',
    needed: (_tx, _gateway, { body, params }) =>
      Promise.resolve(body.by > 10 ? { subject: params.what, summary: `raises by ${body.by}` } : null),
    basedOn: () => Promise.resolve(String(revision)),
    waiting: (_tx, _gateway, { body }, { proposal }) => {
      reserved += body.by
      return Promise.resolve({ done: false, proposal, value })
    },
    ended: (_tx, _gateway, { body }) => {
      reserved -= body.by
      return Promise.resolve()
    },
  },
}
const commands = [command as never]

const staffOf = (name: string): Staff => ({ name, roles: new Set(['operator', 'approver']), via: 'KEY', key: 'tests' })
const route = bindChange(command)

interface Sent {
  by: number
  key: string
  who?: string
  dryRun?: '0' | '1'
  ifMatch?: string
}

const send = ({ by, key, who = 'Ada', dryRun = '0', ifMatch }: Sent) => {
  const headers: Record<string, string | undefined> = { 'idempotency-key': key, 'if-match': ifMatch }
  const context = { gateway: gateway.ctx, staff: staffOf(who), header: (name: string) => headers[name] }
  const handle = route.handle as (request: unknown, context: unknown) => Promise<CallData<typeof raise>>
  return handle({ params: { what: 'x' }, query: { dryRun }, body: { by } }, context)
}

let count = 0
const newKey = () => `key-of-the-tests-${(count += 1)}`
const refusal = (code: string, data: object = {}) => ({ codeName: code, data: expect.objectContaining(data) })

type Proposal = CallData<typeof proposals>['items'][number]
async function proposed(by: number, who = 'Ada'): Promise<Proposal> {
  const { proposal } = await send({ by, key: newKey(), who })
  if (proposal === null) throw new Error('nothing was proposed')
  return proposal
}
const decide = (
  proposal: Proposal,
  { who = 'Bob', accept = true, hash = proposal.hash, dryRun = '0' as '0' | '1' } = {},
) =>
  decideProposal(
    gateway.ctx,
    commands,
    { params: { id: proposal.proposalId }, query: { dryRun }, body: { accept, hash } },
    staffOf(who),
  )
const stateOf = async ({ proposalId }: Proposal) => {
  const rows = await listProposals(gateway.db, { isPersonal: true }, { limit: 200, before: null })
  return rows.find((row) => row.proposalId === proposalId)?.state
}

test('one key, actor and content are one change; another content or actor is refused', async () => {
  const key = newKey()
  expect(await send({ by: 3, key })).toEqual({ done: true, proposal: null, value: 3 })
  expect(await send({ by: 3, key })).toEqual({ done: true, proposal: null, value: 3 })
  expect([value, told]).toEqual([3, [3]])
  await expect(send({ by: 4, key })).rejects.toMatchObject({ codeName: 'IDEMPOTENCY_CONFLICT' })
  await expect(send({ by: 3, key, who: 'Bob' })).rejects.toMatchObject({ codeName: 'IDEMPOTENCY_CONFLICT' })
  await expect(send({ by: 3, key: 'short' })).rejects.toMatchObject({ codeName: 'MALFORMED' })
})

test('a refused change keeps no key, and a rehearsal writes nothing', async () => {
  const key = newKey()
  const before = await gateway.rows('auditLog')
  await expect(send({ by: 3, key, ifMatch: '"7"' })).rejects.toBeInstanceOf(StateMoved)
  expect(await send({ by: 3, key, dryRun: '1', ifMatch: '"1"' })).toMatchObject({ done: false, proposal: null })
  expect([value, told]).toEqual([0, []])
  expect(await gateway.rows('auditLog')).toHaveLength(before.length)
  expect(await send({ by: 3, key, ifMatch: '"1"' })).toMatchObject({ done: true })
  await expect(send({ by: 3, key: newKey(), ifMatch: 'one' })).rejects.toMatchObject({ codeName: 'MALFORMED' })
})

test('a change above the limit waits for a second person, who carries out just that', async () => {
  const proposal = await proposed(50)
  expect([value, reserved]).toEqual([0, 50])
  expect(proposal).toMatchObject({ kind: 'GRANT', by: 'Ada', summary: 'raises by 50', state: 'PENDING', basedOn: '1' })
  await expect(decide(proposal, { who: 'Ada' })).rejects.toMatchObject(
    refusal('NOT_PERMITTED', { reasonCode: 'SAME_PERSON' }),
  )
  await expect(decide(proposal, { hash: 'f'.repeat(64) })).rejects.toBeInstanceOf(StateMoved)
  expect(await decide(proposal, { dryRun: '1' })).toMatchObject({ state: 'APPROVED' })
  expect([value, await stateOf(proposal)]).toEqual([0, 'PENDING'])
  expect(await decide(proposal)).toEqual({ state: 'APPROVED', result: { done: true, proposal: null, value: 50 } })
  expect([value, told]).toEqual([50, [50]])
  await expect(decide(proposal)).rejects.toBeInstanceOf(StateMoved)
  expect((await gateway.rows('auditLog')).slice(-2).toReversed()).toMatchObject([
    { actor: 'operator:Ada', action: 'goodwill.funded', detail: { approvedBy: 'Bob' } },
    { actor: 'operator:Bob', action: 'proposal.approved', detail: { hash: proposal.hash } },
  ])
})

test('a declined, stale or old proposal gives back what it reserved, and a refused approval leaves it open', async () => {
  const declined = await proposed(20)
  expect(await decide(declined, { accept: false })).toEqual({ state: 'DECLINED', result: null })
  const stale = await proposed(30)
  revision = 2
  await expect(decide(stale)).rejects.toMatchObject({ data: { state: 'STALE' } })
  expect(await stateOf(stale)).toBe('STALE')
  const tooMuch = await proposed(200)
  await expect(decide(tooMuch)).rejects.toMatchObject({ codeName: 'SOLD_OUT' })
  expect([await stateOf(tooMuch), reserved, value]).toEqual(['PENDING', 200, 0])
  clock.set(clock.now() + 73 * HOUR_MS)
  await expireProposals(gateway.ctx, commands)
  expect([await stateOf(tooMuch), reserved]).toEqual(['EXPIRED', 0])
  clock.set(null)
})

test('two approvers at once: one carries it out, the other is refused', async () => {
  const proposal = await proposed(40)
  const outcomes = await Promise.allSettled([decide(proposal, { who: 'Bob' }), decide(proposal, { who: 'Cleo' })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(value).toBe(40)
})
