import * as z from 'zod/mini'
import { emptyByDefault, orNull, recordSchema, textMatching, textSchema } from '../fields.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { navigationTargetSchema } from '../navigation-target.ts'

/** @assumed the types of messages, by which the message center groups them. */
export const MESSAGE_TYPES = ['REWARD', 'ACTIVITY', 'ACCOUNT', 'AGENT'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]
/** Accepts unknown types, because another platform has others. */
export const messageTypeSchema = textMatching(/^[A-Z][A-Z0-9_]{0,39}$/)

/**
 * Contract §6: `titleKey` with `params` for texts of the site, `title` and `excerpt` already in the caller's language, with
 * times in UTC. The key of the excerpt is the same with `_text` instead of `_title`. `params` are those of the kind
 * (`MESSAGE_PARAMS`); any other value is accepted, so that it costs its own message and not the list.
 */
export const messageSchema = z.object({
  id: idSchema,
  type: messageTypeSchema,
  titleKey: orNull(textSchema),
  params: z.catch(recordSchema, {}),
  title: textSchema,
  excerpt: emptyByDefault,
  readAt: orNull(instantSchema),
  createdAt: instantSchema,
  link: orNull(navigationTargetSchema),
})
export type Message = z.infer<typeof messageSchema>
