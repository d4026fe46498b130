import type { CallAnswer, CallDefinition, CallRequest } from '@fanfare/contract/define-call.ts'
import type { ProposalKind } from '@fanfare/contract/staff/proposals.ts'
import type { Db } from '#gateway/db/client.ts'
import type { PublishCondition } from '../activities/publication/publish-condition.ts'
import type { GatewayContext } from '../context.ts'
import type { RequestContext } from '../route.ts'
import type { Staff } from '../access/ops-keys.ts'
import type { StaffLine } from './audit-staff.ts'
import type { Proposal } from './db/proposals.ts'
import type { Judgement, StaffPayment } from './judge-payments.ts'

/** The input of a change: params, query and body of its call, and the headers that belong to it. */
export type ChangeInput<Call extends CallDefinition> = CallRequest<Call> & {
  /** The revision or version in `If-Match`. */
  ifMatch: number | null
  /** `Idempotency-Key`, or a new id where it may be left out. */
  key: string
  /** Of calls that read it by `headersOf`. */
  condition?: PublishCondition
  /** Of a proposal that keeps what it is about (`keeps`): the rewards. */
  rewardIds?: readonly string[]
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
  /** More input of a proposal that does not follow the state until it is decided. It is kept with the proposal. */
  keeps?(tx: Db, gateway: GatewayContext, input: Input, order: StaffOrder): Promise<{ rewardIds: readonly string[] }>
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
