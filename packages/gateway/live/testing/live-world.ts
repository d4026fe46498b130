import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import { buildApp } from '#gateway/app.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import { createContext } from '#gateway/create-context.ts'
import { startLogSignals } from '#gateway/log/db/log-signals.ts'
import { insertFamily, insertTokens } from '#gateway/accounts/db/tokens.ts'
import { startLiveRecorder } from '#gateway/live/live-events-of.ts'
import { newTokens, tokenRows } from '#gateway/accounts/tokens.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { SOCKET_LIMITS, type SocketLimits } from '#gateway/limits.ts'
import { startRedis } from '#gateway/redis/start-redis.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { openSocket } from './socket-client.ts'
import { createTaskWorld } from '../../testing/task-world.ts'
import { countStart } from '../../testing/test-database.ts'

export type LiveUser = Awaited<ReturnType<LiveWorld['addSession']>>
export type LiveWorld = Awaited<ReturnType<typeof createLiveWorld>>

interface Options {
  limits?: Partial<SocketLimits>
  config?: Partial<GatewayConfig>
}

/** Patience with a client, which is this process, too: at work it may send no frame for as long as the machine is slow. */
const PATIENCE = { authMs: deadline(SOCKET_LIMITS.authMs), silenceMs: deadline(SOCKET_LIMITS.silenceMs) }

export async function createLiveWorld({ limits = {}, config = {} }: Options = {}) {
  const world = await createTaskWorld({ now: Date.now })
  const { gateway, database } = world
  Object.assign(gateway.config, config)
  const instances = new Set<() => Promise<void>>()

  /** A gateway that listens, with its recorder and notifications. */
  const start = async (context: typeof gateway) => {
    context.logSignals = startLogSignals({ connectionString: database.url, onError: () => undefined })
    context.redis = await startRedis(context)
    countStart('gateway')
    const app = await buildApp(context, { socketLimits: { ...PATIENCE, ...limits } })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const recorder = startLiveRecorder(context)
    const { port } = app.server.address() as AddressInfo
    const stop = async () => {
      instances.delete(stop)
      await app.close()
      await recorder.stop()
      await context.logSignals.stop()
      await context.redis.stop()
    }
    instances.add(stop)
    return { origin: `http://127.0.0.1:${port}`, stop }
  }
  const startInstance = async () =>
    start(await createContext({ config: gateway.config, db: gateway.db, log: createLog('silent'), clock: world.clock }))
  const { origin } = await start(gateway)

  /** A session of a user; `token` is its access token. */
  const addSession = async (userId: string) => {
    const familyId = gateway.newId('fam')
    const now = gateway.clock.now()
    const tokens = newTokens(gateway.randomBytes)
    await insertFamily(gateway.db, { familyId, userId, createdAt: now })
    await insertTokens(
      gateway.db,
      tokenRows(tokens, { familyId, userId }, { now, until: now + gateway.config.sessionMs }),
    )
    return { userId, familyId, token: tokens.access }
  }

  const open = async (path: string, at: string) => {
    const client = await openSocket(at, path)
    onTestFinished(client.close)
    return client
  }

  /** Stops those that still run. */
  const stop = async () => {
    for (const end of [...instances].toReversed()) await end()
  }
  // A recorder that goes on would write into the database of the next file.
  afterAll(stop)

  return {
    ...world,
    origin,
    startInstance,
    addSession,
    countMessages: (userId: string, ...totals: number[]) =>
      world.server.append(
        ...totals.map((total) => ({ topic: 'messages.changed' as const, userId, payload: { total } })),
      ),
    addLiveUser: async () => addSession(await world.addUser()),
    openPublic: (at = origin) => open('/ws/public', at),
    openPrivate: async ({ token }: { token: string }, at = origin) => {
      const client = await open('/ws/private', at)
      client.send({ op: 'auth', data: { token } })
      await client.next(1)
      return client
    },
    /** A user's socket that gets what `countMessages` tells. */
    async openMessages(user: { token: string }, at?: string) {
      const client = await this.openPrivate(user, at)
      client.send({ op: 'subscribe', topic: 'messages' })
      await client.next(1)
      return client
    },
    stop,
  }
}
