import { isMap, isScalar, isSeq, LineCounter, visit, type Document, type Node } from 'yaml'
import { composeDocument } from './compose-document.ts'
import { countMarks } from './count-marks.ts'
import { syntaxMessage } from './faults/describe-faults.ts'
import { ISSUES_MAXIMUM, type ActivityFileIssue, type FieldIssue } from './issue.ts'

/** In characters; rules in twenty languages need a small part of this. */
export const FILE_MAXIMUM = 512 * 1024
/** Files of our own have one in eight characters. */
const MARKS_MAXIMUM = 80_000
/** Blocks in blocks; those of a file are about ten. */
const DEPTH_MAXIMUM = 64

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
  const read = readDocument(text)
  const failed = (errors: ActivityFileIssue[]): ParsedFile<File> => ({
    ok: false,
    errors: errors.toSorted((a, b) => a.line - b.line || a.column - b.column),
  })

  const { document } = read
  if (document === null) return failed(read.faults.map((fault) => ({ file: name, field: '', ...fault })))
  const checked = check(document.toJS())
  if ('file' in checked) return { ok: true, file: checked.file }
  const issues = checked.issues.slice(0, ISSUES_MAXIMUM)
  return failed(
    issues.map(({ path, message }) => {
      const position = read.positionOf(offsetOf(document, path))
      return { file: name, ...position, field: path.map(String).join('.'), message }
    }),
  )
}

interface PlacedFault {
  /** In characters from the beginning of the text. */
  offset: number
  message: string
}

type Position = Pick<ActivityFileIssue, 'line' | 'column'>

type ReadDocument = { positionOf: (offset: number) => Position } & (
  { document: Document.Parsed; faults?: never } | { document: null; faults: (Position & { message: string })[] }
)

/** Reads YAML 1.2 without anchors, aliases, custom tags and repeated keys, in linear time. */
export function readDocument(text: string): ReadDocument {
  const lines = new LineCounter()
  // Before the parser has read a line, both are 0.
  const positionOf = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const refused = (...faults: PlacedFault[]): ReadDocument => ({
    positionOf,
    document: null,
    faults: faults.map(({ offset, message }) => ({ ...positionOf(offset), message })),
  })
  if (text.length > FILE_MAXIMUM) return refused({ offset: 0, message: `is longer than ${FILE_MAXIMUM} characters` })
  if (countMarks(text, MARKS_MAXIMUM) > MARKS_MAXIMUM) return refused({ offset: 0, message: 'holds too many values' })
  try {
    const { document, faults: syntax } = composeDocument(text, { lines, most: ISSUES_MAXIMUM })
    if (syntax.length > 0 || document === null)
      return refused(
        ...syntax.map((error) => ({
          offset: error.offset,
          message: error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : syntaxMessage(error),
        })),
      )
    const faults = treeFaults(document)
    return faults.length > 0 ? refused(...faults) : { positionOf, document }
  } catch (error) {
    // The parser is recursive: deep nesting overflows its stack.
    if (error instanceof RangeError) return refused({ offset: 0, message: TOO_DEEP })
    throw error
  }
}

const TOO_DEEP = 'is nested too deeply'
const NOT_SHARED = 'anchors and aliases are not used here'

/** The first anchors, aliases and repeated keys. */
function treeFaults(document: Document) {
  const faults: PlacedFault[] = []
  const add = (node: Node, message: string) => {
    faults.push({ offset: startOf(node) ?? 0, message })
    return faults.length < ISSUES_MAXIMUM ? undefined : visit.BREAK
  }
  visit(document, {
    Alias: (_, node) => add(node, NOT_SHARED),
    Value: (_, node, { length: depth }) => {
      if (depth > 2 * DEPTH_MAXIMUM) {
        add(node, TOO_DEEP)
        return visit.BREAK
      }
      if (node.anchor !== undefined && add(node, NOT_SHARED) === visit.BREAK) return visit.BREAK
      const keys = new Set<unknown>()
      for (const { key } of isMap(node) ? node.items : []) {
        if (!isScalar(key)) continue
        if (keys.has(key.value) && add(key, 'Map keys must be unique') === visit.BREAK) return visit.BREAK
        keys.add(key.value)
      }
      return undefined
    },
  })
  return faults
}

/** The offset of the deepest existing node of a path: a missing field is reported at its parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]) {
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
const startOf = (node: unknown) => (node as Node | null | undefined)?.range?.[0]
