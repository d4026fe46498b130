import type { WinnerEvent } from '@fanfare/contract/realtime.ts'
import type { TopicState } from '#lib/live/live-socket.ts'

export interface LiveListener {
  onWinner?: (winner: WinnerEvent) => void
  /** Events were lost. */
  onGap?: () => void
}

/** The sockets, once their code is loaded. */
export interface LiveSource {
  stateOf: (topic: string) => TopicState
  subscribe: (topic: string, listener: LiveListener) => () => void
}

interface Wanted {
  topic: string
  listener: LiveListener
  leave?: () => void
}

export interface LiveTopics {
  /** Subscribes a topic as soon as the sockets' code is loaded; returns how to unsubscribe. */
  want: (topic: string, listener?: LiveListener) => () => void
  stateOf: LiveSource['stateOf']
  /** Calls the listener when the state of a topic may have changed; returns how to stop. */
  watch: (listener: () => void) => () => void
  /** Names the function that loads the sockets' code when the first topic is wanted. */
  loadWith: (load: (onChange: () => void) => Promise<LiveSource>) => void
}

/** The topics that the parts of the page want. It is loaded with the page's runtime, the sockets are loaded later (ADR 0067). */
export function createLiveTopics(): LiveTopics {
  const wanted = new Set<Wanted>()
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  let source: LiveSource | null = null
  let load: (() => Promise<LiveSource>) | null = null
  const subscribe = (one: Wanted) => {
    if (source) one.leave = source.subscribe(one.topic, one.listener)
  }
  const begin = () => {
    if (!load || wanted.size === 0) return
    const loading = load()
    load = null
    loading.then(
      (loaded) => {
        source = loaded
        wanted.forEach(subscribe)
      },
      // Without the code the page polls.
      () => undefined,
    )
  }
  return {
    want: (topic, listener = {}) => {
      const one: Wanted = { topic, listener }
      wanted.add(one)
      subscribe(one)
      begin()
      return () => {
        wanted.delete(one)
        one.leave?.()
      }
    },
    stateOf: (topic) => source?.stateOf(topic) ?? 'starting',
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loadWith: (loadSource) => {
      load = () => loadSource(notify)
      begin()
    },
  }
}
