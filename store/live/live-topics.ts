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

/** The topics that parts of the page want. It loads with the page's runtime; the sockets load later (ADR 0067). */
export function createLiveTopics() {
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
    /** Subscribes a topic as soon as the sockets' code is loaded; returns how to unsubscribe. */
    want: (topic: string, listener: LiveListener = {}) => {
      const one: Wanted = { topic, listener }
      wanted.add(one)
      subscribe(one)
      begin()
      return () => {
        wanted.delete(one)
        one.leave?.()
      }
    },
    stateOf: (topic: string) => source?.stateOf(topic) ?? 'starting',
    /** Calls the listener when the state of a topic may have changed; returns how to stop. */
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Sets the function that loads the sockets' code when the first topic is wanted. */
    loadWith: (loadSource: (onChange: () => void) => Promise<LiveSource>) => {
      load = () => loadSource(notify)
      begin()
    },
  }
}

export type LiveTopics = ReturnType<typeof createLiveTopics>
