import { AGENT_DECLINE_REASONS, DECLINE_TEXTS } from '@fanfare/contract/agent/application.ts'
import {
  MESSAGE_KINDS,
  SECURITY_KINDS,
  textKeyOf,
  titleKeyOf,
  type MessageKind,
} from '@fanfare/contract/message/message-kinds.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fanfare/languages/locales.ts'
import { listCampaigns } from '#gateway/agents/db/agent-campaigns.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { MessageRow } from '#gateway/messages/db/messages.ts'
import { activityPath } from '../activities/activity-path.ts'
import { localize, localized } from '../activities/definition/localize.ts'
import { viewOf } from '../activities/find-activity.ts'
import { clientText, messageTexts, paramText, type Say } from './message-texts.ts'
import { readParams } from '@fanfare/contract/message/message-params.ts'

interface NamedActivity {
  title: string
  labels: Readonly<Record<string, string>>
}

/** The names of the levels of a campaign of agents, or of reasons, by their ids. */
type NamesById = Readonly<Record<string, string>>

interface Names {
  activity: NamedActivity | undefined
  levels: NamesById | undefined
  reasons?: NamesById
  /** The name of a login's device. */
  deviceName?: (stored: string) => string
}

/**
 * The stored parameters of a message with what has a name in the reader's language: the activity, its things, levels, reasons.
 * @returns null when they are not those of the kind
 */
export function namedParams(kind: MessageKind, stored: Readonly<Record<string, unknown>>, names: Names) {
  const named = Object.entries(stored).map(([name, value]) => [name, withName(name, value, names)])
  return readParams(kind, {
    ...Object.fromEntries(named),
    ...(names.activity === undefined ? {} : { activity: names.activity.title }),
  })
}

function withName(name: string, value: unknown, { activity, levels, reasons, deviceName }: Names) {
  if (typeof value === 'object' && value !== null && 'item' in value)
    return { item: activity?.labels[String(value.item)] ?? value.item }
  if (typeof value !== 'string') return value
  if (name === 'level') return levels?.[value] ?? value
  if (name === 'device') return deviceName?.(value) ?? value
  if (name === 'reason') return reasons?.[value] ?? value
  // Until version 0.1.0 a day was stored as `YYYY-MM-DD` and a rank as text.
  if (name === 'date') return Date.parse(value)
  return name === 'rank' ? Number(value) : value
}

const REWARD_KINDS = new Set<MessageKind>([
  'reward_granted',
  'goodwill',
  'goodwill_about',
  'reward_held',
  'reward_review',
  'review_accepted',
  'review_refused',
  'reward_corrected',
  'reward_address',
  'payout_delayed',
  'payout_kyc',
  'claim_expired',
  'support_address',
])

/** Pages of a campaign; other kinds link to its overview. */
const AGENT_PAGES: Partial<Record<MessageKind, string>> = {
  rebates_settled: '/rebate',
  first_trade: '/referral',
  first_trades: '/referral',
}

/** The page of the subject of a message, without a locale; null when the activity is gone. `path` is that of the activity. */
function messageLink(kind: MessageKind, { path, campaignId }: { path: string | null; campaignId: string | null }) {
  if (REWARD_KINDS.has(kind)) return { webUrl: '/rewards' }
  if (SECURITY_KINDS.has(kind)) return { webUrl: '/account' }
  if (kind === 'application_declined') return { webUrl: '/agent' }
  if (campaignId !== null) return { webUrl: `/agent/${campaignId}${AGENT_PAGES[kind] ?? ''}` }
  return path === null ? null : { webUrl: path }
}

/** Messages with their texts in the caller's language; one whose kind or parameters this version cannot read is left out. */
export async function describeMessages(gateway: GatewayContext, rows: readonly MessageRow[], locale: string) {
  if (rows.length === 0) return []
  const view = await readView(gateway, rows, isLocale(locale) ? locale : DEFAULT_LOCALE)
  return rows.flatMap((row) => {
    const message = isKind(row.kind) ? describeMessage(row, row.kind, view) : null
    if (message === null) gateway.log.warn({ messageId: row.messageId, kind: row.kind }, 'a message cannot be read')
    return message ?? []
  })
}

const isKind = (kind: string): kind is MessageKind => Object.hasOwn(MESSAGE_KINDS, kind)

/** What the messages name in the reader's language: activities by id, and levels by campaign. */
async function readView(gateway: GatewayContext, rows: readonly MessageRow[], locale: Locale) {
  const { welcomeId } = await viewOf(gateway, locale)
  const activities = new Map<string, NamedActivity & { path: string }>()
  for (const id of new Set(rows.flatMap(({ activityId }) => activityId ?? []))) {
    const row = await gateway.activities.findById(gateway.db, id)
    if (row === null) continue
    const path = activityPath(row.definition, id === welcomeId)
    activities.set(id, { ...localize(row.definition, locale), path })
  }
  const campaigns = rows.some(({ params }) => params.level !== undefined) ? await listCampaigns(gateway.db) : []
  const levels = new Map(
    campaigns.map(({ campaignId, definition }) => [
      campaignId,
      Object.fromEntries(definition.levels.map(({ id, texts }) => [id, localized(texts, locale).name])),
    ]),
  )
  return { locale, say: messageTexts(locale), activities, levels }
}

/** Why an application was declined, or a reward refused, as their pages say it. */
const reasonNames = (kind: MessageKind, say: Say) =>
  Object.fromEntries(
    kind === 'review_refused'
      ? CANCEL_REASONS.map((reason) => [reason, say(`reason.${reason.toLowerCase()}`, {})])
      : AGENT_DECLINE_REASONS.map((reason) => [reason, say(DECLINE_TEXTS[reason], {})]),
  )

function describeMessage(
  row: MessageRow,
  kind: MessageKind,
  { locale, say, activities, levels }: Awaited<ReturnType<typeof readView>>,
) {
  const activity = activities.get(row.activityId ?? '')
  const campaignId = typeof row.params.campaignId === 'string' ? row.params.campaignId : null
  const params = namedParams(kind, row.params, {
    activity,
    levels: levels.get(campaignId ?? ''),
    reasons: reasonNames(kind, say),
    deviceName: (stored) => clientText(stored, locale, say),
  })
  if (params === null) return null
  const texts = Object.entries(params).map(
    ([name, value]) => [name, paramText({ locale, say, kind }, name, value)] as const,
  )
  const values = { activity: '', ...Object.fromEntries(texts) }
  return {
    id: row.messageId,
    type: row.type,
    titleKey: titleKeyOf(kind),
    params,
    title: say(titleKeyOf(kind), values),
    excerpt: say(textKeyOf(kind), values),
    readAt: row.readAt,
    createdAt: row.createdAt,
    link: messageLink(kind, { path: activity?.path ?? null, campaignId }),
  }
}
