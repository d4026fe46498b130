import * as z from 'zod/mini'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'

/** JSON Schema, as far as the answers of the staff's calls use it. */
interface Schema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
}

/** What the gateway writes into fields that the contract describes as a text: codes, paths and ids. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  action: ['proposal.approved', 'user.looked_up', 'texts.reviewed'],
  activityTitle: ['Spring draw'],
  actor: ['operator:sam'],
  alias: ['spring-draw'],
  asset: ['DROP:USDT', 'FUTURES_COUPON:USDT'],
  by: ['operator:sam'],
  changed: ['endTime', 'timeZone', 'sectionImages'],
  code: ['ACCOUNT_CLOSED', 'KYC_NEEDED'],
  country: ['TR', 'VN'],
  day: ['2026-11-24'],
  flags: ['MULTI_ACCOUNT', 'MARKET_MAKER'],
  from: ['2026-11-24'],
  group: ['Spring draw'],
  locale: ['de', 'tr-CT'],
  message: ['must be after startTime', 'has begun'],
  name: ['Spring invites'],
  now: ['spring-draw'],
  path: ['/tasks/first-deposit/target', '/endTime', '/budget/DROP:USDT/limit'],
  reason: ['MULTI_ACCOUNT', 'WRONG_AMOUNT', 'KYC_NEEDED'],
  reasonCode: ['MULTI_ACCOUNT', 'RULES_BROKEN'],
  rewardType: ['FUTURES_COUPON', 'DROP'],
  source: ['task:first-deposit:2026-11-27'],
  step: ['GRANTED', 'REVIEW'],
  subject: ['spring-draw'],
  taskId: ['first-deposit', 'welcome-task'],
  // oxlint-disable-next-line unicorn/no-thenable -- the name of a field of the contract
  then: ['autumn-cup'],
  title: ['Spring draw'],
  timeZone: ['UTC'],
  to: ['2026-11-25'],
  type: ['deposit.confirmed', 'user.flagged'],
  unit: ['USDT'],
  yaml: ['alias: spring-draw'],
}

/** Texts of one place, by the name of the object around them. */
const PLACED: Readonly<Record<string, string>> = {
  'invitedBy.code': '4kq81x',
}

/** Records of the platform and of changes, whose fields the contract does not name. */
const RECORDS: Readonly<Record<string, Record<string, unknown>>> = {
  body: { amount: '5', unit: 'USDT', rewardType: 'FUTURES_COUPON', reason: 'WRONG_AMOUNT', ticket: 'T-1', version: 2 },
  detail: { amount: '5', expected: '6', state: 'ALREADY_PAID', at: null },
  params: { endsAt: Date.parse('2026-11-30T10:00:00Z'), rewardType: 'FUTURES_COUPON' },
  payload: { asset: 'USDT', amount: '120', usdtValue: '120' },
}

const AMOUNTS =
  /^(?:current|target|value|threshold|amount|limit|granted|reserved|left|before|after|spent|balance|low|mid|high|used|expired|cancelled|granted7d|volume|fees|rate|sum|worth|most|alone|each|userMonth|actorDay|budget)$/

/** Instants in ms: some in the past, some ahead. */
const INSTANT = /(?:At|Time|^at|^since|^until|^from|^to|^oldest)$/

/** One of several values, by the number of the variant. */
const pickOf = <Value>(values: readonly Value[], variant: number): Value | undefined => values[variant % values.length]

function largest(schema: Schema): number {
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return Math.max(1, schema.enum?.length ?? 1, ...inner.map(largest))
}

/** A value of a schema; each variant has other values of lists of values, and every second one has null where it may. */
function valueOf(schema: Schema, name: string, variant: number, around = ''): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const real = choices.filter(({ type }) => type !== 'null')
    if (real.length < choices.length && variant % 2 === 1) return null
    return valueOf(pickOf(real, variant >> 1) ?? {}, name, variant, around)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pickOf(schema.enum, variant)
  switch (schema.type) {
    case 'object': {
      if (schema.properties)
        return Object.fromEntries(
          Object.entries(schema.properties).map(([field, of]) => [field, valueOf(of, field, variant, name)]),
        )
      if (RECORDS[name]) return RECORDS[name]
      const of = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
      const keys = (schema.propertyNames?.enum ?? ['de']) as readonly string[]
      return Object.fromEntries(keys.map((key) => [key, valueOf(of, name, variant, around)]))
    }
    case 'array': {
      const length = Math.max(2, Math.min(20, largest(schema.items ?? {})))
      return Array.from({ length }, (_, index) => valueOf(schema.items ?? {}, name, variant + index, around))
    }
    case 'boolean':
      return variant % 2 === 0
    case 'number':
    case 'integer':
      return INSTANT.test(name) ? Date.parse('2026-11-24T10:00:00Z') + variant * 60_000 : variant + 1
    case 'string':
      if (name === 'alias') return `spring-draw-${variant}`
      if (AMOUNTS.test(name)) return String(12.5 + variant)
      if (/Ids?$|^id$/.test(name) && name !== 'taskId') return `u_3kq81x${variant}`
      return PLACED[`${around}.${name}`] ?? pickOf(TEXTS[name] ?? ['some words'], variant)
    default:
      return RECORDS[name] ?? null
  }
}

/** An answer of a call with every code that the contract allows there; `variant` chooses others. */
export function sampleAnswer(call: CallDefinition, variant: number): Record<string, unknown> {
  const schema = z.toJSONSchema(call.data, { unrepresentable: 'any', io: 'output' }) as Schema
  return { ...Object(valueOf(schema, call.name, variant)), next: null } as Record<string, unknown>
}
