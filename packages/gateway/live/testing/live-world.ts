import type { AddressInfo } from 'node:net'
import { afterAll, onTestFinished } from 'vitest'
import { buildApp } from '#gateway/app.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import { createContext } from '#gateway/create-context.ts'
import { startLogSignals } from '#gateway/log/db/log-signals.ts'
import { insertFamily, insertTokens } from '#gateway/accounts/db/tokens.ts'
import { startLiveRecorder } from '#gateway/live/start-live-recorder.ts'
import { newTokens, tokenRows } from '#gateway/accounts/tokens.ts'
import type { SocketLimits } from '#gateway/limits.ts'
import { startRedis } from '#gateway/redis/start-redis.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { openSocket, type SocketClient } from './socket-client.ts'
import { createTaskWorld, type TaskWorld } from '../../testing/task-world.ts'
import { countStart } from '../../testing/test-database.ts'

/** A gateway that listens, with its recorder and notifications. */
export interface LiveInstance {
  origin: string
  stop: () => Promise<void>
}

export interface LiveUser {
  userId: string
  familyId: string
  token: string
}

export interface LiveWorld extends TaskWorld {
  origin: string
  /** Stops those that still run, as the end of the file does. */
  stop: () => Promise<void>
  /** Another gateway on the same database. */
  startInstance: () => Promise<LiveInstance>
  addLiveUser: () => Promise<LiveUser>
  /** Another session of a user; `token` is its access token. */
  addSession: (userId: string) => Promise<LiveUser>
  openPublic: (origin?: string) => Promise<SocketClient>
  /** Appends entries of unread messages with these totals to the log. */
  countMessages: (userId: string, ...totals: number[]) => Promise<void>
  /** A private socket that is signed in. */
  openPrivate: (user: LiveUser, origin?: string) => Promise<SocketClient>
}

interface Options {
  limits?: Partial<SocketLimits>
  config?: Partial<GatewayConfig>
}

export async function createLiveWorld({ limits = {}, config = {} }: Options = {}): Promise<LiveWorld> {
  const world = await createTaskWorld(Date.now)
  const { gateway, database } = world
  Object.assign(gateway.config, config)
  const instances = new Set<LiveInstance>()

  const start = async (context: typeof gateway): Promise<LiveInstance> => {
    context.logSignals = startLogSignals({ connectionString: database.url, onError: () => undefined })
    context.redis = await startRedis(context)
    countStart('gateway')
    const app = await buildApp(context, { socketLimits: limits })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const recorder = startLiveRecorder(context)
    const { port } = app.server.address() as AddressInfo
    const instance: LiveInstance = {
      origin: `http://127.0.0.1:${port}`,
      stop: async () => {
        instances.delete(instance)
        await app.close()
        await recorder.stop()
        await context.logSignals.stop()
        await context.redis.stop()
      },
    }
    instances.add(instance)
    return instance
  }
  const startInstance = async () =>
    start(await createContext({ config: gateway.config, db: gateway.db, log: createLog('silent'), clock: world.clock }))
  const { origin } = await start(gateway)

  const addSession: LiveWorld['addSession'] = async (userId) => {
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

  /** Closed when the test ends. */
  const open = async (path: string, at: string): Promise<SocketClient> => {
    const client = await openSocket(at, path)
    onTestFinished(client.close)
    return client
  }

  const stop = async (): Promise<void> => {
    for (const instance of [...instances].toReversed()) await instance.stop()
  }
  // A recorder that goes on would write into the database of the next file.
  afterAll(stop)

  return {
    ...world,
    origin,
    startInstance,
    addSession,
    countMessages: (userId, ...totals) =>
      world.server.append(
        ...totals.map((total) => ({ topic: 'messages.changed' as const, userId, payload: { total } })),
      ),
    addLiveUser: async () => addSession(await world.addUser()),
    openPublic: (at = origin) => open('/ws/public', at),
    openPrivate: async ({ token }, at = origin) => {
      const client = await open('/ws/private', at)
      client.send({ op: 'auth', data: { token } })
      await client.next(1)
      return client
    },
    stop,
  }
}
