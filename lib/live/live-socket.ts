import { SOCKET_CLOSES, type ServerFrame } from '@fanfare/contract/realtime.ts'
import { reconnectDelay } from './backoff.ts'
import { openConnection, type LiveConnection, type LiveEnvironment } from './live-connection.ts'
import { createTopicTable, type TopicReader } from './topic-table.ts'

/** `starting` until the first connection has succeeded or failed. */
export type TopicState = 'starting' | 'live' | 'down'

/** How long a topic stays subscribed without a reader, ms: the page that is left unsubscribes just before the next one subscribes. */
const LINGER_MS = 3000
/** An answer to `auth` that takes longer was lost, ms. */
const ANSWER_MS = 10_000
/** A connection that ends sooner does not count as a success, ms. */
const STABLE_MS = 10_000

/**
 * One socket for all topics of a kind. It is open while a topic has a reader. `onChange` is called when the state of a topic may have
 * changed.
 */
export function createLiveSocket(environment: LiveEnvironment, onChange: () => void) {
  const { token, renewToken } = environment
  const topics = createTopicTable((frame) => connection?.send(frame))
  let connection: LiveConnection | null = null
  let openedAt = 0
  let isReady = false
  let sentToken: string | null = null
  /** The token that the gateway refused even after a renewal. */
  let refusedToken: string | null = null
  let hasRenewed = false
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let hasFailed = false

  function disconnect() {
    clearTimeout(retry)
    retry = undefined
    connection?.close()
    connection = null
    isReady = false
    topics.disconnected()
  }

  function fail() {
    hasFailed = true
    onChange()
  }

  function connect() {
    if (connection || isPaused || topics.isEmpty()) return
    if (token && [null, refusedToken].includes(token())) return fail()
    try {
      connection = openConnection(environment, { onOpen, onFrame, onTick, onClose })
    } catch {
      // The page's policy forbids it, and that will not change.
      fail()
    }
  }

  function onOpen() {
    openedAt = performance.now()
    if (token) sendToken()
    else ready()
  }

  function sendToken() {
    sentToken = token?.() ?? null
    if (sentToken !== null) connection?.send({ op: 'auth', data: { token: sentToken } })
  }

  function ready() {
    if (isReady) return
    isReady = true
    topics.connected()
  }

  function onFrame(frame: ServerFrame) {
    if (frame.topic !== undefined) topics.read(frame)
    else if (frame.op === 'ready') ready()
    if (frame.op === 'ready' || frame.op === 'refused') onChange()
  }

  function onTick() {
    const isUnanswered = !isReady && performance.now() - openedAt >= ANSWER_MS
    // Another tab may have renewed the token.
    if (token && (isUnanswered || token() !== sentToken)) sendToken()
    topics.recheck()
  }

  function onClose(code: number) {
    const wasStable = isReady && performance.now() - openedAt >= STABLE_MS
    disconnect()
    fail()
    if (wasStable) attempt = 0
    if (renewToken && (code === SOCKET_CLOSES.notAuthenticated || code === SOCKET_CLOSES.tokenRefused)) {
      void renew(renewToken, wasStable)
      return
    }
    const delay = reconnectDelay(code, attempt, Math.random())
    attempt += 1
    retry = setTimeout(() => {
      retry = undefined
      connect()
    }, delay)
  }

  /** Runs once until a connection was stable; then the socket stops until there is another token. */
  async function renew(renewOnce: () => Promise<boolean>, wasStable: boolean) {
    const refused = sentToken
    const mayRenew = wasStable || !hasRenewed
    hasRenewed = true
    if (!mayRenew || !(await renewOnce())) refusedToken = refused
    connect()
  }

  return {
    /** Returns how to unsubscribe. */
    subscribe: (name: string, reader: TopicReader) => {
      topics.add(name, reader)
      if (retry === undefined) connect()
      return () => {
        topics.remove(name, reader)
        setTimeout(() => {
          topics.drop(name)
          if (topics.isEmpty()) disconnect()
        }, LINGER_MS)
      }
    },
    stateOf: (name: string): TopicState => {
      const feed = topics.feedOf(name)
      if (feed?.isLive) return 'live'
      return hasFailed || feed?.isRefused ? 'down' : 'starting'
    },
    /** Nothing was heard for so long that the connection may be dead. */
    isSilent: () => connection?.isSilent() ?? true,
    /** Closes until `resume`: the page is hidden, or offline. */
    pause: () => {
      isPaused = true
      disconnect()
      onChange()
    },
    resume: () => {
      isPaused = false
      attempt = 0
      connect()
    },
  }
}
