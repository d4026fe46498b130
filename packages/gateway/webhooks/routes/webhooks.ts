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
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { bind } from '#gateway/route.ts'
import { malformed } from '../../http/read-input.ts'
import { auditLook } from '../../staff/audit-staff.ts'
import { hashedText } from '../../audit/without-addresses.ts'
import { numberedPartOf, pageOf } from '../../staff/page-cursor.ts'
import { bindChange } from '../../staff/staff-change.ts'
import { staffCommand } from '../../staff/staff-command.ts'
import { DomainError, StateMoved, present } from '../../util/domain-error.ts'
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

/** How long bodies are kept. */
const REPLAY_DAYS = 14
/** A transaction of this size ends within the time of a statement. */
const REPLAYED_MOST = 20_000
/** How many deliveries an enabled endpoint tries at once; the others keep their times. */
const TRIED_NOW_MOST = 10_000

/** @throws DomainError 51001 */
function endpointOf({ config }: GatewayContext, id: string) {
  return present(config.staffPolicy.webhooks.find((one) => one.id === id))
}

function stateOf(row: EndpointRow | undefined): EndpointState {
  if (row?.isOff === true) return 'OFF'
  return row === undefined || row.failingSince === null ? 'ON' : 'FAILING'
}

/** GET /ops/v1/webhooks; a viewer sees hosts without paths, which may be secret. */
const READ_WEBHOOKS = bind(webhooksCall, async (_request, { gateway, staff: { roles } }) => {
  const { db, clock, config } = gateway
  const { webhooks } = config.staffPolicy
  const seesAll = roles.has('operator') || roles.has('risk')
  const known = await listEndpoints(db)
  const figures = await countDeliveries(
    db,
    webhooks.map(({ id }) => id),
  )
  const items = webhooks.map((endpoint) => {
    const { id, url } = endpoint
    const row = known.get(id)
    const { waiting = 0, dead = 0, oldestAt = null } = figures.find(({ endpointId }) => endpointId === id) ?? {}
    return {
      lastSuccessAt: null,
      failingSince: null,
      ...row,
      ...endpoint,
      url: seesAll ? url : new URL(url).host,
      state: stateOf(row),
      lagSeconds: oldestAt === null ? 0 : Math.max(0, Math.floor((clock.now() - oldestAt) / 1000)),
      waiting,
      dead,
    }
  })
  return { items }
})

/** GET /ops/v1/webhooks/{id}/deliveries. @throws DomainError 51001, 51030: bodies are for `risk` */
const READ_DELIVERIES = bind(
  webhookDeliveries,
  async ({ params: { id }, query: { pageSize, cursor, body, ...filter } }, { gateway, staff }) => {
    endpointOf(gateway, id)
    const hasBodies = body === '1'
    if (hasBodies && !staff.roles.has('risk')) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
    const part = numberedPartOf({ pageSize, cursor })
    const rows = await listDeliveries(gateway.db, id, filter, part)
    if (hasBodies) {
      const { state, ...typed } = filter
      // What names nothing may be the name of a person.
      const shown = rows.length > 0 ? typed : mapText(typed, (text) => hashedText(gateway.keys, text))
      await auditLook(gateway, staff, { action: 'webhook.bodies_read', subject: id, more: { state, ...shown } })
    }
    const items = rows.map(({ body: text, ...row }) => ({
      ...row,
      deliveryId: String(row.deliveryId),
      type: row.topic,
      ...(hasBodies && { body: text }),
    }))
    return { ...pageOf(items, part, ({ at, deliveryId }) => [at, deliveryId]), total: null }
  },
)

/** POST /ops/v1/webhooks/{id}/test: a message of its own, which no delivery stores. */
const TEST = bind(testWebhook, async ({ params: { id } }, { gateway, staff }) => {
  const { clock, newId, webhookSecrets } = gateway
  const endpoint = endpointOf(gateway, id)
  await auditLook(gateway, staff, { action: 'webhook.tested', subject: id })
  const client = createWebhookClient(endpoint)
  const at = clock.now()
  const body = bodyOf({ topic: 'fanfare.test', createdAt: at }, { endpoint: id })
  const request = { webhookId: newId('test'), body, secrets: webhookSecrets.of(id), sentAt: clock.machineNow() }
  const { status, ms, error } = await client.send(request).finally(client.close)
  return { at, status, ms, error }
})

const mapText = (texts: Record<string, string | undefined>, map: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text && map(text)]))

const stateNow = async (tx: Db, id: string) => stateOf((await listEndpoints(tx)).get(id))

const switching = (call: typeof enableWebhook, { isOff }: { isOff: boolean }) =>
  staffCommand(call, async (tx, gateway, { params: { id } }, { at, audit }) => {
    endpointOf(gateway, id)
    const before = await stateNow(tx, id)
    await switchEndpoint(tx, id, { isOff })
    if (!isOff) await tryWaitingNow(tx, id, { now: at, limit: TRIED_NOW_MOST })
    const state = await stateNow(tx, id)
    const action = isOff ? 'webhook.disabled' : 'webhook.enabled'
    await audit({ action, subject: id, before, after: state })
    return { state }
  })

/** The id of a delivery is that of its row. @throws DomainError 51001 */
async function deliveryOf(tx: Db, id: string) {
  return present(/^\d{1,15}$/.test(id) ? await findDelivery(tx, id) : null)
}

const RETRY = staffCommand(retryDelivery, async (tx, gateway, { params: { id } }, { at, audit }) => {
  const before = await deliveryOf(tx, id)
  const { order } = endpointOf(gateway, before.endpointId)
  if ((await resendDeliveries(tx, before.endpointId, [before], { inOrder: order === 'user', now: at })) === 0)
    throw new StateMoved('id', 'a request is under way', { state: before.state })
  const { state, webhookId } = await deliveryOf(tx, id)
  const subject = before.endpointId
  await audit({ action: 'webhook.retried', subject, before: before.state, after: state, more: { webhookId } })
  return { state }
})

const REPLAY = staffCommand(
  replayWebhook,
  async (tx, gateway, { params: { id }, body: { from, to, topics = null } }, { at, audit }) => {
    const endpoint = endpointOf(gateway, id)
    if (to <= from) throw malformed('to', 'must be after from')
    if (from < at - REPLAY_DAYS * DAY_MS) throw malformed('from', `must be at most ${REPLAY_DAYS} days ago`)
    const deliveries = await listEnded(tx, id, { from, to, topics, limit: REPLAYED_MOST + 1 })
    if (deliveries.length > REPLAYED_MOST)
      throw malformed('to', `has more than ${REPLAYED_MOST} deliveries before it: replay a shorter time first`)
    const queued = await resendDeliveries(tx, id, deliveries, { inOrder: endpoint.order === 'user', now: at })
    await audit({ action: 'webhook.replayed', subject: id, more: { from, to, topics, queued } })
    return { queued }
  },
)

export const webhookRoutes = [
  READ_WEBHOOKS,
  READ_DELIVERIES,
  TEST,
  bindChange(switching(enableWebhook, { isOff: false })),
  bindChange(switching(disableWebhook, { isOff: true })),
  bindChange(RETRY),
  bindChange(REPLAY),
]
