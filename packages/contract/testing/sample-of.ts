import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** One text for each pattern of the contract. */
const TEXTS = [
  'a1',
  '12.5',
  'USDT',
  '2026-11-20',
  '2026-11',
  '0a'.repeat(32),
  '0a'.repeat(8),
  '/rewards',
  'KYC_NEEDED',
  'US',
  '84',
  '22:30',
  '2026-11',
  'A2'.repeat(16),
  '0a'.repeat(20),
]
const ROWS = 2
/** The depth at which samples of rich text end. */
const DEEPEST = 8

function textOf({ pattern, minLength = 0 }: { pattern?: string; minLength?: number }): string {
  if (pattern === undefined) return 'Text'.padEnd(minLength, '.')
  const text = TEXTS.find((candidate) => new RegExp(pattern).test(candidate))
  if (text === undefined) throw new Error(`no sample text matches ${pattern}`)
  return text
}

function sample(node: Json, root: Json, depth: number): unknown {
  if (typeof node.$ref === 'string') {
    const name = node.$ref.replace('#/$defs/', '')
    return sample((root.$defs as Record<string, Json>)[name] ?? {}, root, depth)
  }
  if ('const' in node) return node.const
  if (Array.isArray(node.enum)) return node.enum[0]
  const options = (node.anyOf ?? node.oneOf) as Json[] | undefined
  if (options) return sample(options.find(({ type }) => type !== 'null') ?? {}, root, depth)
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((node.properties ?? {}) as Record<string, Json>).map(([name, inner]) => [
          name,
          sample(inner, root, depth + 1),
        ]),
      )
    case 'array':
      return depth > DEEPEST
        ? []
        : Array.from({ length: Math.max(ROWS, Number(node.minItems ?? 0)) }, () =>
            sample(node.items as Json, root, depth + 1),
          )
    case 'string':
      return textOf(node)
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return Math.max(1, Number(node.minimum ?? 1))
    default:
      return null
  }
}

/** An answer that a schema accepts, with every optional field and two rows in every list. */
export function sampleOf(schema: z.ZodMiniType): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return sample(root, root, 0)
}
