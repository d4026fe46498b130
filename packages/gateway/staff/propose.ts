import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { Db } from '#gateway/db/client.ts'
import type { GatewayContext } from '../context.ts'
import { digestOf } from '../util/digest-of.ts'
import { HOUR_MS } from '../util/time/durations.ts'
import { insertProposal, proposalOf } from './db/proposals.ts'
import type { ChangeInput, Proposable, StaffOrder } from './staff-change.ts'

const PROPOSAL_MS = 72 * HOUR_MS

interface Change {
  call: CallDefinition
  target: string
  second: Proposable<never, unknown>
  input: ChangeInput<CallDefinition>
  order: StaffOrder
}

/** Keeps a change for a second person where policy wants one. @returns the answer while it waits, or undefined when one person may do it */
export async function propose(
  tx: Db,
  gateway: GatewayContext,
  { call, target, second: given, input, order }: Change,
): Promise<object | undefined> {
  const second = given as unknown as Proposable<typeof input, object>
  const needed = await second.needed(tx, gateway, input, order)
  if (needed === null) return undefined
  const { subject, summary, consequences = null } = needed
  const { body = null } = input as { body?: unknown }
  const basedOn = await second.basedOn(tx, gateway, input)
  const hash = digestOf({ method: call.method, target, body, basedOn })
  const note = (body as { note?: string } | null)?.note ?? ''
  const row = await insertProposal(tx, {
    proposalId: gateway.newId('prop'),
    kind: second.kind,
    subject,
    call: call.name,
    input,
    method: call.method,
    target,
    proposedBy: order.staff.name ?? '',
    proposedKey: order.staff.key,
    at: order.at,
    expiresAt: order.at + PROPOSAL_MS,
    hash,
    basedOn,
    summary,
    consequences: consequences as Record<string, unknown> | null,
    note,
  })
  await order.audit({
    action: 'proposal.opened',
    subject: row.proposalId,
    more: { kind: row.kind, about: subject, hash },
  })
  return second.waiting(tx, gateway, input, { ...order, proposal: proposalOf(row) })
}
