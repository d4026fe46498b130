import { expect, test } from 'vitest'
import { trade } from '#gateway/testing/task-world.ts'
import { startGateway } from '#gateway/testing/start-gateway.ts'
import type { CalledGateway } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { REJECTED_EVENTS_KEPT, type rejectedEvents } from '@fanfare/contract/ops/send-events.ts'

const EVENTS = '/ops/v1/events'
const REJECTED = '/ops/v1/events/rejected'

const lines: string[] = []
const gateway = await borrowGateway({ logTo: { write: (line) => lines.push(line) } })

/** Sends JSON text with escapes that `JSON.stringify` does not write. */
const sendText = async (body: string | Buffer) => {
  const response = await gateway.sendOps({
    method: 'POST',
    target: EVENTS,
    body,
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.statusCode, ...response.json<{ code: string; data: unknown }>() }
}
const now = () => gateway.clock.now()
const listOf = async (from: CalledGateway = gateway) =>
  (await from.ops('GET', REJECTED)).data as CallData<typeof rejectedEvents>

test('[GW-2] [D-23] refuses an event with U+0000 or a lone surrogate as INVALID and accepts the others of the batch', async () => {
  const texts = [
    JSON.stringify(trade('u-text', now())),
    `{"eventId":"t-1","type":"user.flagged","userId":"u-text","occurredAt":${now()},"reason":"nul \\u0000"}`,
    `{"eventId":"t-2","type":"user.flagged","userId":"u-text","occurredAt":${now()},"reason":"half \\ud800"}`,
    `{"eventId":"t-3","type":"kyc.passed","userId":"u-text","occurredAt":${now()},"note":{"deep":["\\udc00"]}}`,
    `{"eventId":"t-4","type":"kyc.passed","userId":"u-text","occurredAt":${now()},"\\u0000":1}`,
    `{"eventId":"t-5","type":"user.flagged","userId":"u-text","occurredAt":${now()},"reason":"whole \\ud83d\\ude00"}`,
  ]
  expect(await sendText(`{"events":[${texts.join(',')}]}`)).toMatchObject({
    status: 200,
    data: { accepted: 2, duplicates: 0, rejected: [1, 2, 3, 4].map((index) => ({ index, reason: 'INVALID' })) },
  })
  expect(await gateway.rows('events', { eventId: 't-5' })).toMatchObject([{ payload: { reason: 'whole 😀' } }])
})

test.each([
  ['a byte order mark', Buffer.from('\uFEFF{"events":[{}]}')],
  ['bytes that are no UTF-8', Buffer.from([...Buffer.from('{"events":["'), 0xff, ...Buffer.from('"]}')])],
  [
    'a surrogate in UTF-8 bytes',
    Buffer.from([...Buffer.from('{"events":["'), 0xed, 0xa0, 0x80, ...Buffer.from('"]}')]),
  ],
  ['a key that reaches prototypes', Buffer.from('{"events":[{"__proto__":{}}]}')],
])('[GW-2] [D-23] %s refuses the whole request', async (_name, body) => {
  expect(await sendText(body)).toMatchObject({ status: 400, code: '40000' })
})

test('[GW-2] lists refused events with reason and field, newest first, without their values', async () => {
  const known = trade('u-reader', now())
  await gateway.ops('POST', EVENTS, { events: [known] })
  const secret = 'ada@people.example'
  await gateway.ops('POST', EVENTS, {
    events: [
      { ...trade('u-reader', now()), eventId: 'r-1', usdtVolume: secret },
      { ...known, usdtVolume: '7' },
      { ...trade('u-reader', now() + 600_000), eventId: 'r-3' },
      { eventId: secret, type: secret, userId: secret },
      secret,
    ],
  })
  const { items, total } = await listOf()
  const base = { at: expect.any(Number) }
  expect(items.slice(0, 5)).toEqual([
    { ...base, reason: 'INVALID', path: '', message: expect.any(String) },
    { ...base, reason: 'INVALID', path: 'type', message: expect.any(String) },
    {
      ...base,
      reason: 'FUTURE',
      eventId: 'r-3',
      type: 'trade.filled',
      userId: 'u-reader',
      path: 'occurredAt',
      message: 'is more than 5 min in the future',
    },
    {
      ...base,
      reason: 'CONFLICT',
      eventId: known.eventId,
      type: 'trade.filled',
      userId: 'u-reader',
      path: 'eventId',
      message: 'is known with other content',
    },
    {
      ...base,
      reason: 'INVALID',
      eventId: 'r-1',
      type: 'trade.filled',
      userId: 'u-reader',
      path: 'usdtVolume',
      message: 'must be a decimal string without sign',
    },
  ])
  expect(total).toBe(items.length)
  expect(JSON.stringify(items)).not.toContain(secret)
})

test('[GW-7][D-10] counts refused events by reason and logs only the counts', async () => {
  await gateway.ops('POST', EVENTS, { events: [{ eventId: 'u-logged', userId: 'u-logged' }, 1, 2] })
  await listOf()
  const logged = lines.filter((line) => line.includes('EVENTS_REJECTED')).map((line) => JSON.parse(line) as object)
  expect(logged.at(-1)).toMatchObject({ rejected: { INVALID: 3 } })
  expect(lines.join('')).not.toContain('u-logged')
  const { body } = await gateway.send({ method: 'GET', target: '/metrics', signed: false })
  for (const reason of ['INVALID', 'CONFLICT', 'FUTURE'])
    expect(body).toMatch(new RegExp(`fanfare_events_rejected_total\\{reason="${reason}"\\} \\d+`))
})

test('[GW-2] another instance lists the same refused events, and only the newest 1,000 are kept', async () => {
  const other = await startGateway({ database: gateway.database })
  const faulty = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ eventId: `${prefix}-${index}` }))
  await gateway.ops('POST', EVENTS, { events: faulty('first', 1000) })
  await listOf()
  await other.ops('POST', EVENTS, { events: faulty('second', 300) })
  expect((await listOf(other)).items[0]?.eventId).toBe('second-299')
  const { items, total } = await listOf()
  expect([items.length, total]).toEqual([REJECTED_EVENTS_KEPT, REJECTED_EVENTS_KEPT])
  expect([items[0]?.eventId, items.at(-1)?.eventId]).toEqual(['second-299', 'first-300'])
  expect(await gateway.rows('rejectedEvents')).toHaveLength(REJECTED_EVENTS_KEPT)
  await other.ctx.rejectedEvents.stop()
  await other.app.close()
})
