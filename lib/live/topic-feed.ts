import type { ServerFrame } from '@fanfare/contract/realtime.ts'

/**
 * The effect of a frame on the readers. After `first` (the topic was just subscribed) and `catch-up`, the data over HTTP may be
 * newer than the page's.
 */
export type FeedResult = 'event' | 'event-after-gap' | 'first' | 'catch-up' | 'nothing'

/** How far the page has read a topic. One for each topic of a socket; it outlives the connections. */
export function createTopicFeed() {
  /** The last `seq` that was read; null before the first answer. */
  let last: number | null = null
  /** The newest `seq` that the gateway named; above `last` while a replay is on its way. */
  let head = 0
  let since = 0

  function restartAt(seq: number) {
    last = seq
    head = seq
    return 'catch-up' as const
  }

  function readEvent(seq: number): FeedResult {
    const before = last
    if (before !== null && seq <= before) return 'nothing'
    last = seq
    head = Math.max(head, seq)
    return before === null || seq > before + 1 ? 'event-after-gap' : 'event'
  }

  /** The events since `last` follow or came before. Without a `seq`, or from a gateway that counts anew, there are none. */
  function readReady(seq: number): FeedResult {
    feed.isLive = true
    head = Math.max(head, seq)
    if (last !== null) return seq < since ? restartAt(seq) : 'nothing'
    restartAt(seq)
    return 'first'
  }

  const feed = {
    isLive: false,
    isRefused: false,
    /** When the topic was last subscribed, ms of the device. */
    askedAt: 0,
    /** Returns the last `seq` that was read, for `subscribe`. */
    ask: (now: number) => {
      feed.askedAt = now
      since = last ?? 0
      return last
    },
    read: ({ op, seq }: ServerFrame): FeedResult => {
      if (op === 'event') return seq === undefined ? 'nothing' : readEvent(seq)
      if (op === 'gap') return restartAt(seq ?? head)
      if (op === 'refused') feed.isRefused = true
      return op === 'ready' ? readReady(seq ?? last ?? 0) : 'nothing'
    },
    /** Gives up on a replay that has not arrived. */
    endReplay: (): FeedResult => (last !== null && head > last ? restartAt(head) : 'nothing'),
    /** Call it when the connection is gone; the next one subscribes with `since`. */
    disconnect: () => {
      feed.isLive = false
      feed.isRefused = false
    },
  }
  return feed
}

export type TopicFeed = ReturnType<typeof createTopicFeed>
