import type * as z from 'zod/mini'
import type { NewLiveEvent } from '#gateway/live/db/live-events.ts'
import {
  activityTopic,
  boardTopic,
  type PRIVATE_TOPICS,
  type PUBLIC_TOPICS,
  type topicEventSchemas,
} from '@fanfare/contract/realtime.ts'

type TopicName = (typeof PUBLIC_TOPICS | typeof PRIVATE_TOPICS)[number]
type TopicData<Name extends TopicName> = z.infer<(typeof topicEventSchemas)[Name]>

/** The full name of a topic; those of one activity end with its id. */
const topicOf = (name: TopicName, data: Record<string, unknown>): string => {
  if (name === 'board') return boardTopic(String(data.activityId))
  return name === 'activity' ? activityTopic(String(data.activityId)) : name
}

/** An event of a topic, as the contract has it. `userId`: empty for a public topic. */
export const liveEvent = <Name extends TopicName>(name: Name, userId: string, data: TopicData<Name>): NewLiveEvent => ({
  topic: topicOf(name, data),
  userId,
  data,
})
