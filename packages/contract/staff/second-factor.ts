import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { trimmedText } from '../fields.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { changeShape } from './proposals.ts'
import { PERSONAL_CODES, STAFF_CHANGE, ticketSchema, userParams } from './staff.ts'

const factorReasonSchema = trimmedText(500)

/**
 * Removes the second factor of a user who has lost phone and recovery codes, and ends every login. A second person always decides
 * (approver or risk); the user gets a message and a mail at the proposal and at the removal. `reason`: how the identity of the
 * user was checked. A user without a second factor, or with a waiting proposal, is 412. A login with a code makes the proposal
 * STALE.
 */
export const removeSecondFactor = defineCall({
  ...STAFF_CHANGE,
  name: 'staffRemoveSecondFactor',
  path: '/ops/v1/users/{userId}/second-factor/remove',
  roles: ['support'],
  changeKey: 'needed',
  summary: 'Proposes to remove the second factor of a user.',
  codes: PERSONAL_CODES,
  params: userParams,
  body: { reason: factorReasonSchema, ticket: ticketSchema.check(z.minLength(1)) },
  data: { ...changeShape, ended: nonNegativeIntegerSchema },
})
