import { faultWords } from '@fanfare/contract/staff/issue-words.ts'
import { fileLabel, formWords } from '@fanfare/contract/staff/product-words.ts'
import type { FileEdit } from '@fanfare/contract/staff/editing.ts'
import { partsOf } from '../../words.ts'

/** JSON Schema, as far as the schema of activity files uses it. */
export interface Schema {
  type?: string
  const?: unknown
  enum?: readonly string[]
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  default?: unknown
}

export type Path = readonly (string | number)[]
export type Content = Record<string, unknown>
export interface Issue {
  path: string
  message: string
}

export const isBlock = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id of an entry of a list; empty without one. */
export const idIn = (entry: unknown) => (isBlock(entry) && typeof entry.id === 'string' ? entry.id : '')

export const pointerOf = (path: Path) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The element of a field, which a link to an issue finds. */
export const idOf = (path: Path) => `field-${path.join('.')}`

export const valueAt = (content: unknown, path: Path) =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    content,
  )

/** Chooses the editor of a schema; `other` shows any value as JSON. The form shows null as an absent field. */
export function kindOf(whole: Schema) {
  const [first, ...others] = (whole.anyOf ?? []).filter(({ type }) => type !== 'null')
  const schema = first && !others.length ? first : whole
  const { type, anyOf, items, properties, additionalProperties } = schema
  const kind = () => {
    if (schema.const !== undefined) return 'fixed'
    if (schema.enum) return 'choice'
    if (anyOf?.some(({ format }) => format === 'date-time')) return 'moment'
    if (anyOf?.every((one) => one.type === 'object')) return 'either'
    if (type === 'boolean') return 'flag'
    if (type === 'integer' || type === 'number') return 'number'
    if (type === 'string') return 'text'
    if (type === 'array' && items) return items.enum ? 'choices' : 'list'
    if (type !== 'object') return 'other'
    if (properties) return Object.keys(properties).join() === 'amount,unit' ? 'money' : 'block'
    return isBlock(additionalProperties) ? 'table' : 'other'
  }
  return { kind: kind(), schema }
}

/** The schema of the entries of a table. */
export const entryOf = ({ additionalProperties: of }: Schema) => (typeof of === 'object' ? of : {})

/** The initial value of a field. */
export function startOf(whole: Schema = {}): unknown {
  const { kind, schema } = kindOf(whole)
  if (schema.default !== undefined && schema.default !== null) return schema.default
  switch (kind) {
    case 'fixed':
      return schema.const
    case 'choice':
      return schema.enum?.[0]
    case 'flag':
      return true
    case 'number':
      return schema.minimum ?? 0
    case 'text':
      if (/^\^(?:USDT|\[A-Z0-9\])/.test(schema.pattern ?? '')) return 'USDT'
      return isDecimal(schema) ? '0' : ''
    case 'moment':
      return `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`
    case 'money':
    case 'block':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, startOf(schema.properties?.[name])]))
    case 'choices':
    case 'list':
      return []
    case 'table':
      return {}
    case 'either':
      return startOf(schema.anyOf?.[0])
    default:
      return null
  }
}

/** Amounts and rates: decimal strings. */
export const isDecimal = ({ pattern = '' }: Schema) => /\\\.\\d\{1,\d/.test(pattern)

/** The alternative of which a value has the fields. */
export const alternativeOf = ({ anyOf = [] }: Schema, value: unknown) =>
  Math.max(
    0,
    anyOf.findIndex(({ properties = {} }) => isBlock(value) && Object.keys(value).every((name) => name in properties)),
  )

/** Applies the edits as the gateway does, so that a form answers at once. */
export function applyEdits(content: Content, edits: readonly FileEdit[]) {
  const next = structuredClone(content)
  for (const { op, path, from = '', value } of structuredClone(edits)) {
    const parts = partsOf(path)
    const name = parts.pop() ?? ''
    const block = parts.reduce<Content>((node, part) => (node[part] ??= {}) as Content, next)
    if (Array.isArray(block)) {
      const index = name === '-' ? block.length : Number(name)
      const added = op === 'move' ? block.splice(Number(partsOf(from).at(-1)), 1) : [value]
      block.splice(index, Number(op === 'remove' || op === 'replace'), ...(op === 'remove' ? [] : added))
    } else if (op === 'remove') delete block[name]
    else block[name] = value
  }
  return next
}

/** Sets a field and the blocks around it that are absent. */
export function setEdit(content: Content, path: Path, value: unknown): FileEdit {
  let depth = path.length - 1
  while (depth > 0 && typeof valueAt(content, path.slice(0, depth)) !== 'object') depth -= 1
  const wrapped = path.slice(depth + 1).reduceRight<unknown>((inner, part) => ({ [part]: inner }), value)
  return { op: 'replace', path: pointerOf(path.slice(0, depth + 1)), value: wrapped }
}

/** Joins consecutive edits of one field. */
export function joinEdits(edits: readonly FileEdit[], edit: FileEdit) {
  const last = edits.at(-1)
  const isSame = last?.op === 'replace' && edit.op === 'replace' && last.path === edit.path
  return isSame ? [...edits.slice(0, -1), edit] : [...edits, edit]
}

/** Why a field is locked; the JSON pointers of `frozen` name the entries of lists by their ids. */
export function lockOf(content: Content, frozen: readonly Issue[], path: Path) {
  const named = path.map((part, index) => {
    const entry = valueAt(content, path.slice(0, index + 1))
    return (typeof part === 'number' && idIn(entry)) || part
  })
  const pointer = pointerOf(named)
  return frozen.find((lock) => pointer === lock.path || pointer.startsWith(`${lock.path}/`))?.message ?? null
}

/** The deepest existing field on the path of an issue; all languages but English are one place. */
export function placeOf(content: Content, { path }: Issue): Path {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  if (parts[0] === 'texts' && parts[1] !== 'en') return ['part-languages']
  const all = parts.map((_, index) => parts.slice(0, index + 1))
  return all.findLast((one) => valueAt(content, one) !== undefined) ?? [groupOf(String(parts[0]))]
}

/** The message of a check without its line number, because a form has no lines. */
export const sentenceOf = (message: string): string =>
  formWords(faultWords(message.replace(/^line \d+, column \d+: /, '')))

/** Ids of the file that a table of English texts may name. */
export function idsFor(content: Content, name: unknown) {
  const lists = name === 'tasks' ? ['tasks'] : name === 'labels' ? ['tiers', 'prizes'] : []
  return lists.flatMap((field) => [valueAt(content, [field])].flat().map(idIn)).filter(Boolean)
}

/** Whether the part of a path at `index` names an entry of a list or a table. */
export const isEntry = (path: Path, index: number) =>
  typeof path[index] === 'number' ||
  (path[0] === 'texts' && (index === 1 || (index === 3 && (path[2] === 'tasks' || path[2] === 'labels'))))

/** A table that is shown without entries, too. */
export const isOpenTable = (schema: Schema = {}) => schema.default !== undefined && kindOf(schema).kind === 'table'

/** The initial value of an added field; a list has one entry. */
export function firstOf(schema: Schema = {}) {
  const { kind, schema: of } = kindOf(schema)
  return kind === 'list' || kind === 'choices' ? [startOf(of.items)] : startOf(schema)
}

/** The name of an entry of a list, as the English texts have it. */
export function nameOf(content: Content, entry: unknown) {
  if (!isBlock(entry)) return String(entry)
  const id = idIn(entry)
  const texts = (path: Path) => valueAt(content, ['texts', 'en', ...path])
  const words =
    texts(['tasks', id, 'title']) ??
    texts(['labels', id]) ??
    (id || Object.values(entry).find((one) => typeof one === 'string'))
  return typeof words === 'string' && words ? words : 'New entry'
}

/** Every field of a file is in a group; those of the engines of a type, and fields of later versions, are in `part-prizes`. */
const GROUPS: readonly (readonly [id: string, title: string, fields: readonly string[]])[] = [
  [
    'part-basics',
    'Basics',
    ['alias', 'type', 'page', 'image', 'art', 'listed', 'cancelled', 'consentVersion', 'sectionImages'],
  ],
  ['part-dates', 'Dates', ['timeZone', 'startTime', 'endTime', 'settleDays', 'dataDelaySeconds', 'airdrop', 'winBack']],
  ['part-who', 'Who can join', ['audience']],
  ['part-tasks', 'Tasks', ['tasks']],
  ['part-prizes', 'Prizes and ranking', []],
  ['part-budget', 'Budget', ['pool', 'budget']],
  ['part-texts', 'Texts in English', ['texts']],
]

export const groupOf = (field: string) => GROUPS.find(([, , fields]) => fields.includes(field))?.[0] ?? 'part-prizes'

/** The groups that have some of the fields: these in the order of the group, then the others in their own. */
export const groupsOf = (all: ReadonlySet<string>) =>
  GROUPS.map(([id, title, fields]) => {
    const names = [...new Set([...fields, ...all])].filter((name) => all.has(name) && groupOf(name) === id)
    return [id, title, names] as const
  }).filter(([, , names]) => names.length > 0)

/** The name of a text by its id: `tasks.trade.title` is `Task trade, title`, and `faq.0.answer` is `Questions and answers 1, answer`. */
function textName(id: string): string {
  const [first = '', second = '', ...rest] = id.split('.')
  const words = (name: string) => fileLabel(name).toLowerCase()
  if (first === 'tasks') return [`Task ${second}`, ...rest.map(words)].join(', ')
  if (first === 'labels') return `Name of ${second}`
  if (/^\d+$/.test(second)) return [`${fileLabel(first)} ${Number(second) + 1}`, ...rest.map(words)].join(', ')
  return fileLabel(first)
}

/** Why a row, a column or a cell of a file of translations was not taken. */
export function refusalWords({
  row,
  id,
  locale,
  reason,
}: {
  row: number
  id: string
  locale: string | null
  reason: string
}): string {
  const what = id === '' ? (locale === null ? 'The file' : `The column “${locale}”`) : `${textName(id)}, in row ${row},`
  return `${what} ${faultWords(reason)}${/[.!?]$/.test(reason) ? '' : '.'}`
}
