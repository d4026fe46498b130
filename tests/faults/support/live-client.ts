import { setTimeout as sleep } from 'node:timers/promises'
import { openSocket, type SocketClient } from '@fanfare/gateway/live/testing/socket-client.ts'
import { SOCKET_PATHS } from '@fanfare/contract/realtime.ts'

type Options = {
  /** The gateways, in the order in which it tries them. */
  origins: readonly string[]
  topic: string
  /** Access token of a private socket; null means a public one. */
  token: string | null
}

const RETRY_MS = 50

/** A socket of one topic that connects again, to the next gateway, whenever it is closed, and continues from its last event. */
export class LiveClient {
  /** Connections that were closed while it ran. */
  reconnects = 0
  readonly #options: Options
  readonly #connections: SocketClient[] = []
  readonly #running: Promise<void>
  #stopping = false

  constructor(options: Options) {
    this.#options = options
    this.#running = this.#run()
  }

  /** The frames of its topic, of all connections. */
  get #frames() {
    return this.#connections.flatMap(({ frames }) => frames).filter(({ topic }) => topic === this.#options.topic)
  }

  /** Of each event, in the order of arrival. */
  get seqs(): number[] {
    return this.#frames.flatMap(({ op, seq }) => (op === 'event' ? [seq ?? 0] : []))
  }

  /** The number of the topic at its first subscription; null when not subscribed yet. */
  get first(): number | null {
    return this.#frames.find(({ op }) => op === 'ready')?.seq ?? null
  }

  /** Frames by which the gateway says that events are missing, or refuses. */
  get faults(): string[] {
    return this.#frames.flatMap((frame) =>
      frame.op === 'gap' || frame.op === 'refused' ? [JSON.stringify(frame)] : [],
    )
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#connections.at(-1)?.close()
    await this.#running
  }

  async #run(): Promise<void> {
    for (let turn = 0; !this.#stopping; turn += 1) {
      const { origins } = this.#options
      await this.#connect(origins[turn % origins.length] ?? '').catch(() => sleep(RETRY_MS))
      if (!this.#stopping) this.reconnects += 1
    }
  }

  /** Resolves when the connection is closed. */
  async #connect(origin: string): Promise<void> {
    const { token, topic } = this.#options
    const client = await openSocket(origin, token === null ? SOCKET_PATHS.public : SOCKET_PATHS.private)
    if (token !== null) client.send({ op: 'auth', data: { token } })
    const last = this.seqs.at(-1) ?? this.first
    client.send({ op: 'subscribe', topic, ...(last === null ? {} : { since: last }) })
    this.#connections.push(client)
    if (this.#stopping) client.close()
    await client.closed
  }
}
