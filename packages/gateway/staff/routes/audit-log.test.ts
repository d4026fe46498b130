import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { activityInput } from '#gateway/testing/activity-file.ts'
import { createReviewWorld } from '#gateway/testing/review-world.ts'
import { proposalsAbout } from '../db/staff-lines.ts'
import { hashedText } from '#gateway/audit/without-addresses.ts'

const world = await createReviewWorld()
const { gateway } = world
const hashed = (text: string): string => hashedText(gateway.ctx.keys, text)
const ADDRESSES = ['ju.smith@example.com', 'ｊｕ＠example.com', '+49 151 23456789', '+4915123456789']

const linesOf = async (query: string) =>
  (
    await gateway.read<{ items: { action: string; subject: string; detail: Record<string, unknown> }[] }>(
      `audit-log?${query}`,
    )
  ).items
const newest = async () => (await gateway.rows('auditLog')).at(-1)

test('an address is refused as a subject of the audit log, and nothing of it is written', async () => {
  const before = await gateway.rows('auditLog')
  for (const address of ADDRESSES) {
    const answer = await gateway.ops('GET', `audit-log?subject=${encodeURIComponent(address)}`)
    expect(answer).toMatchObject({ code: '40000', data: { issues: [{ path: 'subject' }] } })
  }
  expect(await gateway.rows('auditLog')).toEqual(before)
})

test('what staff type into filters of the log, payouts and deliveries is written as a keyed hash', async () => {
  for (const [query, written] of [
    ['subject=Gomez', { subject: 'audit_log', detail: { value: hashed('Gomez') } }],
    ['action=Gomez', { detail: { action: hashed('Gomez') } }],
    ['actor=Gomez', { detail: { actor: hashed('Gomez') } }],
  ] as const) {
    await linesOf(query)
    expect(await newest()).toMatchObject({ action: 'audit.read', ...written })
  }
  await gateway.read('payouts?userId=Gomez')
  expect(await newest()).toMatchObject({
    action: 'payouts.read',
    subject: 'payouts',
    detail: { userId: hashed('Gomez') },
  })
  const user = await gateway.register()
  await linesOf(`subject=${user.userId}&actor=operator:tests&action=user.read`)
  expect(await newest()).toMatchObject({
    subject: user.userId,
    detail: { actor: 'operator:tests', action: 'user.read', value: hashed(user.userId) },
  })
  await gateway.ops('GET', `users/${user.userId}/activities/Gomez`)
  expect(await newest()).toMatchObject({ detail: { part: 'activity', activity: hashed('Gomez') } })
  expect(JSON.stringify(await gateway.rows('auditLog'))).not.toContain('Gomez')
})

test('addresses in notes and tickets are hashed in the log', async () => {
  const user = await gateway.register()
  for (const address of ADDRESSES) {
    const body = { reason: 'BOT', note: `wrote from ${address}, twice` }
    expect((await gateway.post(`users/${user.userId}/flags`, body)).code).toBe('00000')
    expect(await newest()).toMatchObject({ detail: { note: `wrote from ${hashed(address)}, twice` } })
  }
})

test('an action is found by the words that the console shows, and by its code', async () => {
  const user = await world.flagged('large')
  const { data } = await world.decide(await world.reviewOf(user), true, 'CHECKED')
  await gateway.decide(data.proposal)
  for (const [typed, action] of [
    ['Proposal approved', 'proposal.approved'],
    ['proposal.approved', 'proposal.approved'],
    ['review acc', 'review.accepted'],
  ])
    expect((await linesOf(`action=${encodeURIComponent(typed!)}`)).map((line) => line.action)).toEqual([action])
  expect(await linesOf('action=nothing%20of%20the%20kind')).toEqual([])
})

test('the id of a user finds their rewards, reversed facts and proposals in the log, too', async () => {
  const user = await world.flagged('large')
  const eventId = 'reversed-trade'
  await world.send(user, { eventId, type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', usdtVolume: '9' })
  const why = { reason: 'CORRECTED', ticket: 'T-1', note: 'sent twice' }
  const { data: reversal } = await gateway.post(`events/${eventId}/reverse`, why)
  if (reversal.proposal) await gateway.decide(reversal.proposal)
  const { data } = await world.decide(await world.reviewOf(user), true, 'CHECKED')
  await gateway.decide(data.proposal)
  const found = await linesOf(`subject=${user.userId}`)
  expect(found.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['event.reversed', 'proposal.opened', 'proposal.approved', 'review.accepted']),
  )
})

test('colleagues who sign in with an address stay readable in the log: who approved, and whose lines were read', async () => {
  const colleague = 'lena@exchange.example'
  const user = await world.flagged('large')
  const { data } = await world.decide(await world.reviewOf(user), true, 'CHECKED')
  expect(await gateway.decide(data.proposal, { actor: colleague })).toMatchObject({ code: '00000' })
  const approved = { approvedBy: colleague }
  expect(await gateway.rows('auditLog', { action: 'review.accepted' })).toContainEqual(
    expect.objectContaining({ detail: expect.objectContaining(approved) }),
  )
  await linesOf(`actor=operator:${colleague}`)
  expect(await newest()).toMatchObject({ action: 'audit.read', detail: { actor: `operator:${colleague}` } })

  gateway.setPolicy({ second: { publish: 'always' } })
  const file = activityInput({ alias: 'approved-by-an-address' })
  const { data: published } = await gateway.ops('PUT', `activities/${file.alias}`, file)
  await gateway.decide(published.proposal, { actor: colleague })
  expect((await gateway.rows('auditLog', { action: 'activity.published' })).at(-1)).toMatchObject({ detail: approved })
})

test('the history of a user finds proposals by indexes of their subjects and users, and opens none of the others', async () => {
  const plan = await gateway.asOwner((owner) =>
    owner.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<Record<string, string>>`explain (costs off) ${proposalsAbout('u_1', ['u_1', 'rw_1'])}`.execute(tx)
    }),
  )
  const text = plan.rows.map((row) => Object.values(row)[0]).join('\n')
  expect(text).toContain('proposals_subject')
  expect(text).toContain('proposals_user')
  expect(text).not.toContain('Filter')
})
