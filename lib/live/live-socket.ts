import { SOCKET_CLOSES, type ServerFrame } from '@fanfare/contract/realtime.ts'
import { reconnectDelay } from './backoff.ts'
import { openConnection, type LiveConnection, type LiveEnvironment } from './live-connection.ts'
import { TopicTable, type TopicReader } from './topic-table.ts'

/** `starting` until the first connection has succeeded or failed. */
export type TopicState = 'starting' | 'live' | 'down'

/** A page that the reader leaves unsubscribes just before the next one subscribes, ms. */
const LINGER_MS = 3000
/** An answer to `auth` that has not come after this time was lost, ms. */
const ANSWER_MS = 10_000
/** A shorter connection does not count as a success, ms. */
const STABLE_MS = 10_000

/** One socket for all topics of a kind. It is open while a topic has a reader. */
export class LiveSocket {
  readonly #topics: TopicTable
  readonly #environment: LiveEnvironment
  readonly #onChange: () => void
  #connection: LiveConnection | null = null
  #openedAt = 0
  #isReady = false
  #sentToken: string | null = null
  /** The gateway refused this token after a renewal. */
  #refusedToken: string | null = null
  #hasRenewed = false
  #attempt = 0
  #retry: number | undefined
  #isPaused = false
  #hasFailed = false

  /** `onChange` is called when the state of a topic may have changed. */
  constructor(environment: LiveEnvironment, onChange: () => void) {
    this.#environment = environment
    this.#onChange = onChange
    this.#topics = new TopicTable(environment.now, (frame) => this.#connection?.send(frame))
  }

  /** Returns how to unsubscribe. */
  subscribe(name: string, reader: TopicReader) {
    this.#topics.add(name, reader)
    if (this.#retry === undefined) this.#connect()
    return () => {
      this.#topics.remove(name, reader)
      this.#environment.setTimer(() => {
        this.#topics.drop(name)
        if (this.#topics.isEmpty) this.#disconnect()
      }, LINGER_MS)
    }
  }

  stateOf(name: string): TopicState {
    const feed = this.#topics.feedOf(name)
    if (feed?.isLive) return 'live'
    return this.#hasFailed || feed?.isRefused ? 'down' : 'starting'
  }

  /** Closes until `resume`: the page is hidden, or offline. */
  pause() {
    this.#isPaused = true
    this.#disconnect()
    this.#onChange()
  }

  resume() {
    this.#isPaused = false
    this.#attempt = 0
    this.#connect()
  }

  #disconnect() {
    if (this.#retry !== undefined) this.#environment.clearTimer(this.#retry)
    this.#retry = undefined
    this.#connection?.close()
    this.#connection = null
    this.#isReady = false
    this.#topics.disconnected()
  }

  #fail() {
    this.#hasFailed = true
    this.#onChange()
  }

  #connect() {
    const { token } = this.#environment
    if (this.#connection || this.#isPaused || this.#topics.isEmpty) return
    if (token && [null, this.#refusedToken].includes(token())) return this.#fail()
    try {
      this.#connection = openConnection(this.#environment, {
        onOpen: () => this.#opened(),
        onFrame: (frame) => this.#read(frame),
        onTick: () => this.#tick(),
        onClose: (code) => this.#closed(code),
      })
    } catch {
      // The policy of the page forbids it, and will not change.
      this.#fail()
    }
  }

  #opened() {
    this.#openedAt = this.#environment.now()
    if (this.#environment.token) this.#sendToken()
    else this.#ready()
  }

  #sendToken() {
    const token = this.#environment.token?.() ?? null
    this.#sentToken = token
    if (token !== null) this.#connection?.send({ op: 'auth', data: { token } })
  }

  #ready() {
    if (this.#isReady) return
    this.#isReady = true
    this.#topics.connected()
  }

  #read(frame: ServerFrame) {
    if (frame.topic !== undefined) this.#topics.read(frame)
    else if (frame.op === 'ready') this.#ready()
    if (frame.op === 'ready' || frame.op === 'refused') this.#onChange()
  }

  #tick() {
    const { now, token } = this.#environment
    const isUnanswered = !this.#isReady && now() - this.#openedAt >= ANSWER_MS
    // The token may have been renewed by another tab.
    if (token && (isUnanswered || token() !== this.#sentToken)) this.#sendToken()
    this.#topics.recheck()
  }

  #closed(code: number) {
    const { now, random, setTimer, renewToken } = this.#environment
    const wasStable = this.#isReady && now() - this.#openedAt >= STABLE_MS
    this.#disconnect()
    this.#fail()
    if (wasStable) this.#attempt = 0
    if (renewToken && (code === SOCKET_CLOSES.notAuthenticated || code === SOCKET_CLOSES.tokenRefused)) {
      void this.#renew(renewToken, wasStable)
      return
    }
    const delay = reconnectDelay(code, this.#attempt, random())
    this.#attempt += 1
    this.#retry = setTimer(() => {
      this.#retry = undefined
      this.#connect()
    }, delay)
  }

  /** Once until a connection was stable; then the socket stops until there is another token. */
  async #renew(renewToken: () => Promise<boolean>, wasStable: boolean) {
    const refused = this.#sentToken
    const mayRenew = wasStable || !this.#hasRenewed
    this.#hasRenewed = true
    if (!mayRenew || !(await renewToken())) this.#refusedToken = refused
    this.#connect()
  }
}
