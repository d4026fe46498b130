import * as z from 'zod/mini'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The paths of fields that a parsed copy no longer has. */
function lostFields(value: unknown, parsed: unknown, path: string): string[] {
  if (!isObject(value)) return []
  if (!isObject(parsed)) return [`${path} is dropped`]
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`
    if (inner === undefined) return []
    return key in parsed ? lostFields(inner, parsed[key], at) : [`${at} is no field of the contract`]
  })
}

/** The fields that a schema refuses or drops, one sentence each; an answer by the contract has none. */
export function strictFaults(schema: z.ZodMiniType, answer: unknown): string[] {
  const result = z.safeParse(schema, answer)
  if (result.success) return lostFields(answer, result.data, '')
  return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
