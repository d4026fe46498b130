import * as z from 'zod/mini'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema } from '../money.ts'
import { navigationTargetSchema } from '../navigation-target.ts'

/** @assumed the types of messages, by which the message center groups them. */
export const MESSAGE_TYPES = ['REWARD', 'ACTIVITY', 'ACCOUNT', 'AGENT'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]
/** Accepts unknown types, because another platform has others. */
export const messageTypeSchema = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/))

/** Amounts, counts and things as data, instants in ms, everything else as text. */
export const messageParamSchema = z.union([
  z.string(),
  z.number(),
  moneySchema,
  z.object({ count: nonNegativeIntegerSchema }),
  z.object({ item: z.string() }),
])
export type MessageParam = z.infer<typeof messageParamSchema>

/**
 * Contract §6: `titleKey` with `params` for texts of the site, `title` and `excerpt` already in the caller's language, with
 * times in UTC. The key of the excerpt is the same with `_text` instead of `_title`. @assumed the names of `params`
 */
export const messageSchema = z.object({
  id: idSchema,
  type: messageTypeSchema,
  titleKey: z._default(z.nullable(z.string()), null),
  params: z._default(z.record(z.string(), messageParamSchema), {}),
  title: z.string(),
  excerpt: z._default(z.string(), ''),
  readAt: z._default(z.nullable(instantSchema), null),
  createdAt: instantSchema,
  link: z._default(z.nullable(navigationTargetSchema), null),
})
export type Message = z.infer<typeof messageSchema>
