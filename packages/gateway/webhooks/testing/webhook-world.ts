import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { DEFAULT_POLICY, type WebhookEndpoint } from '../../access/staff-policy.ts'
import { createClock } from '../../clock.ts'
import type { NewLogEntry } from '../../log/db/log.ts'
import { handleNext } from '../../log/follow-log.ts'
import { borrowGateway } from '../../testing/borrow-gateway.ts'
import { startGateway, type StartOptions } from '../../testing/start-gateway.ts'
import { addEndpoints } from '../db/webhook-endpoints.ts'
import { webhookReader } from '../webhook-reader.ts'

export interface Received {
  id: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
  text: string
  headers: IncomingHttpHeaders
  at: number
}

export interface Receiver {
  url: string
  received: Received[]
  /** How it answers; 204 at first. */
  answer: (response: ServerResponse, received: Received) => void
  readonly open: number
  stop: () => Promise<void>
  restart: () => Promise<void>
}

export const secretOf = (letter: string): string => `whsec_${Buffer.alloc(32, letter).toString('base64')}`

/** A receiver on this machine, which stores what it gets and checks nothing. */
export async function startReceiver(): Promise<Receiver> {
  let connections = 0
  let port = 0
  const listen = async (): Promise<Server> => {
    const server = createServer(async (request, response) => {
      const text = await readText(request)
      const { headers } = request
      const body = JSON.parse(text) as Received['body']
      const received = { id: String(headers['webhook-id']), body, text, headers, at: Date.now() }
      receiver.received.push(received)
      receiver.answer(response, received)
    })
    server.on('connection', (socket) => {
      connections += 1
      socket.on('close', () => (connections -= 1))
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    ;({ port } = server.address() as AddressInfo)
    return server
  }
  let server = await listen()
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/in`,
    received: [],
    answer: (response) => void response.writeHead(204).end(),
    get open() {
      return connections
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    restart: async () => void (server = await listen()),
  }
  return receiver
}

export function verifies({ text, headers }: Pick<Received, 'text' | 'headers'>, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

export const granted = (userId: string | null, rewardId: string): NewLogEntry => ({
  topic: 'reward.granted',
  userId,
  payload: { rewardId },
})

export type WebhookWorld = Awaited<ReturnType<typeof createWebhookWorld>>

/** A gateway whose policy has endpoints at one receiver of this machine; a test starts the senders. Its clock begins at the time of the machine. */
export async function createWebhookWorld(
  endpoints: readonly (Pick<WebhookEndpoint, 'id' | 'topics'> & Partial<WebhookEndpoint>)[],
  more: Pick<StartOptions, 'createDatabase'> = {},
) {
  const receiver = await startReceiver()
  const webhooks = endpoints.map((given) => ({
    url: `${receiver.url}/${given.id}`,
    order: 'none' as const,
    allowPrivate: true,
    ...given,
  }))
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-webhooks-'))
  const webhookSecretsFile = join(folder, 'secrets.json')
  /** Writes the file of secrets; a change counts a second later. */
  const setSecrets = (secrets: Record<string, string | string[]>) =>
    writeFileSync(webhookSecretsFile, JSON.stringify(secrets), { mode: 0o600 })
  setSecrets(Object.fromEntries(webhooks.map(({ id }) => [id, secretOf('a')])))
  let ahead = 0
  const now = () => Date.now() + ahead
  const clock = { ...createClock(now), advance: (ms: number) => void (ahead += ms) }
  const config = { staffPolicy: { ...DEFAULT_POLICY, webhooks }, webhookSecretsFile }
  const own =
    more.createDatabase && (await startGateway({ ...more, clock: { ...clock, machineNow: Date.now }, config }))
  const gateway = own ?? (await borrowGateway({ now, config }))
  await addEndpoints(
    gateway.db,
    webhooks.map(({ id }) => id),
    0,
  )
  const reader = webhookReader(gateway.ctx)
  /** Hands every entry to a reader of the log, also those that an older transaction of another test holds up. */
  const drain = (following: Parameters<typeof handleNext>[1]) =>
    vi.waitFor(
      async () => {
        let rest = await handleNext(gateway.ctx, following)
        while (rest === 'more') rest = await handleNext(gateway.ctx, following)
        if (rest !== 'none') throw new Error('an older transaction holds up entries')
      },
      { interval: 10 },
    )
  const { append } = gateway
  return {
    gateway,
    clock,
    receiver,
    folder,
    setSecrets,
    endpoint: (id: string) => {
      const found = webhooks.find((one) => one.id === id)
      if (found === undefined) throw new Error(`no endpoint ${id}`)
      return found
    },
    append,
    drain,
    read: () => drain(reader),
    appendAndRead: async (...entries: NewLogEntry[]) => {
      await append(...entries)
      await drain(reader)
    },
    deliveries: () => gateway.db.selectFrom('webhookDeliveries').selectAll().orderBy('deliveryId').execute(),
    stop: async () => {
      await own?.stop()
      await receiver.stop().catch(() => undefined)
      rmSync(folder, { recursive: true })
    },
  }
}
