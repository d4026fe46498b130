import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A fault of a link (DEV-20). It changes answers; only `down` and `blackhole` also change requests. */
export type LinkFault =
  | { kind: 'none' }
  /** The port is closed, and open connections are reset. */
  | { kind: 'down' }
  /** Connections are accepted and no byte passes; a connection that lost bytes is reset at the end of the fault, or stays dead. */
  | { kind: 'blackhole'; staysDead?: boolean }
  | { kind: 'delay'; ms: number }
  /** Answers wait until the fault ends. */
  | { kind: 'hold' }
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** The connection ends after a number of bytes of the answer, in order or by a reset. */
  | { kind: 'cut' | 'reset'; afterBytes: number }
  /** These bytes instead of an answer; then the connection ends. */
  | { kind: 'answer'; bytes: string | Buffer }
  /** Endless JSON instead of an answer. */
  | { kind: 'endless'; bytesPerSecond: number }

type Link = { client: Socket; upstream: Socket; passed: number; isDead: boolean }

const NONE: LinkFault = { kind: 'none' }
const ENDLESS_HEAD =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{"code":"00000","msg":"","data":{"activities":['
const ENDLESS_EVERY_MS = 20

async function write(to: Socket, bytes: Buffer): Promise<void> {
  if (!to.writable) return
  if (!to.write(bytes)) await Promise.race([once(to, 'drain'), once(to, 'close')]).catch(() => undefined)
}

/** A TCP proxy in this process, in front of one port of this machine. Its fault may change at any time, also for open connections. */
export class FaultProxy {
  readonly #target: number
  readonly #links = new Set<Link>()
  #server: Server | null = null
  #port = 0
  #fault: LinkFault = NONE
  #endless = 0
  #ended = Promise.withResolvers<void>()
  readonly #expected = new Map<string, () => void>()

  constructor(target: number) {
    this.#target = target
  }

  static async start(target: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target)
    await proxy.#listen()
    return proxy
  }

  get port(): number {
    return this.#port
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The number of endless answers that are being sent. */
  get endless(): number {
    return this.#endless
  }

  async set(fault: LinkFault): Promise<void> {
    const wasDown = this.#fault.kind === 'down'
    const stayDead = this.#fault.kind === 'blackhole' && this.#fault.staysDead
    this.#fault = fault
    this.#ended.resolve()
    this.#ended = Promise.withResolvers()
    for (const link of this.#links) {
      link.passed = 0
      // TCP would never deliver the bytes after a gap, so reset the connection.
      if (link.isDead && !stayDead) this.#cut(link)
    }
    if (fault.kind === 'down') await this.#close()
    else if (wasDown) await this.#listen()
  }

  /** Resolves when a request with this text has passed. */
  passes(text: string): Promise<void> {
    return new Promise((resolve) => this.#expected.set(text, resolve))
  }

  heal(): Promise<void> {
    return this.set(NONE)
  }

  /** Resets every open connection; new ones are accepted. */
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
    if (this.#fault.kind !== 'blackhole') to.end()
  }

  #swallows(link: Link): boolean {
    link.isDead ||= this.#fault.kind === 'blackhole'
    return link.isDead
  }

  async #request(link: Link, bytes: Buffer): Promise<void> {
    const { client, upstream } = link
    const fault = this.#fault
    if (this.#swallows(link)) return
    if (fault.kind === 'endless') {
      this.#endless += 1
      await this.#sendEndless(link, fault).finally(() => (this.#endless -= 1))
    } else if (fault.kind === 'answer') client.end(fault.bytes)
    else {
      await write(upstream, bytes)
      for (const [text, resolve] of this.#expected) if (bytes.includes(text)) resolve()
    }
  }

  async #answer(link: Link, bytes: Buffer): Promise<void> {
    const { client } = link
    const fault = this.#fault
    if (fault.kind === 'answer' || fault.kind === 'endless' || this.#swallows(link)) return
    if (fault.kind === 'cut' || fault.kind === 'reset') return this.#passUntil(fault, link, bytes)
    if (fault.kind === 'hold') await this.#ended.promise
    if (fault.kind === 'delay') await sleep(fault.ms)
    if (fault.kind === 'bandwidth') await sleep((bytes.length / fault.bytesPerSecond) * 1000)
    if (fault.kind !== 'drip') return write(client, bytes)
    for (let from = 0; from < bytes.length && client.writable; from += fault.bytes) {
      await write(client, bytes.subarray(from, from + fault.bytes))
      // When the fault ends, the rest is sent at once.
      if (this.#fault === fault) await sleep(fault.everyMs)
    }
  }

  async #sendEndless({ client }: Link, fault: LinkFault & { kind: 'endless' }): Promise<void> {
    const began = performance.now()
    let sent = 0
    await write(client, Buffer.from(ENDLESS_HEAD))
    while (client.writable && this.#fault === fault) {
      const due = ((performance.now() - began) / 1000) * fault.bytesPerSecond - sent
      const part = Buffer.alloc(Math.max(2, Math.floor(due)), '7,')
      sent += part.length
      await write(client, part)
      await sleep(ENDLESS_EVERY_MS)
    }
    client.destroy()
  }

  async #passUntil(fault: { kind: 'cut' | 'reset'; afterBytes: number }, link: Link, bytes: Buffer): Promise<void> {
    const { client, upstream } = link
    const left = Math.max(0, fault.afterBytes - link.passed)
    link.passed += bytes.length
    if (bytes.length < left) return write(client, bytes)
    await write(client, bytes.subarray(0, left))
    if (fault.kind === 'cut') client.end()
    // The written bytes must be sent before the reset.
    else setImmediate(() => client.resetAndDestroy())
    upstream.destroy()
  }
}
