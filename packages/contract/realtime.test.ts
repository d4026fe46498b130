import * as z from 'zod/mini'
import { topicSchema } from './client-frame.ts'
import { expect, test } from 'vitest'
import { PRIVATE_TOPICS, PUBLIC_TOPICS, activityTopic, boardTopic, topicEventSchemas } from './realtime.ts'

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

test('only the known topics can be subscribed to', () => {
  const topics = ['winners', boardTopic('a9'), activityTopic('a9'), 'tasks', 'rewards', 'messages']
  const others = ['', 'board', 'board:', 'board:a 9', 'tasks:u2', 'winners ', 'constructor']
  expect([...topics, ...others].filter((topic) => accepts(topicSchema, topic))).toEqual(topics)
})

test('every topic has a schema of its events', () => {
  expect(Object.keys(topicEventSchemas).toSorted()).toEqual([...PUBLIC_TOPICS, ...PRIVATE_TOPICS].toSorted())
})
