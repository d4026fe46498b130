import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { createDb } from '@fanfare/gateway/db/client.ts'
import { appendLog } from '@fanfare/gateway/log/db/log.ts'
import { withTransaction } from '@fanfare/gateway/db/transaction.ts'
import { LiveClient } from './live-client.ts'
import type { Person } from './people.ts'

const EVERY_MS = 10

type Options = { db: ReturnType<typeof createDb>; origins: readonly string[]; people: readonly Person[] }

type Watched = { topic: string; userId: string }

/** Open sockets at both gateways, and a steady flow of events for them besides those of the load. */
export class Audience {
  readonly clients: LiveClient[]
  readonly #options: Options
  readonly #topics: readonly Watched[]
  readonly #flowing: Promise<void>
  #stopping = false

  private constructor(options: Options, clients: LiveClient[], topics: readonly Watched[]) {
    this.#options = options
    this.clients = clients
    this.#topics = topics
    this.#flowing = this.#flow()
  }

  /** Each person watches two topics, visitors the winners; half of the sockets begin at each gateway. */
  static async open(options: Options): Promise<Audience> {
    const { origins, people } = options
    const own = people.flatMap((person) => ['messages', 'tasks'].map((topic) => ({ topic, ...person })))
    const topics = [...own, ...[0, 1].map(() => ({ topic: 'winners', userId: '', token: null }))]
    const clients = topics.map(({ topic, token }, index) => {
      const order = index % 2 === 0 ? origins : origins.toReversed()
      return new LiveClient({ origins: order, topic, token })
    })
    await vi.waitFor(() => expect(clients.filter(({ first }) => first === null)).toEqual([]))
    return new Audience(options, clients, topics)
  }

  get reconnects(): number {
    return this.clients.reduce((total, { reconnects }) => total + reconnects, 0)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#flowing
    await Promise.all(this.clients.map((client) => client.stop()))
  }

  /** Ends the flow and expects that every client has every event of its topic once, in order. */
  async expectEverything(): Promise<number> {
    this.#stopping = true
    await this.#flowing
    await vi.waitFor(async () => expect(await this.#missing()).toEqual([]), { interval: 100 })
    await this.stop()
    expect(this.clients.flatMap(({ faults }) => faults)).toEqual([])
    for (const { seqs, first } of this.clients)
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => (first ?? 0) + 1 + index))
    return this.clients.reduce((total, { seqs }) => total + seqs.length, 0)
  }

  /** The topics of clients that do not have the last event. */
  async #missing(): Promise<string[]> {
    const rows = await this.#options.db.selectFrom('liveTopics').select(['topic', 'userId', 'seq']).execute()
    const last = new Map(rows.map(({ topic, userId, seq }) => [`${userId} ${topic}`, seq]))
    return this.#topics.flatMap(({ topic, userId }, index) => {
      const client = this.clients[index]
      const has = client?.seqs.at(-1) ?? client?.first ?? 0
      return has === (last.get(`${userId} ${topic}`) ?? 0) ? [] : [`${userId} ${topic}: ${has}`]
    })
  }

  async #flow(): Promise<void> {
    const { db, people } = this.#options
    for (let total = 1; !this.#stopping; total += 1) {
      const { userId } = people[total % people.length] ?? { userId: '' }
      const entry = { topic: 'messages.changed' as const, userId, payload: { total } }
      await withTransaction(db, (tx) => appendLog(tx, [entry], Date.now()))
      await sleep(EVERY_MS)
    }
  }
}
