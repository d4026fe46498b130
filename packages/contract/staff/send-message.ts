import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nullableText } from '../fields.ts'
import { optionalId } from '../identifiers.ts'
import { PERSONAL_CODES, STAFF_CHANGE, ticketSchema, userParams } from './staff.ts'
import { CARERS } from './users.ts'

/** The messages of support: their texts are written and translated, never typed by staff. */
export const SUPPORT_TEMPLATES = ['support.answer', 'support.address', 'support.ticket_closed'] as const

/** `activityId` or its alias. `messageId` is null when the user has turned such messages off: nothing was sent. */
export const sendMessage = defineCall({
  ...STAFF_CHANGE,
  name: 'staffSendMessage',
  path: '/ops/v1/users/{userId}/messages',
  roles: CARERS,
  summary: 'Sends a user one of the messages of support, in their language.',
  codes: PERSONAL_CODES,
  params: userParams,
  body: {
    template: z.enum(SUPPORT_TEMPLATES),
    activityId: optionalId,
    taskId: optionalId,
    ticket: ticketSchema.check(z.minLength(1)),
  },
  data: { messageId: nullableText },
})
