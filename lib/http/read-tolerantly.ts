import * as z from 'zod/mini'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { OTHER } from '@fanfare/contract/other.ts'

/** A value that an enumeration of the contract does not have, and its field, for example `tasks.*.taskType`. */
interface UnknownValue {
  field: string
  value: string | number
}

/** Limits memory and log in case a platform sends a new value in every answer. */
const REPORTS_AT_MOST = 200
const TEXT_AT_MOST = 64

const reported = new Set<string>()

/** Reports an unknown value once per page or server process. */
function reportUnknown(call: string, { field, value }: UnknownValue) {
  const report = `${call}: ${field} has the unknown value ${JSON.stringify(value).slice(0, TEXT_AT_MOST)}`
  if (reported.has(report) || reported.size >= REPORTS_AT_MOST) return
  reported.add(report)
  console.warn(report)
}

type Path = readonly PropertyKey[]

interface Unknown extends UnknownValue {
  path: Path
  /** Whether the enumeration has OTHER for unknown values. */
  hasOther: boolean
}

const valueAt = (root: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], root)

const fieldOf = (path: Path) => path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.')

function unknownsOf(issues: readonly z.core.$ZodIssue[], data: unknown): Unknown[] {
  return issues.flatMap((issue) => {
    const value = valueAt(data, issue.path)
    if (issue.code !== 'invalid_value' || (typeof value !== 'string' && typeof value !== 'number')) return []
    return [{ path: issue.path, field: fieldOf(issue.path), value, hasOther: issue.values.includes(OTHER) }]
  })
}

/** Changes one place of plain data in a copy: `undefined` removes it, a row from its list, a field from its object. */
function withValue(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const inner = withValue((root as Record<PropertyKey, unknown>)[key], rest, value)
  if (Array.isArray(root)) return inner === undefined ? root.toSpliced(Number(key), 1) : root.with(Number(key), inner)
  const { [key]: _, ...others } = root as Record<PropertyKey, unknown>
  return inner === undefined ? others : { ...others, [key]: inner }
}

/** Places from the last row to the first, so that removing one moves none of the others. */
function placesOf(unknowns: readonly Unknown[], depth: number): Path[] {
  const places = new Map(unknowns.map(({ path }) => [path.slice(0, depth).join('.'), path.slice(0, depth)]))
  return [...places.values()].toReversed()
}

/** Whether the contract requires a place that was removed: the field itself, or a row of a list that is now too short. */
function isMissed(places: readonly Path[], issues: readonly z.core.$ZodIssue[]) {
  const missing = new Set(
    places.map((place) => (typeof place.at(-1) === 'number' ? place.slice(0, -1) : place).join('.')),
  )
  return issues.some(({ path }) => missing.has(path.join('.')))
}

/** The data without the unknown values of one field, removing as little as possible; undefined where the contract requires them. */
function withoutUnknowns(schema: z.ZodMiniType, data: unknown, unknowns: readonly Unknown[]) {
  const [first] = unknowns
  if (first === undefined) return undefined
  if (first.hasOther) return unknowns.reduce((changed, { path }) => withValue(changed, path, OTHER), data)
  for (let depth = first.path.length; depth > 0; depth -= 1) {
    const places = placesOf(unknowns, depth)
    const rest = places.reduce((changed, place) => withValue(changed, place, undefined), data)
    if (!isMissed(places, z.safeParse(schema, rest).error?.issues ?? [])) return rest
  }
  return undefined
}

/**
 * Reads an answer of a platform that knows more than this version (contract, introduction). An unknown value of an enumeration
 * becomes its OTHER. Otherwise an optional field is left out, or the row of the list that holds the value is dropped. Every other
 * difference from the contract refuses the whole answer (null), as does an unknown value outside of any list.
 */
export function readTolerantly(schema: z.ZodMiniType, answer: unknown) {
  const found: UnknownValue[] = []
  for (let data = answer; ;) {
    const result = z.safeParse(schema, data)
    if (result.success) return { data: result.data, unknown: found }
    const all = unknownsOf(result.error.issues, data)
    const unknowns = all.filter(({ field }) => field === all[0]?.field)
    const rest = withoutUnknowns(schema, data, unknowns)
    if (rest === undefined) return null
    found.push(...unknowns.map(({ field, value }) => ({ field, value })))
    data = rest
  }
}

/** A call's refused data, read tolerantly and reported; null when it stays refused. */
export function readReported({ name, data: schema }: CallDefinition, answer: unknown) {
  const reading = readTolerantly(schema, answer)
  for (const unknown of reading?.unknown ?? []) reportUnknown(name, unknown)
  return reading
}
