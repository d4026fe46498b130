import Big from 'big.js'
import type { CallAnswer, CallDefinition, CallRequest } from '@fanfare/contract/define-call.ts'
import type { ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import { changeKeySchema } from '@fanfare/contract/staff/staff.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import type { PublishCondition } from '../activities/publication/publish-condition.ts'
import type { GatewayContext } from '../context.ts'
import { malformed } from '../http/read-input.ts'
import type { AnyRoute, RequestContext } from '../route.ts'
import { fetchPictures, PicturesToFetch } from '../pictures/keep-pictures.ts'
import { DomainError, StateMoved, present } from '../util/domain-error.ts'
import { digestOf } from '../util/digest-of.ts'
import { withThreads } from '../util/in-thread.ts'
import { auditStaff, type StaffLine } from './audit-staff.ts'
import { insertProposal, proposalOf, type Proposal } from './db/proposals.ts'
import { findChange, keepAnswer, takeChangeKey } from './db/staff-changes.ts'
import { countedAs, isSamePerson, type Staff } from '../access/ops-keys.ts'
import { countMoneyWrites, lockStaffPayments, saveStaffPayments, type StaffPaymentRow } from './db/staff-payments.ts'
import { judgePayments, type Judgement, type PaymentCase, type StaffPayment } from './payments/judge-payments.ts'

/** The input of a change: params, query and body of its call, and the headers that belong to it. */
export type ChangeInput<Call extends CallDefinition> = CallRequest<Call> & {
  /** The revision or version in `If-Match`. */
  ifMatch: number | null
  /** `Idempotency-Key`, or a new id where it may be left out. */
  key: string
  /** Of calls that read it by `headersOf`. */
  condition?: PublishCondition
}

/** One change as it is carried out: by one person, or by a second one for the first. */
export interface StaffOrder {
  staff: Pick<Staff, 'name' | 'via' | 'key'>
  /** The name of the second person; null when none was needed. */
  approvedBy: string | null
  at: number
  isDryRun: boolean
  /** What the policy says of the payments of the change; null for a call that moves no money. */
  judgement: Judgement | null
  /** Writes a line of the audit log, with the reason, ticket and note of the body, in the transaction of the change. */
  audit: (line: StaffLine) => Promise<void>
  /** Runs once the change is committed, and never in a dry run. */
  afterCommit: (effect: () => void) => void
}

interface SecondPerson {
  subject: string
  /** One English sentence for the approver. */
  summary: string
  consequences?: unknown
}

/** A change that policy may give to a second person. Methods, so that the command of one call is a command of any. */
export interface Proposable<Input, Answer> {
  kind: ProposalKind
  /**
   * What a second person reads; null: by policy one person may do it. Checks the input first. Of a change with `payments` it is asked once their
   * sums need a second person.
   */
  needed(tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder): Promise<SecondPerson | null>
  /** The version or revision of the subject, as a text; a proposal whose subject has moved is STALE. */
  basedOn(tx: Db, gateway: GatewayContext, input: Input): Promise<string>
  /** The answer while it waits. Reserves what an approval needs. */
  waiting(tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder & { proposal: Proposal }): Promise<Answer>
  /** Declined, expired or stale: gives back what was reserved. */
  ended?(tx: Db, gateway: GatewayContext, input: Input, proposal: Proposal): Promise<void>
  /** What the proposal is about, for the approver: a file with its difference, a review, a user. */
  behind?(gateway: GatewayContext, input: Input): Promise<unknown>
}

/** The answer of a change, to which the framework adds whether it is done, and its proposal. */
export type Made<Call extends CallDefinition> = Omit<CallAnswer<Call>, 'done' | 'proposal'> & { done?: boolean }

export interface StaffCommand<Call extends CallDefinition = CallDefinition> {
  call: Call
  run(tx: Db, gateway: GatewayContext, input: ChangeInput<Call>, order: StaffOrder): Promise<Made<Call>>
  second?: Proposable<ChangeInput<Call>, Made<Call>>
  /** Of a call that moves money: what it would move, by whose sums the policy decides who must agree. Checks the input first. */
  payments?(
    tx: Db,
    gateway: GatewayContext,
    input: ChangeInput<Call>,
    order: StaffOrder,
  ): Promise<readonly StaffPayment[]>
  /** More input from the headers of the request. */
  headersOf?: ((header: RequestContext['header']) => Pick<ChangeInput<Call>, 'condition'>) | undefined
}

/** A change by its call. `second`: policy may give it to a second person. */
export const staffCommand = <Call extends CallDefinition>(
  call: Call,
  run: StaffCommand<Call>['run'],
  second?: StaffCommand<Call>['second'],
): StaffCommand<Call> => ({ call, run, second })

/** A change of a call that gives, frees, takes back or sends again money of users. */
export const paymentCommand = <Call extends CallDefinition>(
  call: Call,
  parts: Required<Pick<StaffCommand<Call>, 'payments' | 'run' | 'second'>>,
): StaffCommand<Call> => ({ call, ...parts })

const REVISION = /^"(\d{1,12})"$/

function readIfMatch({ ifMatch }: CallDefinition, header: RequestContext['header']) {
  const sent = ifMatch === 'none' ? undefined : header('if-match')?.trim()
  if (sent === undefined && ifMatch !== 'needed') return null
  const revision = REVISION.exec(sent ?? '')?.[1]
  if (revision === undefined) throw malformed('If-Match', 'must be the revision that was read, in quotes')
  return Number(revision)
}

export function readKey({ changeKey }: CallDefinition, { gateway, header }: RequestContext) {
  const sent = changeKey === 'none' ? undefined : header('idempotency-key')
  if (sent === undefined && changeKey !== 'needed') return gateway.newId('chg')
  const read = changeKeySchema.safeParse(sent)
  if (!read.success) throw malformed('Idempotency-Key', 'must be 16 to 64 of letters, digits, _ and -')
  return read.data
}

/** @throws StateMoved unless `ifMatch` is the revision of now */
export function requireRevision(ifMatch: number | null, now: { revision: number; state: string }) {
  if (ifMatch !== null && ifMatch !== now.revision)
    throw new StateMoved('If-Match', `has moved: it is ${now.state} at revision ${now.revision}`, { ...now })
}

/** Whether an account is that of the caller or of the approver (policy `self`), or of any of the staff where nothing proves who calls. */
export function isOwnAccount(
  { config, opsKeys }: GatewayContext,
  { staff, approvedBy = null }: Pick<StaffOrder, 'staff'> & Partial<Pick<StaffOrder, 'approvedBy'>>,
  userId: string,
): boolean {
  const owners = Object.entries(config.staffPolicy.self).flatMap(([name, own]) => (own === userId ? [name] : []))
  const isOwner = (name: string | null) => name !== null && owners.some((owner) => isSamePerson(owner, name))
  return isOwner(staff.name) || isOwner(approvedBy) || (owners.length > 0 && !opsKeys.proves(staff))
}

/** @throws DomainError 51030 SAME_PERSON for an own account */
export function refuseOwnAccount(
  gateway: GatewayContext,
  order: Parameters<typeof isOwnAccount>[1],
  userId: string,
): void {
  if (isOwnAccount(gateway, order, userId)) throw new DomainError('NOT_PERMITTED', { reasonCode: 'SAME_PERSON' })
}

/** A user whose account is not an own one. @throws DomainError 51001, 51030 SAME_PERSON */
export async function findOther(
  db: Db,
  gateway: GatewayContext,
  order: Parameters<typeof refuseOwnAccount>[1],
  userId: string,
) {
  refuseOwnAccount(gateway, order, userId)
  return present(await findUser(db, userId))
}

const PROPOSAL_MS = 72 * HOUR_MS

/**
 * The order of a change with what the policy says of its payments. The own account of the caller is refused here for each of them.
 * @throws DomainError 51030 SAME_PERSON, 51071
 */
async function judge(
  tx: Db,
  gateway: GatewayContext,
  { call, payments }: StaffCommand,
  input: ChangeInput<CallDefinition>,
  order: StaffOrder,
): Promise<StaffOrder> {
  if (payments === undefined) return order
  await lockStaffPayments(tx)
  const moved = await payments(tx, gateway, input, order)
  for (const { userId } of moved) refuseOwnAccount(gateway, order, userId)
  const judgement = await judgePayments(tx, moved, paymentCaseOf(gateway, call, { ...order, key: input.key }))
  return { ...order, judgement }
}

/** What decides payments of a call, beside their sums. */
export const paymentCaseOf = (
  { config, opsKeys }: GatewayContext,
  { money }: CallDefinition,
  { staff, key, at }: Pick<StaffOrder, 'staff' | 'at'> & { key: string },
): PaymentCase => ({
  money,
  paymentKey: key,
  policy: config.staffPolicy,
  actor: countedAs(opsKeys, staff),
  now: at,
})

/** Writes down the payments of a change, which later sums count. */
async function notePayments(
  tx: Db,
  { money }: CallDefinition,
  { key }: ChangeInput<CallDefinition>,
  { judgement }: StaffOrder,
  how: Pick<StaffPaymentRow, 'state' | 'proposalId'>,
): Promise<void> {
  if (judgement === null) return
  const { payments, actor, at } = judgement
  const rows = payments.map((payment, position) => ({
    ...payment,
    ...how,
    paymentKey: key,
    position,
    money,
    actor,
    at,
  }))
  await saveStaffPayments(
    tx,
    rows.filter(({ quantity }) => new Big(quantity).gt(0)),
  )
}

/** Carries out a change that nobody else has to agree to. The order is judged. @throws Error when a call that moves no money has moved some */
async function carry(
  command: StaffCommand,
  tx: Db,
  gateway: GatewayContext,
  input: ChangeInput<CallDefinition>,
  order: StaffOrder,
) {
  const { call, run } = command
  const isWatched = call.money === 'none'
  const before = isWatched ? await countMoneyWrites(tx) : 0
  const result = { done: true, proposal: null, ...(await run(tx, gateway, input, order)) }
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
) => carry(command, tx, gateway, input, await judge(tx, gateway, command, input, order))

/** Keeps a change for a second person where policy wants one. @returns the answer while it waits; undefined when one person may do it */
async function propose(
  tx: Db,
  gateway: GatewayContext,
  { call, second }: StaffCommand,
  { target, input, order }: { target: string; input: ChangeInput<CallDefinition>; order: StaffOrder },
) {
  if (order.judgement !== null && !order.judgement.needsSecondPerson) return undefined
  const needed = await second?.needed(tx, gateway, input, order)
  if (!second || !needed) return undefined
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
  { db, clock }: GatewayContext,
  isDryRun: boolean,
  work: (tx: Db, orderOf: OrderOf) => Promise<Result>,
) {
  const undone = new Error('a dry run ends without a commit')
  const made: Result[] = []
  let effects: (() => void)[] = []
  const change = async (tx: Db) => {
    effects = []
    const at = clock.now()
    made[0] = await work(tx, (staff, { body, approvedBy = null } = {}) => ({
      staff,
      approvedBy,
      at,
      isDryRun,
      judgement: null,
      audit: ({ more, ...line }) =>
        auditStaff(
          tx,
          staff,
          { ...wordsOf(body), ...line, more: { ...more, approvedBy: approvedBy ?? undefined } },
          at,
        ),
      afterCommit: (effect) => effects.push(effect),
    }))
    if (isDryRun) throw undone
  }
  await withThreads(() => withTransaction(db, change)).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  if (!isDryRun) for (const effect of effects) effect()
  return made[0] as Result
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

function needingSecondPerson(order: StaffOrder): StaffOrder {
  const { judgement } = order
  return { ...order, judgement: judgement && { ...judgement, needsSecondPerson: true } }
}

/** Carries out a change by its own key, or gives the answer that the key got before. */
export async function carryOut(
  command: StaffCommand,
  input: ChangeInput<CallDefinition>,
  {
    gateway,
    staff,
    isDryRun,
    isPartOfLarger = false,
  }: {
    gateway: GatewayContext
    staff: Staff
    isDryRun: boolean
    /** A second person is needed, because this is a part of a change whose sums are above a figure of the policy. */
    isPartOfLarger?: boolean
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
    const judged = await judge(tx, gateway, command, input, asked)
    const order = isPartOfLarger ? needingSecondPerson(judged) : judged
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
