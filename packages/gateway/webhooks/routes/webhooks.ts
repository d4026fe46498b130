import {
  disableWebhook,
  enableWebhook,
  replayWebhook,
  retryDelivery,
  testWebhook,
  webhookDeliveries,
  webhooks as webhooksCall,
  type EndpointState,
} from '@fanfare/contract/staff/webhooks.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { bind, type RequestContext } from '#gateway/route.ts'
import type { Staff } from '../../access/ops-keys.ts'
import { malformed } from '../../http/read-input.ts'
import { auditLook } from '../../staff/audit-staff.ts'
import { pageOf, readCursor } from '../../staff/page-cursor.ts'
import { bindChange, type StaffCommand } from '../../staff/staff-change.ts'
import { DomainError, StateMoved } from '../../util/domain-error.ts'
import {
  countDeliveries,
  findDelivery,
  listDeliveries,
  listEndpoints,
  listEnded,
  resendDeliveries,
  switchEndpoint,
  tryWaitingNow,
  type EndpointRow,
} from '../db/webhook-endpoints.ts'
import { createWebhookClient } from '../webhook-client.ts'
import { bodyOf } from '../webhook-reader.ts'

/** Bodies are kept for so long. */
const REPLAY_DAYS = 14
/** A transaction of this size ends within the time of a statement. */
const REPLAYED_MOST = 20_000
/** How many deliveries an enabled endpoint tries at once; the others keep their times. */
const TRIED_NOW_MOST = 10_000

/** @throws DomainError 51001 */
function endpointOf({ config }: Pick<GatewayContext, 'config'>, id: string) {
  const endpoint = config.staffPolicy.webhooks.find((one) => one.id === id)
  if (endpoint === undefined) throw new DomainError('NOT_FOUND')
  return endpoint
}

const staffOf = ({ staff }: RequestContext): Staff => {
  if (staff === null) throw new Error('a call of the staff without its caller')
  return staff
}

function stateOf(row: EndpointRow | undefined): EndpointState {
  if (row?.isOff === true) return 'OFF'
  return row === undefined || row.failingSince === null ? 'ON' : 'FAILING'
}

/** GET /ops/v1/webhooks; a viewer sees hosts without paths, which may be secret. */
async function readWebhooks({ gateway, ...context }: RequestContext): Promise<CallAnswer<typeof webhooksCall>> {
  const { db, clock, config } = gateway
  const { webhooks } = config.staffPolicy
  const { roles } = staffOf({ gateway, ...context })
  const seesAll = roles.has('operator') || roles.has('risk')
  const known = await listEndpoints(db)
  const figures = await countDeliveries(
    db,
    webhooks.map(({ id }) => id),
  )
  const items = webhooks.map(({ id, url, topics }) => {
    const row = known.get(id)
    const { waiting = 0, dead = 0, oldestAt = null } = figures.find(({ endpointId }) => endpointId === id) ?? {}
    return {
      id,
      url: seesAll ? url : new URL(url).host,
      topics,
      state: stateOf(row),
      lagSeconds: oldestAt === null ? 0 : Math.max(0, Math.floor((clock.now() - oldestAt) / 1000)),
      lastSuccessAt: row?.lastSuccessAt ?? null,
      failingSince: row?.failingSince ?? null,
      waiting,
      dead,
    }
  })
  return { items }
}

/** GET /ops/v1/webhooks/{id}/deliveries. @throws DomainError 51001, 51030: bodies are for `risk` */
async function readDeliveries(
  { params: { id }, query: { pageSize, cursor, body, ...filter } }: CallRequest<typeof webhookDeliveries>,
  context: RequestContext,
): Promise<CallAnswer<typeof webhookDeliveries>> {
  const { gateway } = context
  endpointOf(gateway, id)
  const staff = staffOf(context)
  if (body === '1') {
    if (!staff.roles.has('risk')) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
    await auditLook(gateway, staff, { action: 'webhook.bodies_read', subject: id, more: { ...filter } })
  }
  const place = readCursor(cursor)
  const before = place === null ? null : { at: Number(place[0]), deliveryId: Number(place[1]) }
  if (before !== null && !Object.values(before).every(Number.isSafeInteger))
    throw malformed('cursor', 'must be the one that the answer before gave')
  const rows = await listDeliveries(gateway.db, id, filter, { limit: pageSize + 1, before })
  const page = pageOf(rows, {
    pageSize,
    placeOf: ({ at, deliveryId }) => [at, String(deliveryId)],
    itemOf: ({ deliveryId, webhookId, topic, userId, at, state, tries, nextAt, body: text }) => ({
      deliveryId: String(deliveryId),
      webhookId,
      type: topic,
      userId,
      at,
      state,
      tries,
      nextAt,
      ...(body === '1' && { body: text }),
    }),
  })
  return { ...page, total: null }
}

/** POST /ops/v1/webhooks/{id}/test: a message of its own, which no delivery stores. */
async function sendTest(id: string, context: RequestContext): Promise<CallAnswer<typeof testWebhook>> {
  const { gateway } = context
  const { clock, newId, webhookSecrets } = gateway
  const endpoint = endpointOf(gateway, id)
  await auditLook(gateway, staffOf(context), { action: 'webhook.tested', subject: id })
  const client = createWebhookClient(endpoint)
  const at = clock.now()
  const body = bodyOf({ topic: 'fanfare.test', createdAt: at }, { endpoint: id })
  const request = { webhookId: newId('test'), body, secrets: webhookSecrets.of(id), sentAt: clock.machineNow() }
  const { status, ms, error } = await client.send(request).finally(client.close)
  return { at, status, ms, error }
}

const stateNow = async (tx: Db, id: string): Promise<EndpointState> => stateOf((await listEndpoints(tx)).get(id))

const ENABLE: StaffCommand<typeof enableWebhook> = {
  call: enableWebhook,
  run: async (tx, gateway, { params: { id }, body: { note } }, { at, audit }) => {
    endpointOf(gateway, id)
    const before = await stateNow(tx, id)
    await switchEndpoint(tx, id, { isOff: false })
    await tryWaitingNow(tx, id, { now: at, limit: TRIED_NOW_MOST })
    const state = await stateNow(tx, id)
    await audit({ action: 'webhook.enabled', subject: id, note, before, after: state })
    return { done: true, state }
  },
}

const DISABLE: StaffCommand<typeof disableWebhook> = {
  call: disableWebhook,
  run: async (tx, gateway, { params: { id }, body: { note } }, { audit }) => {
    endpointOf(gateway, id)
    const before = await stateNow(tx, id)
    await switchEndpoint(tx, id, { isOff: true })
    await audit({ action: 'webhook.disabled', subject: id, note, before, after: 'OFF' })
    return { done: true, state: 'OFF' }
  },
}

/** The id of a delivery is that of its row. @throws DomainError 51001 */
async function deliveryOf(tx: Db, id: string) {
  const row = /^\d{1,15}$/.test(id) ? await findDelivery(tx, id) : null
  if (row === null) throw new DomainError('NOT_FOUND')
  return row
}

const RETRY: StaffCommand<typeof retryDelivery> = {
  call: retryDelivery,
  run: async (tx, gateway, { params: { id }, body: { note } }, { at, audit }) => {
    const before = await deliveryOf(tx, id)
    const { order } = endpointOf(gateway, before.endpointId)
    const resending = { deliveries: [before], inOrder: order === 'user', now: at }
    if ((await resendDeliveries(tx, before.endpointId, resending)) === 0)
      throw new StateMoved('id', 'a request is under way', { state: before.state })
    const { state, webhookId } = await deliveryOf(tx, id)
    const line = { action: 'webhook.retried', subject: before.endpointId, note }
    await audit({ ...line, before: before.state, after: state, more: { webhookId } })
    return { done: true, state }
  },
}

const REPLAY: StaffCommand<typeof replayWebhook> = {
  call: replayWebhook,
  run: async (tx, gateway, { params: { id }, body: { from, to, topics = null, note } }, { at, audit }) => {
    const endpoint = endpointOf(gateway, id)
    if (to <= from) throw malformed('to', 'must be after from')
    if (from < at - REPLAY_DAYS * DAY_MS) throw malformed('from', `must be at most ${REPLAY_DAYS} days ago`)
    const deliveries = await listEnded(tx, id, { from, to, topics, limit: REPLAYED_MOST + 1 })
    if (deliveries.length > REPLAYED_MOST)
      throw malformed('to', `has more than ${REPLAYED_MOST} deliveries before it: replay a shorter time first`)
    const queued = await resendDeliveries(tx, id, { deliveries, inOrder: endpoint.order === 'user', now: at })
    await audit({ action: 'webhook.replayed', subject: id, note, more: { from, to, topics, queued } })
    return { done: true, queued }
  },
}

export const webhookRoutes = [
  bind(webhooksCall, (_request, context) => readWebhooks(context)),
  bind(webhookDeliveries, readDeliveries),
  bind(testWebhook, ({ params }, context) => sendTest(params.id, context)),
  ...[ENABLE, DISABLE, RETRY, REPLAY].map(bindChange),
]
