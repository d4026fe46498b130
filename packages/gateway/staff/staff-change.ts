import type { CallDefinition, CallRequest } from '@fanfare/contract/define-call.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse, withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import type { Staff } from '../access/ops-keys.ts'
import type { GatewayContext } from '../context.ts'
import { fetchPictures, PicturesToFetch } from '../pictures/keep-pictures.ts'
import type { AnyRoute, RequestContext } from '../route.ts'
import { digestOf } from '../util/digest-of.ts'
import { DomainError } from '../util/domain-error.ts'
import { withThreads } from '../util/in-thread.ts'
import { auditStaff, type StaffLine } from './audit-staff.ts'
import { readIfMatch, readKey } from './change-headers.ts'
import { insertProposal, proposalOf } from './db/proposals.ts'
import { findChange, keepAnswer, takeChangeKey } from './db/staff-changes.ts'
import { countMoneyWrites } from './db/staff-payments.ts'
import { judgeChange, notePayments } from './judge-change.ts'
import type { Judgement } from './judge-payments.ts'
import type { ChangeInput, StaffCommand, StaffOrder } from './staff-command.ts'

const PROPOSAL_MS = 72 * HOUR_MS

/** Carries out a change that nobody else has to agree to. The order is judged. @throws Error when a call that moves no money has moved some */
async function carry(
  command: StaffCommand,
  tx: Db,
  gateway: GatewayContext,
  input: ChangeInput<CallDefinition>,
  order: StaffOrder,
) {
  const { call } = command
  const isWatched = call.money === 'none'
  const before = isWatched ? await countMoneyWrites(tx) : 0
  const result = { done: true, proposal: null, ...(await command.run(tx, gateway, input, order)) }
  if (isWatched && (await countMoneyWrites(tx)) > before)
    throw new Error(`${call.name} has moved money, and no rule of the policy has judged it`)
  await notePayments(tx, call, input, order, {
    state: order.approvedBy === null ? 'ALONE' : 'APPROVED',
    proposalId: null,
  })
  return result
}

/** Carries out a change of the first person, to which the second one has agreed. */
export const carryApproved = async (
  command: StaffCommand,
  tx: Db,
  gateway: GatewayContext,
  input: ChangeInput<CallDefinition>,
  order: StaffOrder,
) => carry(command, tx, gateway, input, await judgeChange(tx, gateway, command, input, order))

/** Keeps a change for a second person where policy wants one. @returns the answer while it waits; undefined when one person may do it */
async function propose(
  tx: Db,
  gateway: GatewayContext,
  { call, second }: StaffCommand,
  { target, input: asked, order }: { target: string; input: ChangeInput<CallDefinition>; order: StaffOrder },
) {
  if (order.judgement !== null && !order.judgement.needsSecondPerson) return undefined
  const needed = await second?.needed(tx, gateway, asked, order)
  if (!second || !needed) return undefined
  const input = { ...asked, ...(await second.keeps?.(tx, gateway, asked, order)) }
  const { body = null } = input
  const { method } = call
  const { staff, at } = order
  const { kind } = second
  const { subject, consequences = null } = needed
  const basedOn = await second.basedOn(tx, gateway, input)
  const hash = digestOf({ method, target, body, basedOn })
  const expiresAt = at + PROPOSAL_MS
  const proposalId = gateway.newId('prop')
  const row = await insertProposal(tx, {
    ...needed,
    proposalId,
    kind,
    call: call.name,
    input,
    method,
    target,
    proposedBy: staff.name ?? '',
    proposedKey: staff.key,
    proposedVia: staff.via,
    at,
    expiresAt,
    hash,
    basedOn,
    consequences: consequences as Record<string, unknown> | null,
    note: wordsOf(body).note ?? '',
  })
  const opened = { proposalId, kind, subject, expiresAt }
  await appendLog(tx, [{ topic: 'proposal.opened', userId: null, payload: opened }], at)
  await auditStaff(
    tx,
    gateway,
    staff,
    { action: 'proposal.opened', subject: proposalId, more: { kind, about: subject, hash } },
    at,
  )
  const proposal = proposalOf(row)
  const waiting = await second.waiting(tx, gateway, input, { ...order, proposal })
  await notePayments(tx, call, input, order, { state: 'WAITING', proposalId })
  return { ...waiting, done: false, proposal }
}

/** The order of a person with the body of the change, and of the second one who approved it. */
type OrderOf = (staff: StaffOrder['staff'], by?: { body?: unknown; approvedBy?: string | null }) => StaffOrder

/** The words of a person in the body of a change. */
function wordsOf(body: unknown) {
  const { reason, ticket, note } = (body ?? {}) as Pick<StaffLine, 'reason' | 'ticket' | 'note'>
  return { reason, ticket, note }
}

/** The result of `work` in a transaction, which a dry run rolls back. The effects of its order follow the commit. */
export async function carriedOut<Result>(
  gateway: GatewayContext,
  isDryRun: boolean,
  work: (tx: Db, orderOf: OrderOf) => Promise<Result>,
): Promise<Result> {
  const { db, clock } = gateway
  let effects: (() => void)[] = []
  const change = async (tx: Db): Promise<Result> => {
    effects = []
    const at = clock.now()
    const orderOf: OrderOf = (staff, { body, approvedBy = null } = {}) => ({
      staff,
      approvedBy,
      at,
      isDryRun,
      judgement: null,
      audit: ({ more, ...line }) =>
        auditStaff(
          tx,
          gateway,
          staff,
          { ...wordsOf(body), ...line, more: { ...more, approvedBy: approvedBy ?? undefined } },
          at,
        ),
      afterCommit: (effect) => effects.push(effect),
    })
    return isDryRun ? rehearse(tx, () => work(tx, orderOf)) : work(tx, orderOf)
  }
  const result = await withThreads(() => withTransaction(db, change))
  if (!isDryRun) for (const effect of effects) effect()
  return result
}

const targetOf = ({ path }: CallDefinition, params: unknown) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? ''))

/** Takes the key of a change. @returns the answer that the same change got before; null when the key is new @throws DomainError 51024 */
export async function answerBefore(tx: Db, change: Parameters<typeof takeChangeKey>[1]) {
  if (await takeChangeKey(tx, change)) return { isNew: true, answer: null }
  const kept = await findChange(tx, change.changeKey)
  if (kept.actor !== change.actor || kept.contentHash !== change.contentHash)
    throw new DomainError('IDEMPOTENCY_CONFLICT')
  return { isNew: false, answer: kept.answer }
}

/** Carries out a change by its own key, or gives the answer that the key got before. */
export async function carryOut(
  command: StaffCommand,
  input: ChangeInput<CallDefinition>,
  {
    gateway,
    staff,
    isDryRun,
    judgement = null,
  }: {
    gateway: GatewayContext
    staff: Staff
    isDryRun: boolean
    /** What was judged already, with the other parts of a larger change. */
    judgement?: Judgement | null
  },
) {
  const { call } = command
  const [actor, target] = [staff.name ?? '', targetOf(call, input.params)]
  const { body, ifMatch } = input
  const query = { ...(input.query as object | undefined), dryRun: undefined }
  const contentHash = digestOf({ method: call.method, target, query, body: body ?? null, ifMatch })
  return carriedOut(gateway, isDryRun, async (tx, orderOf) => {
    const asked = orderOf(staff, { body })
    const before = await answerBefore(tx, { changeKey: input.key, actor, contentHash, at: asked.at })
    if (before.answer !== null) return before.answer
    if (!before.isNew) throw new DomainError('IDEMPOTENCY_CONFLICT')
    const order = judgement === null ? await judgeChange(tx, gateway, command, input, asked) : { ...asked, judgement }
    const waiting = await propose(tx, gateway, command, { target, input, order })
    // Keeps only the contract's fields: a command spreads rows, whose other columns must not be answered.
    const result = call.data.parse(waiting ?? (await carry(command, tx, gateway, input, order))) as object
    if (isDryRun) return { ...result, done: false }
    await keepAnswer(tx, input.key, result)
    return result
  })
}

/**
 * Binds a change of the staff: the same key, actor and content get the same answer for 30 days, `?dryRun=1` writes
 * nothing, `If-Match` is read, and a change that policy marks becomes a proposal.
 */
export const bindChange = (command: StaffCommand): AnyRoute => ({
  call: command.call,
  handle: async (request: CallRequest<CallDefinition>, context: RequestContext) => {
    const { call } = command
    const { staff, gateway, header } = context
    if (staff === null) throw new Error(`${call.name} is not a call of the staff`)
    const input = {
      ...request,
      ...command.headersOf?.(header),
      ifMatch: readIfMatch(call, header),
      key: readKey(call, context),
    }
    const { dryRun } = (request.query ?? {}) as { dryRun?: string }
    const work = () => carryOut(command, input, { gateway, staff, isDryRun: dryRun === '1' })
    return work().catch(async (error: unknown) => {
      if (!(error instanceof PicturesToFetch)) throw error
      await fetchPictures(gateway, error.art, { actor: staff.name ?? '' })
      return work()
    })
  },
})
