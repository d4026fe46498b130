import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml'
import { syntaxMessage } from './faults/describe-faults.ts'
import type { ActivityFileIssue, FieldIssue } from './issue.ts'

/** In characters; rules in twenty languages need a small part of this. */
export const FILE_MAXIMUM = 512 * 1024
/** The first faults of a broken file; hundreds more would hide them. */
const ISSUES_MAXIMUM = 50

export type ParsedFile<File> = { ok: true; file: File } | { ok: false; errors: ActivityFileIssue[] }
export type CheckedContent<File> = { file: File } | { issues: FieldIssue[] }

/**
 * Parses the text of an operator's file, YAML 1.2 or JSON, and checks its content. Each error has file, line, column and field.
 * Anchors and custom tags are refused, so that the file means exactly its text.
 * @param name the file's name in errors
 * @param check reads the content, or names the faults of its fields
 */
export function parseYamlFile<File>(
  text: string,
  name: string,
  check: (content: unknown) => CheckedContent<File>,
): ParsedFile<File> {
  const whole = (message: string): ParsedFile<File> => ({
    ok: false,
    errors: [{ file: name, line: 1, column: 1, field: '', message }],
  })
  if (text.length > FILE_MAXIMUM) return whole(`is longer than ${FILE_MAXIMUM} characters`)
  try {
    return parseDocumentOf(text, name, check)
  } catch (error) {
    // The parser is recursive: deep nesting overflows its stack.
    if (error instanceof RangeError) return whole('is nested too deeply')
    throw error
  }
}

function parseDocumentOf<File>(
  text: string,
  name: string,
  check: (content: unknown) => CheckedContent<File>,
): ParsedFile<File> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, stringKeys: true, prettyErrors: false })
  const at = (offset: number, path: readonly PropertyKey[], message: string): ActivityFileIssue => {
    const { line, col } = lines.linePos(offset)
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1), field: path.map(String).join('.'), message }
  }
  const failed = (errors: ActivityFileIssue[]): ParsedFile<File> => ({
    ok: false,
    errors: errors.slice(0, ISSUES_MAXIMUM).toSorted((a, b) => a.line - b.line || a.column - b.column),
  })

  const syntax = [...document.errors, ...document.warnings].map((error) => at(error.pos[0], [], syntaxMessage(error)))
  if (syntax.length > 0) return failed(syntax)
  const shared = sharedNodes(document).map((offset) => at(offset, [], 'anchors and aliases are not used here'))
  if (shared.length > 0) return failed(shared)

  const checked = check(document.toJS({ maxAliasCount: 0 }))
  if ('file' in checked) return { ok: true, file: checked.file }
  return failed(checked.issues.map(({ path, message }) => at(offsetOf(document, path), path, message)))
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
