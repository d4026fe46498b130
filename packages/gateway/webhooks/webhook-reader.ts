import { languageByLangCode } from '@fanfare/languages/languages.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import type { LogReader } from '#gateway/log/follow-log.ts'
import { listMessagesById } from '#gateway/messages/db/messages.ts'
import { PAYOUT_TOPIC, takesTopic } from '../access/staff-policy.ts'
import { describeMessages } from '../messages/describe-messages.ts'
import { insertDeliveries } from './db/webhook-deliveries.ts'
import { listEndpoints } from './db/webhook-endpoints.ts'

/** The most bytes of a body. */
export const BODY_MAXIMUM = 65_536

type Data = Record<string, unknown>

/** The same at every try and replay; the wallet must know a payout by it. */
export function webhookIdOf(endpointId: string, { topic, position, id, payload }: LogEntry) {
  if (topic !== PAYOUT_TOPIC) return `${endpointId}_${position}_${id}`
  return `${String(payload.payoutId)}-${String(payload.attempt)}`
}

/** The JSON of an entry, in at most 64 KiB: of a longer one only short values are left, among them every id. */
export function bodyOf({ topic, createdAt }: { topic: string; createdAt: number }, data: Data) {
  const write = (content: Data) =>
    JSON.stringify({ type: topic, timestamp: new Date(createdAt).toISOString(), data: content })
  const body = write(data)
  if (Buffer.byteLength(body) <= BODY_MAXIMUM) return body
  const short = Object.entries(data).filter(([, value]) => (JSON.stringify(value) ?? '').length <= 200)
  return write({ ...Object.fromEntries(short.slice(0, 100)), truncated: true })
}

/** The texts of `message.created` in the languages of their users, by the id of the message. */
async function describeCreated(gateway: GatewayContext, tx: Db, entries: readonly LogEntry[]) {
  const ids = entries.flatMap(({ topic, payload }) => (topic === 'message.created' ? String(payload.messageId) : []))
  const rows = await listMessagesById(tx, ids)
  const texts = new Map<string, Data>()
  const byLocale = Map.groupBy(rows, ({ languageType }) => languageByLangCode(languageType).language)
  for (const [locale, own] of byLocale)
    for (const { id, title, excerpt, link } of await describeMessages({ ...gateway, db: tx }, own, locale))
      texts.set(id, { title, text: excerpt, locale, link })
  return texts
}

/** Writes a delivery of each entry for each endpoint of policy that takes its topic; the reader calls no host (ADR 0033). */
export const webhookReader = (
  gateway: GatewayContext,
  wakeSenders: () => void = () => undefined,
): Pick<LogReader, 'reader' | 'handle'> => ({
  reader: 'webhooks',
  handle: async (tx, entries) => {
    const known = await listEndpoints(tx)
    const wanted = gateway.config.staffPolicy.webhooks.map((endpoint) => {
      const since = known.get(endpoint.id)?.since ?? Infinity
      const own = entries.filter(({ topic, createdAt }) => createdAt >= since && takesTopic(endpoint.topics, topic))
      return { endpoint, own }
    })
    if (wanted.every(({ own }) => own.length === 0)) return undefined
    const texts = await describeCreated(gateway, tx, [...new Set(wanted.flatMap(({ own }) => own))])
    const dataOf = ({ topic, userId, payload }: LogEntry) => {
      const user = userId === null ? {} : { userId }
      if (topic !== 'message.created') return { ...user, ...payload }
      const text = texts.get(String(payload.messageId))
      return text === undefined ? null : { ...user, ...payload, ...text }
    }
    const now = gateway.clock.now()
    for (const { endpoint, own } of wanted) {
      const deliveries = own.flatMap((entry) => {
        const data = dataOf(entry)
        // A message that this version cannot read has no text to send.
        if (data === null) return []
        const { topic, userId, createdAt: at } = entry
        return [{ webhookId: webhookIdOf(endpoint.id, entry), topic, userId, body: bodyOf(entry, data), at }]
      })
      await insertDeliveries(tx, endpoint.id, deliveries, { inOrder: endpoint.order === 'user', now })
    }
    return wakeSenders
  },
})
