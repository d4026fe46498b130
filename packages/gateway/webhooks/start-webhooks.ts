import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { followLog } from '#gateway/log/follow-log.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { PAYOUT_TOPIC, type WebhookEndpoint } from '../access/staff-policy.ts'
import { createBatcher } from '../util/batcher.ts'
import { repeat } from '../util/repeat.ts'
import {
  expireDeliveries,
  lockQueues,
  saveResults,
  startNext,
  startQueued,
  takeDeliveries,
  type DeliveryResult,
  type TakenDelivery,
} from './db/webhook-deliveries.ts'
import { addEndpoints, noteRequests, switchEndpoint } from './db/webhook-endpoints.ts'
import { givenBack, isWanted, outcomeOf, runEffects, withdrawn } from './delivery-outcome.ts'
import { ANSWER_MS, createWebhookClient, REQUESTS_MOST, type WebhookClient } from './webhook-client.ts'
import { webhookReader } from './webhook-reader.ts'

/** Senders look for deliveries whose time has come, and for those of other instances, this often, ms. */
const EVERY_MS = 1_000
/** A killed sender's deliveries are taken by others after this long; one that works has its answer before. */
const LEASE_MS = 2 * ANSWER_MS
/** At its end a sender lets requests finish for this long, ms. */
const LAST_ANSWERS_MS = 3_000
const SAVED_AT_ONCE = 100
/** Deliveries that a sender has at most, those included whose results are being written. */
const TAKEN_MOST = 4 * REQUESTS_MOST
/** A success of an endpoint is written at most this often, ms. */
const SUCCESS_EVERY_MS = 1_000
/** A delivery that still waits is DEAD then: a day before its body is deleted, so that the staff can see it. */
const WAITING_MOST_MS = 13 * DAY_MS
const TIDY_EVERY_MS = 60_000
const TIDIED_AT_ONCE = 200
const GONE = 410

/** The users whose next delivery waits for these; nobody's without an order. */
const usersInOrder = (order: WebhookEndpoint['order'], deliveries: readonly { userId: string | null }[]) =>
  order === 'user' ? deliveries.flatMap(({ userId }) => userId ?? []) : []

/** Writes results, the next deliveries of their users, and what else they change. @returns how many deliveries can be sent now */
async function save(
  gateway: GatewayContext,
  { id, order }: WebhookEndpoint,
  results: readonly DeliveryResult[],
  noted: Parameters<typeof noteRequests>[2] | null,
) {
  return withTransaction(gateway.db, async (tx) => {
    await lockQueues(tx, id, usersInOrder(order, results))
    const saved = await saveResults(tx, results)
    const ended = saved.filter(({ state }) => state === 'DELIVERED' || state === 'DEAD' || state === 'WITHDRAWN')
    const now = gateway.clock.now()
    await runEffects(tx, ended, now)
    const next = await startNext(tx, id, usersInOrder(order, ended), now)
    if (noted !== null) await noteRequests(tx, id, noted)
    return next
  })
}

/** The receiver wants no more webhooks. An endpoint of payouts stays on: promised money must not stop without a person. */
async function handleGone({ db, clock, log }: GatewayContext, { id, topics }: WebhookEndpoint) {
  log.error({ alarm: 'WEBHOOK_GONE', endpoint: id }, 'the endpoint of a webhook answers 410')
  if (topics.includes(PAYOUT_TOPIC)) return
  await withTransaction(db, async (tx) => {
    if (!(await switchEndpoint(tx, id, { isOff: true }))) return
    const detail = { reason: 'GONE' }
    await writeAudit(tx, { at: clock.now(), actor: 'webhooks', action: 'webhook.disabled', subject: id, detail })
  })
}

/** Ends deliveries that have waited for too long. @returns the number of them */
export const expireWaiting = (gateway: GatewayContext, { id, order }: WebhookEndpoint) =>
  withTransaction(gateway.db, async (tx) => {
    const now = gateway.clock.now()
    const expired = await expireDeliveries(tx, id, { before: now - WAITING_MOST_MS, now, limit: TIDIED_AT_ONCE })
    await runEffects(tx, expired, now)
    await startNext(tx, id, usersInOrder(order, expired), now)
    if (expired.length > 0)
      gateway.log.error({ alarm: 'WEBHOOK_EXPIRED', endpoint: id, count: expired.length }, 'deliveries waited too long')
    return expired.length
  })

/** Ends what has waited for too long, and starts what is queued without need. @returns the number of both */
async function tidy(gateway: GatewayContext, endpoint: WebhookEndpoint) {
  const expired = await expireWaiting(gateway, endpoint)
  if (endpoint.order === 'user') return expired
  const starting = { now: gateway.clock.now(), limit: TIDIED_AT_ONCE }
  return expired + (await startQueued(gateway.db, endpoint.id, starting))
}

interface SenderOptions {
  client?: WebhookClient
  everyMs?: number
  /** Called between an answer and the transaction that writes it. */
  beforeSaving?: () => Promise<void>
}

/** Sends the deliveries of one endpoint. All of its state is in the database: it may be killed, and every instance may run one. */
export function startSender(
  gateway: GatewayContext,
  endpoint: WebhookEndpoint,
  { client = createWebhookClient(endpoint), everyMs = EVERY_MS, beforeSaving }: SenderOptions = {},
) {
  const { clock, db, log, metrics, newId, webhookSecrets } = gateway
  const labels = { endpoint: endpoint.id }
  const breaking = new AbortController()
  const underWay = new Set<Promise<void>>()
  const sender = `${newId('ws')}:`
  /** Deliveries that it has taken and that are not answered yet. */
  let requests = 0
  /** The last look found some: more may be due, or other senders may have used up all requests. */
  let isMoreDue = false
  let successAt = 0

  /** The news about the endpoint in these results; null when a success was written a moment ago. */
  function newsOf(results: readonly DeliveryResult[]) {
    const tries = results.flatMap(({ made }) => made ?? [])
    const lastAt = (isSuccess: boolean) => tries.findLast(({ error }) => (error === null) === isSuccess)?.at ?? null
    const [succeededAt, failedAt] = [lastAt(true), lastAt(false)]
    if (succeededAt !== null && failedAt === null && succeededAt < successAt + SUCCESS_EVERY_MS) return null
    successAt = failedAt === null ? (succeededAt ?? successAt) : 0
    return { succeededAt, failedAt }
  }

  async function saveAll(results: readonly DeliveryResult[]) {
    await beforeSaving?.()
    if ((await save(gateway, endpoint, results, newsOf(results))) > 0) sending.wake()
  }
  /** A failed effect of one delivery must not repeat the others of its batch: they are saved again, one by one. @returns the failures */
  async function saveBatch(results: readonly DeliveryResult[]) {
    const saveOrFail = (some: readonly DeliveryResult[]) =>
      saveAll(some).then(
        () => null,
        (error: unknown) => error ?? new Error('not saved'),
      )
    const failure = await saveOrFail(results)
    const isAlone = results.length === 1 || !results.some(({ topic }) => topic === PAYOUT_TOPIC)
    if (failure === null || isAlone) return results.map(() => failure)
    const failures: unknown[] = []
    for (const result of results) failures.push(await saveOrFail([result]))
    return failures
  }
  const inBatches = createBatcher({ run: saveBatch, concurrency: 1, maxBatchSize: SAVED_AT_ONCE })

  /** @returns null when it is no longer wanted, and nothing was sent */
  async function request(taken: TakenDelivery) {
    if (!(await isWanted(db, taken))) return null
    const { webhookId, body } = taken
    const secrets = webhookSecrets.of(endpoint.id)
    return client.send({ webhookId, body, secrets, sentAt: clock.machineNow() }, breaking.signal)
  }

  /** @throws what kept the result from being written */
  async function keep(result: DeliveryResult) {
    const failure = await inBatches(result)
    if (failure !== null) throw failure
  }

  async function deliver(taken: TakenDelivery) {
    const { webhookId, topic } = taken
    const answer = await request(taken).finally(() => {
      requests -= 1
      if (isMoreDue) sending.wake()
    })
    if (answer === null) return keep(withdrawn(taken))
    const now = clock.now()
    if (answer.status === null && breaking.signal.aborted) return keep(givenBack(taken, now))
    const result = outcomeOf(taken, answer, { now, random: Math.random() })
    await keep(result)
    const { state } = result
    metrics.webhookDeliveries.inc({
      ...labels,
      result: state === 'DELIVERED' ? 'delivered' : state === 'DEAD' ? 'dead' : 'failed',
    })
    if (state === 'DEAD')
      log.error({ alarm: 'WEBHOOK_DEAD', ...labels, webhookId, topic }, 'a webhook was never delivered')
    if (answer.status === GONE) await handleGone(gateway, endpoint)
  }

  function start(taken: TakenDelivery) {
    requests += 1
    const work = deliver(taken)
      // It is taken again once its lease is over.
      .catch((error: unknown) => log.error({ err: error, ...labels }, 'the result of a webhook was not written'))
      .finally(() => {
        underWay.delete(work)
        if (isMoreDue) sending.wake()
      })
    underWay.add(work)
  }

  /** Takes as many deliveries as there is room for. @returns whether it must wait for an answer or for more to become due */
  async function takeNext() {
    const room = Math.min(REQUESTS_MOST - requests, TAKEN_MOST - underWay.size)
    if (room <= 0) return true
    // Answered deliveries stay taken until their results are written, but their requests are over, so it counts its own requests itself.
    const most = REQUESTS_MOST - requests
    const taking = { now: clock.now(), room, most, leaseMs: LEASE_MS, sender, lease: sender + newId('wl') }
    const taken = await withTransaction(db, (tx) => takeDeliveries(tx, endpoint.id, taking))
    isMoreDue = taken.length > 0
    for (const delivery of taken) start(delivery)
    return taken.length < room
  }

  const sending = repeat(
    async (isStopping) => {
      let isDone = false
      while (!isDone && !isStopping()) isDone = await takeNext()
    },
    {
      name: 'webhooks',
      everyMs,
      log: log.child(labels),
    },
  )
  return {
    wake: sending.wake,
    stop: async () => {
      await sending.stop()
      const breakOff = setTimeout(() => breaking.abort(), LAST_ANSWERS_MS)
      await Promise.all(underWay)
      clearTimeout(breakOff)
      client.close()
    },
  }
}

/** Reads the log and sends to the endpoints of policy; without endpoints nothing runs. Several instances share the work. */
export async function startWebhooks(gateway: GatewayContext) {
  const { webhooks } = gateway.config.staffPolicy
  if (webhooks.length === 0) return { stop: () => Promise.resolve() }
  await addEndpoints(
    gateway.db,
    webhooks.map(({ id }) => id),
    gateway.clock.now(),
  )
  const senders = webhooks.map((endpoint) => startSender(gateway, endpoint))
  const wakeSenders = () => {
    for (const { wake } of senders) wake()
  }
  const reader = followLog(gateway, webhookReader(gateway, wakeSenders))
  const tidying = repeat(
    async (isStopping) => {
      for (const endpoint of webhooks) while (!isStopping() && (await tidy(gateway, endpoint)) > 0) {}
    },
    {
      name: 'old webhooks',
      everyMs: TIDY_EVERY_MS,
      log: gateway.log,
    },
  )
  return {
    stop: async () => {
      await reader.stop()
      await Promise.all([tidying.stop(), ...senders.map(({ stop }) => stop())])
    },
  }
}
