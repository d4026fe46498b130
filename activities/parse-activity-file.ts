import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import type * as z from 'zod'
import { checkActivityFile } from './check-activity-file.ts'
import type { ActivityFileIssue, FieldIssue } from './issue.ts'
import { activityFileSchema, type ActivityFile } from './schema.ts'

/** Twenty languages of rules fit many times; more than this is a mistake. In characters. */
export const ACTIVITY_FILE_MAXIMUM = 512 * 1024
/** A broken file names its first faults; hundreds more would hide them. */
const ISSUES_MAXIMUM = 50

export type ParsedActivityFile = { ok: true; file: ActivityFile } | { ok: false; errors: ActivityFileIssue[] }

/**
 * An activity file's text, YAML 1.2 or JSON, checked whole: syntax, every field, and what refers to what. Each error names
 * file, line, column and field (ACT-9). Anchors and tags of one's own are refused: what is read is what stands there.
 * @param name how errors call the file
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
    // The parser recurses: a hostile depth ends its stack before it ends ours.
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

/** Where the deepest existing part of a path stands: a missing field is shown at what should hold it. */
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

/** A choice between forms complains with the form that came closest, an unknown key at the key itself. */
function flatten(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is not a field of an activity file' }))
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.toSorted((a, b) => distance(a) - distance(b))[0] ?? []
    return closest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  return [{ path: issue.path, message: issue.message }]
}
/** Of several forms the one meant is the one whose own fields are known. */
const distance = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' || issue.code === 'invalid_type' ? 10 : 1), 0)
