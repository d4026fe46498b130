import type { fieldsOf } from './call-fields.ts'
import { shapesOf } from './call-fields.ts'

type Field = ReturnType<typeof fieldsOf>[number]
type Schema = Field['schema']

/** Values that a reader recognizes, by the name of the field. */
const VALUES: Readonly<Record<string, string>> = {
  alias: 'spring-draw',
  amount: '5',
  at: '2027-01-01T00:00:00Z',
  code: 'LIMIT',
  content: 'iVBORw0KGgo=',
  csv: 'id,en,de',
  day: '2026-11-27',
  email: 'trader@fanfare.example',
  from: '2026-11-27T00:00:00Z',
  limit: '1000',
  locale: 'de',
  month: '2026-11',
  n: '2',
  name: 'spring-invites',
  note: 'agreed with support',
  path: '/endTime',
  reason: 'credited twice',
  rewardId: 'rw_3k',
  startTime: '2027-01-01T00:00:00Z',
  ticket: 'T-1042',
  to: '2026-11-28T00:00:00Z',
  unit: 'USDT',
  userId: 'trader@fanfare.example',
  yaml: 'alias: spring-draw',
}

/** An example of a value, as JSON has it. */
function valueOf(name: string, whole: Schema): unknown {
  const [schema = {}] = shapesOf(whole).filter(({ type }) => type !== 'null')
  if (schema.enum !== undefined) return schema.enum[0]
  switch (schema.type) {
    case 'array':
      return [valueOf(name, schema.items ?? {})]
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((field) => [field, valueOf(field, schema.properties?.[field] ?? {})]),
      )
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return VALUES[name] === undefined ? (schema.minimum ?? 1) : instantOr(VALUES[name])
    default:
      return VALUES[name] ?? `${name}-1`
  }
}

const instantOr = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text))

/** Quoted for a shell where it has to be. */
const quoted = (text: string) => (/^[\w./:@,=+-]+$/.test(text) ? text : `'${text}'`)

/** `name=value`, which can be pasted into a shell and passes the checks of the field. */
export function exampleOf({ name, schema }: Field): string {
  const value = valueOf(name, schema)
  const isList = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  const text = isList ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value)
  return `${name}=${quoted(text)}`
}
