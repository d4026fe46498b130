import * as z from 'zod/mini'

const NODE_TYPES = ['paragraph', 'heading', 'list', 'item', 'strong', 'em', 'link', 'br', 'text'] as const

/**
 * A small node tree made from the operator's Markdown by the gateway and rendered as elements: no HTML string crosses
 * the wire (contract §6). `link` carries an http(s) or site-relative `href`.
 * @assumed the node names' exact shape
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
  text: z.optional(z.string()),
  href: z.optional(z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))/))),
  level: z.optional(z.number().check(z.int(), z.minimum(2), z.maximum(4))),
  ordered: z.optional(z.boolean()),
  get children() {
    return z.optional(z.array(richTextNodeSchema))
  },
})
export const richTextSchema = z.array(richTextNodeSchema)
export type RichText = z.infer<typeof richTextSchema>
