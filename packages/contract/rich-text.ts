import * as z from 'zod/mini'
import { flagSchema, optionals, textMatching, textSchema } from './fields.ts'

const NODE_TYPES = ['paragraph', 'heading', 'list', 'item', 'strong', 'em', 'link', 'br', 'text'] as const

/**
 * The gateway converts the operator's Markdown to this tree and the site renders it as elements, so that no HTML is sent
 * (contract §6). `link` carries an http(s) or site-relative `href`.
 * @assumed the types and fields of the nodes
 */
export interface RichTextNode {
  type: (typeof NODE_TYPES)[number]
  text?: string
  href?: string
  level?: number
  ordered?: boolean
  children?: RichTextNode[]
}

export const richTextNodeSchema: z.ZodMiniType<RichTextNode> = z.object({
  type: z.enum(NODE_TYPES),
  ...optionals({
    text: textSchema,
    href: textMatching(/^(https?:\/\/|\/(?![/\\]))/),
    level: z.number().check(z.int(), z.minimum(2), z.maximum(4)),
    ordered: flagSchema,
  }),
  get children() {
    return z.optional(z.array(richTextNodeSchema))
  },
})
export const richTextSchema = z.array(richTextNodeSchema)
export type RichText = z.infer<typeof richTextSchema>
