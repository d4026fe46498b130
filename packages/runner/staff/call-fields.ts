import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { OPS_CALLS } from '@fanfare/contract/index.ts'
import { jsonSchemaOf } from '@fanfare/contract/json-schema.ts'
import { momentOf, WrongUse } from './staff-command.ts'

interface Schema {
  type?: string
  minimum?: number
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
}

interface Field {
  part: 'params' | 'query' | 'body'
  name: string
  schema: Schema
  isNeeded: boolean
}

/** The name of a call on the command line: that of the contract, without `staff`. */
export const nameOf = ({ name }: CallDefinition) =>
  name.replace(/^staff([A-Z])/, (_, first: string) => first.toLowerCase())

/** Every call of the staff by its name on the command line. */
export const STAFF_CALLS: ReadonlyMap<string, CallDefinition> = new Map(
  OPS_CALLS.filter(({ path }) => path.startsWith('/ops/v1/')).map((call) => [nameOf(call), call]),
)

const PARTS = ['params', 'query', 'body'] as const

/** The fields of a call's input, but for the rehearsal, which is an option of the command. */
export const fieldsOf = (call: CallDefinition): Field[] =>
  PARTS.flatMap((part) => {
    const { properties = {}, required = [] }: Schema = call[part] ? jsonSchemaOf(call[part], 'input').schema : {}
    return Object.entries(properties)
      .filter(([name]) => name !== 'dryRun')
      .map(([name, schema]) => ({ part, name, schema, isNeeded: required.includes(name) }))
  })

/** The alternatives of a schema. */
export const shapesOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(shapesOf) ?? [schema]

/** What a value may be, for help. */
export function kindOf(schema: Schema): string {
  const kinds = shapesOf(schema).map((one) => {
    if (one.enum !== undefined) return one.enum.join(' | ')
    if (one.type === 'array') return `${kindOf(one.items ?? {})},…`
    if (one.type === 'object') return one.properties ? `{ ${Object.keys(one.properties).join(', ')} }` : 'JSON'
    return one.type ?? 'text'
  })
  return [...new Set(kinds)].join(' or ')
}

const parsed = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new WrongUse(`${name} must be JSON`)
  }
}

/** Converts what was typed to the type of its schema; the gateway validates it. @throws WrongUse */
function valueOf(name: string, text: string, schema: Schema): unknown {
  const shapes = shapesOf(schema)
  const has = (...types: string[]) => shapes.find(({ type }) => types.includes(type ?? 'any'))
  const list = has('array')
  if (text === 'null' && has('null')) return null
  if (has('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (list)
    return text.startsWith('[')
      ? parsed(name, text)
      : text.split(',').map((one) => valueOf(name, one, list.items ?? {}))
  if (has('object') || (text.startsWith('{') && shapes.some(({ type }) => type === undefined)))
    return parsed(name, text)
  if (!has('number', 'integer')) return text
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  return has('string') ? text : momentOf(text, name)
}

/** `name=value` or `name.field=value` of each argument, put into the parts of the input. @throws WrongUse */
export function inputOf(call: CallDefinition, words: readonly string[]) {
  const fields = fieldsOf(call)
  const input: Record<Field['part'], Record<string, unknown>> = { params: {}, query: {}, body: {} }
  const others: Record<string, string> = {}
  for (const word of words) {
    const [, path = '', text = ''] = /^([^=]+)=([^]*)$/.exec(word) ?? []
    const [name = '', inner] = path.split('.')
    const field = fields.find((one) => one.name === name)
    if (field === undefined && name !== 'revision')
      throw new WrongUse(`${word} is no field: ${fields.map((one) => `${one.name}=…`).join(' ')}`)
    if (field === undefined) others[name] = text
    else if (inner === undefined) input[field.part][name] = valueOf(path, text, field.schema)
    else {
      const schema = shapesOf(field.schema).find(({ properties }) => properties)?.properties?.[inner] ?? {}
      input[field.part][name] = { ...Object(input[field.part][name]), [inner]: valueOf(path, text, schema) }
    }
  }
  const missing = fields.filter(({ part, name, isNeeded }) => isNeeded && !(name in input[part]))
  return { ...input, revision: others.revision, missing: missing.map(({ name }) => name) }
}
