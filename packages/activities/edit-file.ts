import { isMap, isScalar, isSeq, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import { readDocument } from './parse-yaml-file.ts'

/** `path` is empty for the text as a whole, else the number of the edit with its field. */
interface EditFault {
  path: string
  message: string
}

interface EditedText {
  ok: true
  yaml: string
  file: Record<string, unknown>
  /** The Markdown of the English texts as people will see it, by JSON pointer. */
  rich: Record<string, RichText>
}
type EditedFile = EditedText | ({ ok: false } & EditFault)

/** Lines are never folded: a diff of the text then has the edited lines alone. */
const FORMAT = { lineWidth: 0 } as const

const segmentsOf = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const isIndex = (segment: string) => /^(?:0|[1-9]\d{0,5})$/.test(segment)

/** The node that holds the value at a path, and its key there; null where the path leads nowhere. */
function placeOf(document: Document, pointer: string) {
  const segments = segmentsOf(pointer)
  const last = segments.pop() ?? ''
  let node: unknown = document.contents
  for (const segment of segments) {
    if (isMap(node)) node = node.get(segment, true)
    else if (isSeq(node) && isIndex(segment)) node = node.get(Number(segment), true)
    else return null
  }
  return isMap(node) || isSeq(node) ? { node, last } : null
}

/** Why an edit cannot be applied; null when it is. */
function apply(document: Document, { op, path, from, value }: FileEdit): EditFault | null {
  const place = placeOf(document, path)
  const nowhere = { path: 'path', message: `${path} leads nowhere in this file` }
  if (place === null) return nowhere
  const { node, last } = place
  if (isMap(node)) {
    if (op === 'move') return { path: 'op', message: 'move is for the entries of a list' }
    if (op === 'remove') return node.delete(last) ? null : nowhere
    setField(document, node, last, value)
    return null
  }
  if (op === 'add' && last === '-') return insert(document, node, node.items.length, value)
  if (!isIndex(last)) return nowhere
  const index = Number(last)
  if (op === 'add') return index > node.items.length ? nowhere : insert(document, node, index, value)
  if (index >= node.items.length) return nowhere
  if (op === 'remove') node.delete(index)
  else if (op === 'replace') node.set(index, isScalar(node.get(index, true)) ? value : document.createNode(value))
  else return move(document, node, { index, path, from })
  return null
}

function insert(document: Document, list: YAMLSeq, index: number, value: unknown) {
  // An entry of a list that was written in one line begins a new line.
  if (typeof value === 'object' && value !== null && list.items.length === 0) list.flow = false
  list.items.splice(index, 0, document.createNode(value))
  return null
}

function setField(document: Document, node: YAMLMap, key: string, value: unknown) {
  const before: unknown = node.get(key, true)
  // A scalar keeps its node, and so its comment and its quotes.
  const isPlain = typeof value !== 'object' || value === null
  if (isScalar(before) && isPlain) {
    if (typeof value !== typeof before.value) delete before.type
    before.value = value
    delete before.source
    return
  }
  node.set(key, document.createNode(value))
}

function move(
  document: Document,
  list: YAMLSeq,
  { index, path, from }: { index: number; path: string; from: string | undefined },
): EditFault | null {
  const parent = path.slice(0, path.lastIndexOf('/'))
  const source = from?.slice(parent.length + 1) ?? ''
  const isHere = from === `${parent}/${source}` && isIndex(source) && Number(source) < list.items.length
  if (!isHere) return { path: 'from', message: 'must be an entry of the same list' }
  const [entry] = list.items.splice(Number(source), 1)
  list.items.splice(index, 0, entry)
  return null
}

/** The texts that pages read as Markdown: single ones, and those of the entries of a list. */
const MARKDOWN = ['rules', 'introduction', 'faq/answer', 'sections/body']

const isBlock = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function richTextsOf(texts: unknown): Record<string, RichText> {
  const english = isBlock(texts) && isBlock(texts.en) ? texts.en : {}
  const found = MARKDOWN.flatMap((name): [string, unknown][] => {
    const [field = '', inner] = name.split('/')
    const value = english[field]
    if (inner === undefined) return [[field, value]]
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.map((entry, index) => [`${field}/${index}/${inner}`, isBlock(entry) ? entry[inner] : null])
  })
  return Object.fromEntries(
    found.flatMap(([path, text]) => (typeof text === 'string' ? [[`/texts/en/${path}`, toRichText(text)]] : [])),
  )
}

/** Applies edits to the text of an activity file. Comments and the order of the fields stay. */
export function editFile(text: string, edits: readonly FileEdit[]): EditedFile {
  const { document, faults } = readDocument(text)
  if (document === null) {
    const [{ line, column, message } = { line: 1, column: 1, message: '' }] = faults
    return { ok: false, path: '', message: `line ${line}, column ${column}: ${message}` }
  }
  if (!isMap(document.contents)) return { ok: false, path: '', message: 'must be a block of fields' }
  for (const [index, edit] of edits.entries()) {
    const refused = apply(document, edit)
    if (refused) return { ok: false, path: `edits.${index}.${refused.path}`, message: refused.message }
  }
  const file = document.toJS() as Record<string, unknown>
  return { ok: true, yaml: edits.length === 0 ? text : document.toString(FORMAT), file, rich: richTextsOf(file.texts) }
}
