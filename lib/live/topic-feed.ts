import type { ServerFrame } from '@fanfare/contract/realtime.ts'

/**
 * The effect of a frame on the readers. After `first` (the topic was just subscribed) and
 * `catch-up` the data over HTTP may be newer than that of the page.
 */
export type FeedResult = 'event' | 'event-after-gap' | 'first' | 'catch-up' | 'nothing'

/** How far the page has read a topic. One for each topic of a socket; it outlives the connections. */
export class TopicFeed {
  /** The last `seq` that was read; null before the first answer. */
  seq: number | null = null
  /** The newest `seq` that the gateway named; above `seq` while a replay is on its way. */
  #head = 0
  isLive = false
  isRefused = false
  /** When the topic was last subscribed, ms of the device. */
  askedAt = 0
  #since = 0

  /** The last `seq` that was read, for `subscribe`. */
  ask(now: number) {
    this.askedAt = now
    this.#since = this.seq ?? 0
    return this.seq
  }

  /** Applies a frame of this topic. */
  read({ op, seq }: ServerFrame): FeedResult {
    if (op === 'event') return seq === undefined ? 'nothing' : this.#event(seq)
    if (op === 'gap') return this.#restartAt(seq ?? this.#head)
    if (op === 'refused') this.isRefused = true
    return op === 'ready' ? this.#ready(seq ?? this.seq ?? 0) : 'nothing'
  }

  /** Gives up on a replay that has not arrived. */
  endReplay(): FeedResult {
    return this.seq !== null && this.#head > this.seq ? this.#restartAt(this.#head) : 'nothing'
  }

  /** The connection is gone: the next one subscribes with `since`. */
  disconnect() {
    this.isLive = false
    this.isRefused = false
  }

  #event(seq: number): FeedResult {
    const last = this.seq
    if (last !== null && seq <= last) return 'nothing'
    this.seq = seq
    this.#head = Math.max(this.#head, seq)
    return last === null || seq > last + 1 ? 'event-after-gap' : 'event'
  }

  /** The events since `seq` follow or came before; without a `seq`, or from a gateway that counts anew, there are none. */
  #ready(head: number): FeedResult {
    this.isLive = true
    this.#head = Math.max(this.#head, head)
    if (this.seq !== null) return head < this.#since ? this.#restartAt(head) : 'nothing'
    this.#restartAt(head)
    return 'first'
  }

  #restartAt(seq: number): FeedResult {
    this.seq = seq
    this.#head = seq
    return 'catch-up'
  }
}
