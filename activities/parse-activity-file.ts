import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { checkActivityFile } from './check-activity-file.ts'
import { checkSoundParts } from './check-sound-parts.ts'
import { describeFaults, valueAt } from './faults/describe-faults.ts'
import type { ActivityFileIssue, FieldIssue } from './issue.ts'
import { syntaxMessage } from './faults/syntax-message.ts'
import { dropMissingTexts } from './missing-texts.ts'
import { activityFileSchema, schemaOfType, type ActivityFile } from './schema.ts'

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

  const syntax = [...document.errors, ...document.warnings].map((error) => at(error.pos[0], [], syntaxMessage(error)))
  if (syntax.length > 0) return failed(syntax)
  const shared = sharedNodes(document).map((offset) => at(offset, [], 'anchors and aliases are not used here'))
  if (shared.length > 0) return failed(shared)

  const content: unknown = document.toJS({ maxAliasCount: 0 })
  const missing = dropMissingTexts(content)
  const read = activityFileSchema.safeParse(content)
  const issues: FieldIssue[] = [
    ...missing,
    ...(read.success
      ? checkActivityFile(read.data)
      : [
          ...describeFaults(schemaOfType(valueAt(content, ['type'])), content, read.error.issues),
          ...checkSoundParts(content, read.error.issues),
        ]),
  ]
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
