import type * as z from 'zod'
import { ACTIVITY_TYPE_NAMES } from '#lib/contract/activity-types.ts'
import type { FieldIssue } from '../issue.ts'
import { typesWithField } from '../parts-of.ts'
import { fieldsAt } from '../schemas-at.ts'
import { didYouMean } from './nearest.ts'

type Issue = z.core.$ZodIssue

const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a block of fields',
  record: 'a block of fields',
  array: 'a list',
}

/** The value at a path of the file's content. */
export const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[segment] : undefined,
    content,
  )

/**
 * The faults that the schema found in a file, in words for its author and with the allowed value that the written one is most
 * like. Of a union, the faults of the closest alternative; an unknown key is reported at the key.
 */
export function describeFaults(schema: z.core.$ZodType, content: unknown, issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap((issue): FieldIssue[] => {
    const { path } = issue
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], message: unknownField(schema, path, key) }))
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const closest = issue.errors.toSorted((a, b) => distance(a) - distance(b))[0] ?? []
      return describeFaults(
        schema,
        content,
        closest.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
      )
    }
    return [{ path, message: messageOf(issue, valueAt(content, path)) }]
  })
}

function unknownField(schema: z.core.$ZodType, path: readonly PropertyKey[], key: string): string {
  const types = path.length === 0 ? typesWithField(key) : []
  if (types.length > 0) return `belongs to ${types.join(', ')}`
  const meant = didYouMean(key, fieldsAt(schema, path))
  if (path.at(-1) === 'texts') return `is not a language of the site${meant}`
  return `is not a field of ${path.length === 0 ? 'an activity file' : String(path.findLast(isName) ?? 'it')}${meant}`
}

const isName = (segment: PropertyKey): boolean => typeof segment === 'string'

function messageOf(issue: Issue, written: unknown): string {
  const { message } = issue
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, written)
    case 'invalid_value': {
      const values = issue.values.map(String)
      return `must be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}${didYouMean(written, values)}`
    }
    case 'too_small':
      return `must ${sizeOf(issue.origin)} at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must ${sizeOf(issue.origin)} at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'invalid_union':
      return `${message}${didYouMean(written, ACTIVITY_TYPE_NAMES)}`
    default:
      return message
  }
}

function typeMessage(expected: string, written: unknown): string {
  if (written === undefined || written === null) return `is missing: ${KINDS[expected] ?? expected} is needed`
  const hint = expected === 'string' && typeof written === 'number' ? `: put it in quotes, '${written}'` : ''
  return `must be ${KINDS[expected] ?? expected}${hint}`
}

const sizeOf = (origin: string): string => (origin === 'string' || origin === 'array' ? 'have' : 'be')

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}

/** Unknown keys and wrong types weigh more, so that the alternative with the written fields is the closest. */
const distance = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' || issue.code === 'invalid_type' ? 10 : 1), 0)
