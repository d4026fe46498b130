import * as z from 'zod/mini'
import { topicSchema } from './client-frame.ts'
import { expect, test } from 'vitest'
import { PRIVATE_TOPICS, activityTopic, boardTopic } from './realtime.ts'

test('only the known topics can be subscribed to', () => {
  const topics = ['winners', boardTopic('a9'), activityTopic('a9'), ...PRIVATE_TOPICS]
  const others = ['', 'board', 'board:', 'board:a 9', 'tasks:u2', 'winners ', 'constructor']
  expect([...topics, ...others].filter((topic) => z.safeParse(topicSchema, topic).success)).toEqual(topics)
})
