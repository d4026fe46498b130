import { CODES } from '@fanfare/contract/codes.ts'
import { codesOf } from '@fanfare/contract/codes-of.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { jsonSchemaOf, type JsonSchema } from '@fanfare/contract/json-schema.ts'

const WHO = {
  public: 'everybody',
  user: 'user',
  agent: 'agent',
  ops: 'operator (HMAC)',
  probe: 'the gateway’s own port',
} as const satisfies Record<CallDefinition['auth'], string>

interface ObjectSchema extends JsonSchema {
  $ref?: string
  type?: string
  properties?: Record<string, ObjectSchema>
  required?: string[]
  items?: ObjectSchema
  anyOf?: ObjectSchema[]
}

/** A short form of a schema: its fields, `?` for optional ones, `[]` for lists. */
function summaryOf(schema: ObjectSchema, named: Record<string, ObjectSchema>, deep: boolean): string {
  const target = schema.$ref?.split('/').at(-1)
  if (target && !deep) return target
  if (target) return summaryOf(named[target] ?? {}, named, deep)
  if (schema.anyOf) return schema.anyOf.map((one) => summaryOf(one, named, deep)).join(' \\| ')
  if (schema.type === 'array') return `[${summaryOf(schema.items ?? {}, named, deep)}]`
  if (schema.type !== 'object') return schema.type ?? 'any'
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => `${name}${schema.required?.includes(name) ? '' : '?'}${one.type === 'array' ? '[]' : ''}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

type Schema = NonNullable<CallDefinition['body']>

function brief(schema: Schema | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const { schema: json, named } = jsonSchemaOf(schema, io)
  return summaryOf(json as ObjectSchema, named as Record<string, ObjectSchema>, true)
}

function requestOf(call: CallDefinition): string {
  const query = brief(call.query, 'input').replace(/^\{ (.*) \}$/, '$1')
  const parts = [query && `query ${query}`, call.body && `body ${brief(call.body, 'input')}`]
  if (call.idempotencyKey) parts.push('header Idempotency-Key')
  return parts.filter(Boolean).join('; ') || 'nothing'
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function rowOf(call: CallDefinition, tests: readonly string[]): string {
  return row([
    `\`${call.method} ${call.path}\``,
    WHO[call.auth],
    requestOf(call),
    call.answers === 'csv' ? 'a file, `text/csv`' : brief(call.data, 'output'),
    codesOf(call)
      .map((name) => CODES[name].code)
      .join(' '),
    call.screens.join(' ') || 'none of its own',
    tests.map((file) => `\`${file}\``).join('<br>') || 'none yet',
  ])
}

const HEAD = ['Call', 'Who may', 'Request', 'Data', 'Refusals', 'Screens', 'Tests']

/** `docs/calls.md` (API-6). `testsOf` lists the test files of a call. */
export function callsDocument(testsOf: (call: CallDefinition) => readonly string[]): string {
  const table = (title: string, calls: readonly CallDefinition[]) =>
    [
      `## ${title}`,
      '',
      row(HEAD),
      row(HEAD.map(() => '---')),
      ...calls.map((call) => rowOf(call, testsOf(call))),
      '',
    ].join('\n')
  const spec = CALLS.filter(({ source }) => source === 'spec')
  const extensions = CALLS.filter(({ source }) => source === 'extension')
  return [
    '# Every call',
    '',
    'Written by `npm run docs:calls` from `packages/contract`; changes by hand are lost. `?` may be left out, `[]` is a list.',
    '',
    `The specification has ${spec.length + 2} calls: the ${spec.length} below, \`GET /locales/{language}/common.json\`,`,
    'which the site itself answers, and the remote text file with the shared link.',
    '',
    table('The specification’s calls', spec),
    table('Extensions', extensions),
    table('Operators and probes', OPS_CALLS),
  ].join('\n')
}

/** A row without the list of tests, which other tests change. */
export const withoutTests = (document: string): string => document.replace(/ \| [^|]* \|$/gm, ' |')
