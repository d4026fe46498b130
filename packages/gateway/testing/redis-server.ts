import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { ensureRedisServer } from '@fanfare/runner/testing/redis.ts'

const START_MS = deadline(10_000)

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** A real Redis of a test, on a free port, without persistence. */
export class RedisServer {
  readonly url: string
  readonly #program: string
  readonly #port: number
  readonly #dir = mkdtempSync(join(tmpdir(), 'fanfare-redis-'))
  #child: ChildProcess | null = null

  private constructor(program: string, port: number) {
    this.#program = program
    this.#port = port
    this.url = `redis://127.0.0.1:${port}`
  }

  static async start(): Promise<RedisServer> {
    const program = await ensureRedisServer((line) => void process.stdout.write(`${line}\n`))
    const server = new RedisServer(program, await freePort())
    await server.restart()
    return server
  }

  /** Starts it again, empty, on the same port. */
  async restart(): Promise<void> {
    const settings = ['--port', String(this.#port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn(this.#program, [...settings, '--dir', this.#dir], { stdio: 'ignore' })
    this.#child = child
    for (let waited = 0; waited < START_MS && child.exitCode === null; waited += 20) {
      if (await accepts(this.#port)) return
      await sleep(20)
    }
    throw new Error('Redis did not start')
  }

  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }

  /** It keeps its connections and answers nothing. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  async command<T>(work: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.url)
    try {
      return await work(client)
    } finally {
      client.disconnect()
    }
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.#dir, { recursive: true, force: true })
  }
}
