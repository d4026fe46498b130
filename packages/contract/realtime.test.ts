import * as z from 'zod/mini'
import { clientFrameSchema, topicSchema } from './client-frame.ts'
import { expect, test } from 'vitest'
import {
  PRIVATE_TOPICS,
  PUBLIC_TOPICS,
  activityTopic,
  boardTopic,
  serverFrameSchema,
  topicEventSchemas,
} from './realtime.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

test('only the known topics can be subscribed to', () => {
  const topics = ['winners', boardTopic('a9'), activityTopic('a9'), 'tasks', 'rewards', 'messages']
  const others = ['', 'board', 'board:', 'board:a 9', 'tasks:u2', 'winners ', 'constructor']
  expect([...topics, ...others].filter((topic) => accepts(topicSchema, topic))).toEqual(topics)
})

test('every topic has a schema of its events', () => {
  expect(Object.keys(topicEventSchemas).toSorted()).toEqual([...PUBLIC_TOPICS, ...PRIVATE_TOPICS].toSorted())
})

test('a private socket authenticates with a frame that carries the token', () => {
  expect(accepts(clientFrameSchema, { op: 'auth', data: { token: 'x'.repeat(43) } })).toBe(true)
  expect(accepts(clientFrameSchema, { op: 'auth', data: { token: 'short' } })).toBe(false)
  expect(accepts(clientFrameSchema, { op: 'subscribe', topic: 'board:a9', since: 4 })).toBe(true)
  expect(accepts(clientFrameSchema, { op: 'delete', topic: 'board:a9' })).toBe(false)
})

test('a frame to the page has op, topic, seq and data; unknown fields are accepted', () => {
  expect(accepts(serverFrameSchema, { op: 'event', topic: 'messages', seq: 3, data: { total: 1 }, more: true })).toBe(
    true,
  )
  expect(accepts(serverFrameSchema, { op: 'event', topic: 'messages', seq: -1 })).toBe(false)
})
