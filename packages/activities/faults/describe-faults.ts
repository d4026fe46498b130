import type { ErrorCode } from 'yaml'
import type { SyntaxFault } from '../compose-document.ts'
import type * as z from 'zod'
import { ACTIVITY_TYPE_NAMES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { ISSUES_MAXIMUM, type FieldIssue } from '../issue.ts'
import { fieldsAt } from '../schemas-at.ts'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'

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

export const valueAt = (content: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (value, segment) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[segment] : undefined,
    content,
  )

/** A kind of file: its schema, and its name in messages with its article. */
interface FileKind {
  noun: string
  schema: z.core.$ZodType
  /** The types of activities with this field, where the kind has types. */
  typesWithField?: (field: string) => ActivityTypeName[]
}

/**
 * The first faults that the schema found in a file, in words for its author and with the allowed value that the written one is most
 * like. Of a union, the faults of the closest alternative; an unknown key is reported at the key.
 */
export function describeFaults(kind: FileKind, content: unknown, issues: readonly Issue[]): FieldIssue[] {
  const found: FieldIssue[] = []
  for (const issue of issues) {
    // The search for the allowed values that a written one is like takes most of the time.
    if (found.length >= ISSUES_MAXIMUM) break
    found.push(...describeFault(kind, content, issue, ISSUES_MAXIMUM - found.length))
  }
  return found
}

function describeFault(kind: FileKind, content: unknown, issue: Issue, most: number): FieldIssue[] {
  const { path } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, most).map((key) => ({
      path: [...path, key],
      message: isHalfText(key, valueAt(content, [...path, key]))
        ? 'is half of a text: a text with a comma is in quotes'
        : unknownField(kind, path, key),
    }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.toSorted((a, b) => distance(a) - distance(b))[0] ?? []
    return describeFaults(
      kind,
      content,
      closest.map((inner) => ({ ...inner, path: [...path, ...inner.path] })),
    )
  }
  return [{ path, message: messageOf(issue, valueAt(content, path), fieldsAt(kind.schema, path)) }]
}

/** `{ value: After 1, 3 and 7 days }` is read as a field `value` and a field `3 and 7 days`. */
const isHalfText = (key: string, value: unknown) => value === null && key.includes(' ')

function unknownField(kind: FileKind, path: readonly PropertyKey[], key: string) {
  const types = path.length === 0 ? (kind.typesWithField?.(key) ?? []) : []
  if (types.length > 0) return `belongs to ${types.join(', ')}`
  const fields = fieldsAt(kind.schema, path)
  const meant = didYouMean(key, fields)
  if (path.at(-1) === 'texts') return `is not a language of the site${meant}`
  if (path.length === 0) return `is not a field of ${kind.noun}${meant}`
  const known = meant === '' ? `; ${fieldsText(fields)}` : meant
  return `is not a field of ${String(path.findLast(isName) ?? 'it')}${known}`
}

const fieldsText = (fields: readonly string[]) => `there are ${fields.join(', ')}`

const isName = (segment: PropertyKey) => typeof segment === 'string'

/** `fields` are those of a block at this place. */
function messageOf(issue: Issue, written: unknown, fields: readonly string[]) {
  const { message } = issue
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, written, fields)
    case 'invalid_value': {
      const values = issue.values.map(String)
      const missing = written === undefined ? 'is missing: ' : ''
      return `${missing}must be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}${didYouMean(written, values)}`
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

function typeMessage(expected: string, written: unknown, fields: readonly string[]) {
  const kind = `${KINDS[expected] ?? expected}${expected === 'object' ? blockText(fields, written) : ''}`
  if (written === undefined || written === null) return `is missing: ${kind} is needed`
  const hint = expected === 'string' && typeof written === 'number' ? `: put it in quotes, '${written}'` : ''
  return `must be ${kind}${hint}`
}

/** The block as its author writes it: the names of its fields or, for an amount without its unit, the value. */
function blockText(fields: readonly string[], written: unknown) {
  const isMoney = fields.join() === 'amount,unit' && (typeof written === 'string' || typeof written === 'number')
  return isMoney ? `, { amount: '${written}', unit: USDT }` : ` (${fields.join(', ')})`
}

const sizeOf = (origin: string) => (origin === 'string' || origin === 'array' ? 'have' : 'be')

function unitOf(origin: string) {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' entries' : ''
}

/** Each unknown key and wrong type weighs more, so that the alternative with the written fields is the closest. */
const distance = (issues: readonly Issue[]) => issues.reduce((sum, issue) => sum + weightOf(issue), 0)

function weightOf(issue: Issue) {
  if (issue.code === 'unrecognized_keys') return 10 * issue.keys.length
  return issue.code === 'invalid_type' ? 10 : 1
}

/** Added to the parser's words: how an author writes it. */
/** What is wrong, in the words of somebody who writes a file and no parser. */
const FAULTS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'cannot be read: a text with a colon and a space, or of several lines, is in quotes',
  BLOCK_IN_FLOW: 'cannot be read: a text with a colon and a space is in quotes',
  MULTILINE_IMPLICIT_KEY:
    'cannot be read: a text of several lines is in quotes, and after a name there is a colon and a space',
  MISSING_CHAR: 'cannot be read: after a name there is a colon and a space, and each quote and bracket is closed',
  TAB_AS_INDENT: 'begins with a tab: indent with spaces',
  BAD_INDENT: 'cannot be read: begin this line under the line before it that it belongs with',
  BAD_SCALAR_START: 'begins with a sign that YAML keeps for itself: such a text is in quotes',
}

/** A fault of the syntax of YAML; a rare one has the parser's words. */
export const syntaxMessage = ({ code, message }: Pick<SyntaxFault, 'code' | 'message'>): string =>
  FAULTS[code] ?? message
