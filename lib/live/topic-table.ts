import type { ClientFrame } from '@fanfare/contract/client-frame.ts'
import type { ServerFrame } from '@fanfare/contract/realtime.ts'
import { TopicFeed, type FeedResult } from './topic-feed.ts'

export interface TopicReader {
  onEvent: (data: unknown) => void
  /** Events may be missing: the page reads over HTTP again. `isFirst`: the topic was just subscribed. */
  onCatchUp: (isFirst: boolean) => void
}

interface Topic {
  feed: TopicFeed
  readers: Set<TopicReader>
}

/** An answer to `subscribe` that has not come after this time was lost, ms. */
const ANSWER_MS = 10_000
/** A lost last event shows when the gateway is asked for the events since, ms. */
const RECHECK_MS = 60_000

/** The topics of a socket with their readers. */
export class TopicTable {
  readonly #topics = new Map<string, Topic>()
  readonly #now: () => number
  readonly #send: (frame: ClientFrame) => void
  #isConnected = false

  constructor(now: () => number, send: (frame: ClientFrame) => void) {
    this.#now = now
    this.#send = send
  }

  get isEmpty(): boolean {
    return this.#topics.size === 0
  }

  feedOf(name: string) {
    return this.#topics.get(name)?.feed
  }

  add(name: string, reader: TopicReader) {
    const known = this.#topics.get(name)
    if (known) {
      known.readers.add(reader)
      return
    }
    const feed = new TopicFeed()
    this.#topics.set(name, { feed, readers: new Set([reader]) })
    this.#ask(name, feed)
  }

  remove(name: string, reader: TopicReader) {
    this.#topics.get(name)?.readers.delete(reader)
  }

  /** Unsubscribes a topic without readers. */
  drop(name: string) {
    if (this.#topics.get(name)?.readers.size !== 0) return
    this.#topics.delete(name)
    if (this.#isConnected) this.#send({ op: 'unsubscribe', topic: name })
  }

  /** Subscribes all topics, each after its last event. */
  connected() {
    this.#isConnected = true
    for (const [name, { feed }] of this.#topics) this.#ask(name, feed)
  }

  disconnected() {
    this.#isConnected = false
    for (const { feed } of this.#topics.values()) feed.disconnect()
  }

  read(frame: ServerFrame) {
    const topic = this.#topics.get(frame.topic ?? '')
    if (topic) this.#deliver(topic, topic.feed.read(frame), frame.data)
  }

  /** Asks again for what a faulty connection may have lost. */
  recheck() {
    if (!this.#isConnected) return
    for (const [name, topic] of this.#topics) {
      const { feed } = topic
      const age = this.#now() - feed.askedAt
      if (feed.isRefused || age < ANSWER_MS) continue
      this.#deliver(topic, feed.endReplay())
      if (!feed.isLive || age >= RECHECK_MS) this.#ask(name, feed)
    }
  }

  #ask(topic: string, feed: TopicFeed) {
    if (!this.#isConnected) return
    const since = feed.ask(this.#now())
    this.#send({ op: 'subscribe', topic, ...(since !== null && { since }) })
  }

  #deliver({ readers }: Topic, result: FeedResult, data?: unknown) {
    for (const reader of readers) {
      if (result === 'event' || result === 'event-after-gap') reader.onEvent(data)
      if (result === 'first') reader.onCatchUp(true)
      if (result === 'catch-up' || result === 'event-after-gap') reader.onCatchUp(false)
    }
  }
}
