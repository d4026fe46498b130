import * as z from 'zod/mini'
import { optionals, textSchema } from './fields.ts'
import { idSchema } from './identifiers.ts'
import { nonNegativeIntegerSchema } from './integers.ts'

/** The addresses of the sockets (contract §5); the site forwards both (contract §8). */
export const SOCKET_PATHS = { public: '/ws/public', private: '/ws/private' } as const

/** The subprotocol that both sides name at the upgrade (contract §11). */
export const SOCKET_PROTOCOL = 'fanfare.v1'

/**
 * The close codes of the gateway (contract §11). 4000: no frame for 45 s. 4001: no `auth` within 5 s. 4003: the token is
 * expired, revoked or another user's. 4008: too many subscriptions, frames or malformed frames. @assumed 1013: the gateway
 * cannot serve the socket now, for example without its database.
 */
export const SOCKET_CLOSES = {
  silent: 4000,
  notAuthenticated: 4001,
  tokenRefused: 4003,
  tooMany: 4008,
  binary: 1003,
  tooLarge: 1009,
  restart: 1012,
  tryLater: 1013,
} as const

/** My tasks, my rewards, my count of unread messages, answers to my applications. @assumed the names of all topics */
export const PRIVATE_TOPICS = ['tasks', 'rewards', 'messages', 'applications'] as const
/** Public: winners of all activities, the leaderboard or the status of one activity, whose id follows. */
export type TopicName = 'winners' | 'board' | 'activity' | (typeof PRIVATE_TOPICS)[number]

export const boardTopic = (activityId: string) => `board:${activityId}`
export const activityTopic = (activityId: string) => `activity:${activityId}`

/**
 * A frame to the page: `{op, topic, seq, data}`. `seq` increases by one for each event of a topic; after a gap the page reads
 * over HTTP again (NET-3). @assumed `ready` follows `auth` (without a topic) or `subscribe`, whose events begin after the `seq` of
 * `ready`; a `gap` after it says that the events between `since` and its `seq` are not replayed. `refused` has a code of
 * contract §1 in `data.code`, and the topic if it concerns one.
 */
export const serverFrameSchema = z.object({
  op: z.enum(['ready', 'event', 'gap', 'refused', 'ping', 'pong']),
  ...optionals({
    topic: textSchema,
    seq: nonNegativeIntegerSchema,
    data: z.unknown(),
  }),
})
export type ServerFrame = z.infer<typeof serverFrameSchema>

/** The `data` of an event, by topic. @assumed only the ids of a change; the page reads the rest over HTTP. */
export const topicEventSchemas = {
  winners: z.object({
    maskedName: textSchema,
    activityId: idSchema,
    label: textSchema,
    /** As in the marquee's call, with its label in English. It has no schema, because pages that never show it load this file. */
    reward: z.optional(z.unknown()),
    at: z.number(),
  }),
  board: z.object({ activityId: idSchema, updatedAt: z.number() }),
  activity: z.object({ activityId: idSchema, status: textSchema }),
  tasks: z.object({ activityId: idSchema, taskId: idSchema, taskStatus: textSchema }),
  rewards: z.object({ rewardId: idSchema, state: textSchema }),
  messages: z.object({ total: nonNegativeIntegerSchema }),
  applications: z.object({ activityId: idSchema, status: textSchema }),
} as const satisfies Record<TopicName, z.ZodMiniType>
export type WinnerEvent = z.infer<typeof topicEventSchemas.winners>
