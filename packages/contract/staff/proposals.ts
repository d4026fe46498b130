import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, nullableText, textSchema } from '../fields.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema, nullableInstant } from '../money.ts'
import {
  noteSchema,
  PERSONAL_CODES,
  type PersonRole,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
  VIEWERS,
} from './staff.ts'

export const PROPOSAL_KINDS = [
  'PUBLISH',
  'ROLLBACK',
  'SCHEDULE',
  'END',
  'RESUME',
  'GRANT',
  'FUND',
  'CANCEL',
  'HOLD',
  'PAYOUT',
  'HAND_OVER',
  'REVIEW',
  'CLEAR',
  'REVERSAL',
  'SECOND_FACTOR',
] as const
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]

/** Proposals of these kinds are about a person. */
export const PERSONAL_PROPOSALS: readonly ProposalKind[] = [
  'GRANT',
  'CANCEL',
  'HOLD',
  'PAYOUT',
  'HAND_OVER',
  'REVIEW',
  'CLEAR',
  'REVERSAL',
  'SECOND_FACTOR',
]

/** The roles that decide a proposal: an approver, and risk where an account may be taken over by it. */
export const decidersOf = (kind: ProposalKind): readonly PersonRole[] =>
  kind === 'SECOND_FACTOR' ? ['approver', 'risk'] : ['approver']

export const PROPOSAL_STATES = ['PENDING', 'APPROVED', 'DECLINED', 'EXPIRED', 'STALE'] as const

/**
 * A change that waits for a second person. `hash`: hex SHA-256 of the RFC 8785 JSON of `{ method, target, body,
 * basedOn }`; `basedOn`: the version or revision for which it was made. `by`, `decidedBy`: names of staff.
 */
export const proposalSchema = z.object({
  proposalId: idSchema,
  kind: z.enum(PROPOSAL_KINDS),
  subject: textSchema,
  by: textSchema,
  at: instantSchema,
  expiresAt: instantSchema,
  hash: textSchema,
  basedOn: textSchema,
  summary: textSchema,
  consequences: z.unknown(),
  note: textSchema,
  state: z.enum(PROPOSAL_STATES),
  decidedBy: nullableText,
  decidedAt: nullableInstant,
})

/** The answer of every change that may need a second person: `done: false` with a proposal means that one is needed. */
export const changeShape = { done: flagSchema, proposal: z.nullable(proposalSchema) }

export const proposals = defineCall({
  ...STAFF_CALL,
  name: 'staffProposals',
  path: '/ops/v1/proposals',
  roles: VIEWERS,
  summary: 'Changes that wait for a second person, and those that were decided.',
  query: {
    ...staffPageQuery,
    state: z.optional(z.enum(PROPOSAL_STATES)),
    kind: z.optional(z.enum(PROPOSAL_KINDS)),
  },
  data: staffListShape(proposalSchema),
})

/** `order` is the call that will be carried out; `behind` is what decides it: a file with its difference, a review, a user. */
export const proposal = defineCall({
  ...STAFF_CALL,
  name: 'staffProposal',
  path: '/ops/v1/proposals/{id}',
  roles: VIEWERS,
  summary: 'One proposal with the call that it would carry out.',
  codes: PERSONAL_CODES,
  params: { id: idSchema },
  data: z.extend(proposalSchema, {
    order: z.object({ method: textSchema, target: textSchema, body: z.unknown() }),
    behind: z.unknown(),
  }),
})

/**
 * Risk decides only the removal of a second factor. `hash` is that of the proposal as it was read. `result` is the answer of the
 * proposed call itself; null when it is declined.
 */
export const decideProposal = defineCall({
  ...STAFF_CHANGE,
  name: 'staffDecideProposal',
  path: '/ops/v1/proposals/{id}/decision',
  roles: ['approver', 'risk'],
  summary: 'Approves or declines a proposal of somebody else.',
  codes: PERSONAL_CODES,
  params: { id: idSchema },
  body: { accept: flagSchema, hash: textSchema, note: z.optional(noteSchema) },
  data: { state: z.enum(PROPOSAL_STATES), result: z.unknown() },
})
