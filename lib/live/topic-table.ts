import type { ClientFrame } from '@fanfare/contract/client-frame.ts'
import type { ServerFrame } from '@fanfare/contract/realtime.ts'
import { createTopicFeed, type FeedResult, type TopicFeed } from './topic-feed.ts'

export interface TopicReader {
  onEvent: (data: unknown) => void
  /** Events may be missing, so the page reads over HTTP again. `isFirst`: the topic was just subscribed. */
  onCatchUp: (isFirst: boolean) => void
}

interface Topic {
  feed: TopicFeed
  readers: Set<TopicReader>
}

/** An answer to `subscribe` that takes longer was lost, ms. */
const ANSWER_MS = 10_000
/** How often the gateway is asked for the events since the last one, ms: otherwise the loss of a last event would not show. */
const RECHECK_MS = 60_000

export function createTopicTable(send: (frame: ClientFrame) => void) {
  const topics = new Map<string, Topic>()
  let isConnected = false

  function ask(topic: string, feed: TopicFeed) {
    if (!isConnected) return
    const since = feed.ask(performance.now())
    send({ op: 'subscribe', topic, ...(since !== null && { since }) })
  }

  function deliver({ readers }: Topic, result: FeedResult, data?: unknown) {
    for (const reader of readers) {
      if (result === 'event' || result === 'event-after-gap') reader.onEvent(data)
      if (result === 'first') reader.onCatchUp(true)
      if (result === 'catch-up' || result === 'event-after-gap') reader.onCatchUp(false)
    }
  }

  return {
    isEmpty: () => topics.size === 0,
    feedOf: (name: string) => topics.get(name)?.feed,
    add: (name: string, reader: TopicReader) => {
      const known = topics.get(name)
      if (known) return known.readers.add(reader)
      const feed = createTopicFeed()
      topics.set(name, { feed, readers: new Set([reader]) })
      return ask(name, feed)
    },
    remove: (name: string, reader: TopicReader) => topics.get(name)?.readers.delete(reader),
    /** Unsubscribes a topic without readers. */
    drop: (name: string) => {
      if (topics.get(name)?.readers.size !== 0) return
      topics.delete(name)
      if (isConnected) send({ op: 'unsubscribe', topic: name })
    },
    /** Subscribes all topics, each after its last event. */
    connected: () => {
      isConnected = true
      for (const [name, { feed }] of topics) ask(name, feed)
    },
    disconnected: () => {
      isConnected = false
      for (const { feed } of topics.values()) feed.disconnect()
    },
    read: (frame: ServerFrame) => {
      const topic = topics.get(frame.topic ?? '')
      if (topic) deliver(topic, topic.feed.read(frame), frame.data)
    },
    /** Asks again for what a faulty connection may have lost. */
    recheck: () => {
      if (!isConnected) return
      for (const [name, topic] of topics) {
        const { feed } = topic
        const age = performance.now() - feed.askedAt
        if (feed.isRefused || age < ANSWER_MS) continue
        deliver(topic, feed.endReplay())
        if (!feed.isLive || age >= RECHECK_MS) ask(name, feed)
      }
    },
  }
}
