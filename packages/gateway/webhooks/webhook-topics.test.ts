import { afterAll, expect, test } from 'vitest'
import { LOG_TOPICS, NAMED_TOPICS } from '@fanfare/contract/staff/log.ts'
import { changePushSettings } from '@fanfare/contract/message/message-settings.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { messageReader } from '../messages/message-reader.ts'
import { announceReleased } from '../messages/start-messages.ts'
import { createDemonstration } from '../testing/demonstration.ts'
import { takesTopic } from '../access/staff-policy.ts'
import { createWebhookWorld, type WebhookWorld } from './testing/webhook-world.ts'

let demonstration: WebhookWorld | null = null
const NOUNS = [...new Set(LOG_TOPICS.map((topic) => `${topic.split('.')[0]}.*`))]
const world = await createWebhookWorld([{ id: 'push', topics: ['message.created'] }])
afterAll(async () => {
  await world.stop()
  await demonstration?.stop()
})

let changes = 0
async function ops(target: string, body: object, { gateway } = world): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `change-of-a-test-${(changes += 1)}` }
  const sent = { method: 'POST', target: `/ops/v1${target}`, body: JSON.stringify(body), headers }
  expect((await gateway.sendOps(sent)).json<{ code: string }>().code, target).toBe('00000')
}
async function announce({ gateway, drain, read } = world) {
  await drain(messageReader(gateway.ctx))
  while ((await announceReleased(gateway.ctx)) > 0) {}
  await read()
}
const bodiesOf = (deliveries: Awaited<ReturnType<WebhookWorld['deliveries']>>, topic: string) =>
  deliveries
    .filter((row) => row.topic === topic)
    .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
const pushed = async () => bodiesOf(await world.deliveries(), 'message.created')

const writeTo = (userId: string) =>
  ops(`/users/${userId}/messages`, { template: 'support.ticket_closed', ticket: `T-${changes}` })

test('topics are taken by name or noun, those of money and page ticks by name alone', () => {
  expect(takesTopic(['reward.*'], 'reward.granted')).toBe(true)
  expect(takesTopic(['reward.granted'], 'reward.granted')).toBe(true)
  expect(takesTopic(['reward.granted', 'claim.*'], 'reward.expired')).toBe(false)
  for (const topic of NAMED_TOPICS) {
    expect(takesTopic(NOUNS, topic)).toBe(false)
    expect(takesTopic([topic], topic)).toBe(true)
  }
})

test('message.created has the texts in the language of its user, and a kind that is turned off has none', async () => {
  const { userId } = await world.gateway.register({ languageType: 10 })
  const silent = await world.gateway.register()
  const settings = { off: ['support_ticket_closed' as const], quiet: null }
  await world.gateway.call(changePushSettings, { body: settings }, silent)
  await writeTo(userId)
  await writeTo(silent.userId)
  await announce()
  const [made, ...others] = await pushed()
  expect(others).toEqual([])
  const { locale, title, text } = (made ?? { data: {} }).data as Record<'locale' | 'title' | 'text', string>
  expect(made).toMatchObject({
    type: 'message.created',
    data: { userId, type: 'ACCOUNT', titleKey: 'message.support_ticket_closed_title', params: {} },
  })
  expect(locale).not.toBe('en')
  const { default: texts } = (await import(`../../../locales/${locale}/common.json`, { with: { type: 'json' } })) as {
    default: { message: Record<string, string> }
  }
  const { message } = texts
  expect(title).toBe(message.support_ticket_closed_title)
  expect(text).toBe(message.support_ticket_closed_text)
})

test('message.created waits for the end of quiet hours, and for the end that the user sets anew', async () => {
  const [waiting, ending, turning] = [
    await world.gateway.register(),
    await world.gateway.register(),
    await world.gateway.register(),
  ]
  const at = (hours: number) => {
    const hour = (new Date(world.clock.now()).getUTCHours() + hours) % 24
    return `${String(hour).padStart(2, '0')}:00`
  }
  const quiet = { from: at(0), until: at(2), timeZone: 'UTC' }
  const set = (user: { token: string }, body: object) =>
    world.gateway.call(changePushSettings, { body: { off: [], quiet, ...body } }, user)
  for (const user of [waiting, ending, turning]) {
    await set(user, {})
    await writeTo(user.userId)
  }
  const announced = async () => {
    await announce()
    return (await pushed()).map(({ data }) => data.userId)
  }
  const before = await announced()
  expect(before).not.toContain(waiting.userId)
  await set(ending, { quiet: null })
  await set(turning, { off: ['support_ticket_closed'] })
  expect((await announced()).slice(before.length)).toEqual([ending.userId])
  world.clock.advance(2 * HOUR_MS)
  expect((await announced()).slice(before.length)).toEqual([ending.userId, waiting.userId])
  expect((await announced()).slice(before.length)).toHaveLength(2)
})

test('no topic of a demonstration carries the identity of a user or of the staff', async () => {
  const all = [...NOUNS.filter((noun) => !['board.*', 'tasks.*', 'messages.*'].includes(noun)), ...NAMED_TOPICS]
  demonstration = await createWebhookWorld([{ id: 'all', topics: all }], { createDatabase: createDemonstration })
  const { gateway } = demonstration
  const change = (target: string, body: object) => ops(target, body, demonstration ?? world)
  const { userId } = await gateway.register({ areaCode: '49', mobile: '15123456789' })
  await change(`/users/${userId}/flags`, { reason: 'multi_account', note: 'a test' })
  await change(`/users/${userId}/clear`, { note: 'a test' })
  await change('/pause', { reason: 'CHECK', note: 'a test' })
  await change('/resume', { note: 'a test' })
  await announce(demonstration)
  const deliveries = await demonstration.deliveries()
  const bodies = (topic: string) => bodiesOf(deliveries, topic)
  const [paused] = bodies('activity.paused')
  expect(paused?.data).toEqual({
    activityId: null,
    claims: true,
    joins: true,
    draws: true,
    reason: 'CHECK',
    since: expect.any(Number),
  })
  expect(bodies('activity.resumed')[0]?.data).toMatchObject({ activityId: null, claims: false, reason: null })
  expect(bodies('user.cleared')[0]?.data).toMatchObject({ userId, reason: null })
  expect(bodies('activity.published')[0]?.data).toMatchObject({ version: 1, alias: expect.any(String) })

  expect(new Set(deliveries.map(({ topic }) => topic)).size).toBeGreaterThan(15)
  const text = deliveries.map(({ body }) => body).join('\n')
  // Every login name is an e-mail address or a phone number.
  expect(text.match(/[^\s"@]+@[^\s"@]+\.[a-z]{2,}/gi)).toBeNull()
  const users = await gateway.db.selectFrom('users').select('mobile').where('mobile', 'is not', null).execute()
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter(({ mobile }) => mobile !== null && text.includes(mobile))).toEqual([])
  expect(text).not.toMatch(/"(?:by|actor|name|email|mobile|phone|address|loginName)":/)
})
