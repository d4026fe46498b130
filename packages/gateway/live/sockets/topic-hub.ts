import type { LiveEvent } from '#gateway/live/db/live-events.ts'
import { encodeFrame } from './socket.ts'

/** One topic of one socket. */
export interface Subscription {
  /** Sends the event's frame. */
  send: (frame: Buffer) => void
  /** Events up to this `seq` were sent or replayed; null while the replay is read. */
  seq: number | null
  /** Events that arrive while the replay is read. */
  waiting: { seq: number; frame: Buffer }[]
}

export interface TopicHub {
  add: (topic: string, userId: string, subscription: Subscription) => void
  remove: (topic: string, userId: string, subscription: Subscription) => void
  /** Hands events to the subscriptions of their topics. */
  publish: (events: readonly LiveEvent[]) => void
}

const keyOf = (topic: string, userId: string) => `${userId} ${topic}`

const frameOf = ({ topic, seq, data }: LiveEvent): Buffer => encodeFrame({ op: 'event', topic, seq, data })

/** Sends an event unless the subscription has it already. */
function deliver(subscription: Subscription, seq: number, frame: Buffer) {
  if (subscription.seq === null) subscription.waiting.push({ seq, frame })
  else if (seq > subscription.seq) {
    subscription.seq = seq
    subscription.send(frame)
  }
}

/** Sends the events that arrived during the replay, which ended with `seq`. */
export function endReplay(subscription: Subscription, seq: number) {
  subscription.seq = seq
  for (const event of subscription.waiting.splice(0)) deliver(subscription, event.seq, event.frame)
}

/** The subscriptions of this instance's sockets. */
export function createTopicHub(): TopicHub {
  const topics = new Map<string, Set<Subscription>>()
  return {
    add: (topic, userId, subscription) => {
      const key = keyOf(topic, userId)
      const subscriptions = topics.get(key) ?? new Set()
      topics.set(key, subscriptions.add(subscription))
    },
    remove: (topic, userId, subscription) => {
      const key = keyOf(topic, userId)
      const subscriptions = topics.get(key)
      subscriptions?.delete(subscription)
      if (subscriptions?.size === 0) topics.delete(key)
    },
    publish: (events) => {
      for (const event of events) {
        const subscriptions = topics.get(keyOf(event.topic, event.userId))
        if (subscriptions === undefined) continue
        const frame = frameOf(event)
        for (const subscription of subscriptions) deliver(subscription, event.seq, frame)
      }
    },
  }
}
