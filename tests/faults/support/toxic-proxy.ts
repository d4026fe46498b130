import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a link does to the answers that pass it (DEV-20); requests pass unharmed but for `down` and `blackhole`. */
export type Toxic =
  | { kind: 'none' }
  /** Nobody listens, and what was open is cut. */
  | { kind: 'down' }
  /** Connections are taken and nothing ever passes; whatever lost bytes is reset when it ends, or stays dead. */
  | { kind: 'blackhole'; staysDead?: boolean }
  | { kind: 'delay'; ms: number }
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** The connection ends after so many bytes of answer: orderly, or by a reset. */
  | { kind: 'cut' | 'reset'; afterBytes: number }
  /** These bytes instead of an answer; then the connection ends. */
  | { kind: 'answer'; bytes: string | Buffer }
  /** JSON that never ends instead of an answer. */
  | { kind: 'endless'; bytesPerSecond: number }

type Link = { client: Socket; upstream: Socket; passed: number; isDead: boolean }

const NONE: Toxic = { kind: 'none' }
const ENDLESS_HEAD =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{"code":"00000","msg":"","data":{"activities":['
const ENDLESS_EVERY_MS = 20

async function write(to: Socket, bytes: Buffer): Promise<void> {
  if (!to.writable) return
  if (!to.write(bytes)) await Promise.race([once(to, 'drain'), once(to, 'close')]).catch(() => undefined)
}

/** A TCP proxy in this process, in front of one port of this machine. Its toxic may change at any moment, also for what is open. */
export class ToxicProxy {
  readonly #target: number
  readonly #links = new Set<Link>()
  #server: Server | null = null
  #port = 0
  #toxic: Toxic = NONE
  #endless = 0

  constructor(target: number) {
    this.#target = target
  }

  static async start(target: number): Promise<ToxicProxy> {
    const proxy = new ToxicProxy(target)
    await proxy.#listen()
    return proxy
  }

  get port(): number {
    return this.#port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** How many endless answers are being sent now. */
  get endless(): number {
    return this.#endless
  }

  async set(toxic: Toxic): Promise<void> {
    const wasDown = this.#toxic.kind === 'down'
    const stayDead = this.#toxic.kind === 'blackhole' && this.#toxic.staysDead
    this.#toxic = toxic
    for (const link of this.#links) {
      link.passed = 0
      // A stream with a gap is none: TCP would never deliver what follows.
      if (link.isDead && !stayDead) this.#cut(link)
    }
    if (toxic.kind === 'down') await this.#close()
    else if (wasDown) await this.#listen()
  }

  heal(): Promise<void> {
    return this.set(NONE)
  }

  /** Every open connection ends with a reset; new ones are taken. */
  cutAll(): void {
    for (const link of this.#links) this.#cut(link)
  }

  #cut({ client, upstream }: Link): void {
    client.resetAndDestroy()
    upstream.destroy()
  }

  stop(): Promise<void> {
    return this.#close()
  }

  async #listen(): Promise<void> {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => this.#take(client))
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  async #close(): Promise<void> {
    const server = this.#server
    this.#server = null
    this.cutAll()
    if (!server?.listening) return
    const closed = once(server, 'close')
    server.close()
    await closed
  }

  #take(client: Socket): void {
    const upstream = connect({ port: this.#target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    const link: Link = { client, upstream, passed: 0, isDead: false }
    this.#links.add(link)
    const end = (): void => {
      this.#links.delete(link)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
    void this.#relay(client, upstream, (bytes) => this.#request(link, bytes)).catch(end)
    void this.#relay(upstream, client, (bytes) => this.#answer(link, bytes)).catch(end)
  }

  async #relay(from: Socket, to: Socket, pass: (bytes: Buffer) => Promise<void>): Promise<void> {
    for await (const bytes of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) await pass(bytes)
    if (this.#toxic.kind !== 'blackhole') to.end()
  }

  #swallows(link: Link): boolean {
    link.isDead ||= this.#toxic.kind === 'blackhole'
    return link.isDead
  }

  async #request(link: Link, bytes: Buffer): Promise<void> {
    const { client, upstream } = link
    const toxic = this.#toxic
    if (this.#swallows(link)) return
    if (toxic.kind === 'endless') {
      this.#endless += 1
      await this.#sendEndless(link, toxic).finally(() => (this.#endless -= 1))
    } else if (toxic.kind === 'answer') client.end(toxic.bytes)
    else await write(upstream, bytes)
  }

  async #answer(link: Link, bytes: Buffer): Promise<void> {
    const { client } = link
    const toxic = this.#toxic
    if (toxic.kind === 'answer' || toxic.kind === 'endless' || this.#swallows(link)) return
    if (toxic.kind === 'cut' || toxic.kind === 'reset') return this.#passUntil(toxic, link, bytes)
    if (toxic.kind === 'delay') await sleep(toxic.ms)
    if (toxic.kind === 'bandwidth') await sleep((bytes.length / toxic.bytesPerSecond) * 1000)
    if (toxic.kind !== 'drip') return write(client, bytes)
    for (let from = 0; from < bytes.length && client.writable; from += toxic.bytes) {
      await write(client, bytes.subarray(from, from + toxic.bytes))
      // A drip that was healed lets the rest go at once.
      if (this.#toxic === toxic) await sleep(toxic.everyMs)
    }
  }

  async #sendEndless({ client }: Link, toxic: Toxic & { kind: 'endless' }): Promise<void> {
    const began = performance.now()
    let sent = 0
    await write(client, Buffer.from(ENDLESS_HEAD))
    while (client.writable && this.#toxic === toxic) {
      const due = ((performance.now() - began) / 1000) * toxic.bytesPerSecond - sent
      const part = Buffer.alloc(Math.max(2, Math.floor(due)), '7,')
      sent += part.length
      await write(client, part)
      await sleep(ENDLESS_EVERY_MS)
    }
    client.destroy()
  }

  async #passUntil(toxic: { kind: 'cut' | 'reset'; afterBytes: number }, link: Link, bytes: Buffer): Promise<void> {
    const { client, upstream } = link
    const left = Math.max(0, toxic.afterBytes - link.passed)
    link.passed += bytes.length
    if (bytes.length < left) return write(client, bytes)
    await write(client, bytes.subarray(0, left))
    if (toxic.kind === 'cut') client.end()
    // What was written must be on its way before the reset overtakes it.
    else setImmediate(() => client.resetAndDestroy())
    upstream.destroy()
  }
}
