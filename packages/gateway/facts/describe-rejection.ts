import type { EventRejection } from '@fanfare/contract/ops/send-events.ts'
import type { RejectedEvent } from '#gateway/facts/db/rejected-events.ts'

/** Only text that looks like an id or a type is kept of a rejected event: any other text could be personal data. */
const READABLE = {
  eventId: /^[A-Za-z0-9_.:-]{1,128}$/,
  type: /^[A-Za-z0-9_.]{1,64}$/,
  userId: /^[A-Za-z0-9_-]{1,64}$/,
} as const

function readable(raw: unknown, field: keyof typeof READABLE): string | null {
  const value: unknown = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[field] : null
  return typeof value === 'string' && READABLE[field].test(value) ? value : null
}

export interface Rejection {
  index: number
  reason: EventRejection
  /** The field at fault; empty when it is the whole event. */
  path: string
  message: string
}

export const describeRejection = (raw: unknown, { reason, path, message }: Rejection, at: number): RejectedEvent => ({
  at,
  eventId: readable(raw, 'eventId'),
  type: readable(raw, 'type'),
  userId: readable(raw, 'userId'),
  reason,
  path,
  message,
})
