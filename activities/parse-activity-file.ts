import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import type * as z from 'zod'
import { checkActivityFile } from './check-activity-file.ts'
import type { ActivityFileIssue, FieldIssue } from './issue.ts'
import { typesWithField } from './parts-of.ts'
import { activityFileSchema, type ActivityFile } from './schema.ts'

/** In characters; rules in twenty languages need a small part of this. */
export const ACTIVITY_FILE_MAXIMUM = 512 * 1024
/** The first faults of a broken file; hundreds more would hide them. */
const ISSUES_MAXIMUM = 50

export type ParsedActivityFile = { ok: true; file: ActivityFile } | { ok: false; errors: ActivityFileIssue[] }

/**
 * Parses and checks the text of an activity file, YAML 1.2 or JSON: syntax, fields and references. Each error has file, line,
 * column and field (ACT-9). Anchors and custom tags are refused, so that the file means exactly its text.
 * @param name the file's name in errors
 */
export function parseActivityFile(text: string, name: string): ParsedActivityFile {
  const whole = (message: string): ParsedActivityFile => ({
    ok: false,
    errors: [{ file: name, line: 1, column: 1, field: '', message }],
  })
  if (text.length > ACTIVITY_FILE_MAXIMUM) return whole(`is longer than ${ACTIVITY_FILE_MAXIMUM} characters`)
  try {
    return parseDocumentOf(text, name)
  } catch (error) {
    // The parser is recursive: deep nesting overflows its stack.
    if (error instanceof RangeError) return whole('is nested too deeply')
    throw error
  }
}

function parseDocumentOf(text: string, name: string): ParsedActivityFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, stringKeys: true, prettyErrors: false })
  const at = (offset: number, path: readonly PropertyKey[], message: string): ActivityFileIssue => {
    const { line, col } = lines.linePos(offset)
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1), field: path.map(String).join('.'), message }
  }
  const failed = (errors: ActivityFileIssue[]): ParsedActivityFile => ({
    ok: false,
    errors: errors.slice(0, ISSUES_MAXIMUM).toSorted((a, b) => a.line - b.line || a.column - b.column),
  })

  const syntax = [...document.errors, ...document.warnings].map((error) => at(error.pos[0], [], error.message))
  if (syntax.length > 0) return failed(syntax)
  const shared = sharedNodes(document).map((offset) => at(offset, [], 'anchors and aliases are not used here'))
  if (shared.length > 0) return failed(shared)

  const read = activityFileSchema.safeParse(document.toJS({ maxAliasCount: 0 }))
  const issues: FieldIssue[] = read.success ? checkActivityFile(read.data) : read.error.issues.flatMap(flatten)
  if (issues.length > 0) return failed(issues.map(({ path, message }) => at(offsetOf(document, path), path, message)))
  if (!read.success) throw read.error
  return { ok: true, file: read.data }
}

function sharedNodes(document: Document): number[] {
  const offsets: number[] = []
  visit(document, {
    Alias: (_, node) => void offsets.push(node.range?.[0] ?? 0),
    Value: (_, node) => void (node.anchor !== undefined && offsets.push(node.range?.[0] ?? 0)),
  })
  return offsets
}

/** The offset of the deepest existing node of a path: a missing field is reported at its parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const segment of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === segment)
      if (!pair) break
      offset = startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(node) && typeof segment === 'number') {
      node = node.items[segment]
      offset = startOf(node) ?? offset
    } else break
  }
  return offset
}
const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0]

/** Reports the closest alternative of a union, and an unknown key at the key. */
function flatten(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: unknownField(issue.path, key) }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.toSorted((a, b) => distance(a) - distance(b))[0] ?? []
    return closest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  return [{ path: issue.path, message: issue.message }]
}
function unknownField(path: readonly PropertyKey[], key: string): string {
  const types = path.length === 0 ? typesWithField(key) : []
  return types.length === 0 ? 'is not a field of an activity file' : `belongs to ${types.join(', ')}`
}

/** Unknown keys and wrong types weigh more, so that the alternative with the written fields is the closest. */
const distance = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' || issue.code === 'invalid_type' ? 10 : 1), 0)
