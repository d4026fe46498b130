import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { codesOf } from '@fanfare/contract/codes-of.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { JSON_FILE, type CallDefinition } from '@fanfare/contract/define-call.ts'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { jsonSchemaOf, type JsonSchema } from '@fanfare/contract/json-schema.ts'
import { markdownTable } from './markdown-table.ts'

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

function brief(schema: NonNullable<CallDefinition['body']> | undefined, io: 'input' | 'output') {
  if (!schema) return ''
  const { schema: json, named } = jsonSchemaOf(schema, io)
  return summaryOf(json as ObjectSchema, named as Record<string, ObjectSchema>, true)
}

function requestOf(call: CallDefinition) {
  const query = brief(call.query, 'input').replace(/^\{ (.*) \}$/, '$1')
  const parts = [query && `query ${query}`, call.body && `body ${brief(call.body, 'input')}`]
  if (call.idempotencyKey) parts.push('header Idempotency-Key')
  return parts.filter(Boolean).join('; ') || 'nothing'
}

const FILE = 'a file, `text/csv`'

function rowOf(call: CallDefinition, tests: readonly string[]) {
  return [
    `\`${call.method} ${call.path}\``,
    WHO[call.auth],
    requestOf(call),
    {
      csv: () => FILE,
      file: () => `a file, \`${JSON_FILE}\``,
      json: () => brief(call.data, 'output'),
      yaml: () => `${brief(call.data, 'output')}, or its file by \`Accept: application/yaml\``,
      'json or csv': () => `${brief(call.data, 'output')}, or a file by \`Accept: text/csv\``,
    }[call.answers](),
    codesOf(call)
      .map((name) => CODES[name].code)
      .join(' '),
    call.screens.join(' ') || 'none of its own',
    tests.map((file) => `\`${file}\``).join('<br>') || 'none yet',
  ]
}

const HEAD = ['Call', 'Who may', 'Request', 'Data', 'Refusals', 'Screens', 'Tests']

/** The page of `npm run docs -- calls` (API-6). `testsOf` lists the test files of a call. */
export function callsDocument(testsOf: (call: CallDefinition) => readonly string[]) {
  const table = (title: string, calls: readonly CallDefinition[]) =>
    `## ${title}\n\n${markdownTable(
      HEAD,
      calls.map((call) => rowOf(call, testsOf(call))),
    )}\n`
  const spec = CALLS.filter(({ source }) => source === 'spec')
  const extensions = CALLS.filter(({ source }) => source === 'extension')
  return [
    '# Every call',
    '',
    'By `npm run docs -- calls`. `?` may be left out, `[]` is a list.',
    '',
    `The specification has ${spec.length + 2} calls: the ${spec.length} below, \`GET /locales/{language}/common.json\`,`,
    'which the site itself answers, and the remote text file with the shared link.',
    '',
    table('The specification’s calls', spec),
    table('Extensions', extensions),
    table('Operators and probes', OPS_CALLS),
  ].join('\n')
}

const FOLDERS = ['app', 'components', 'front', 'gallery', 'lib', 'packages', 'store', 'tests']
const TEST = /\.(test|spec)\.tsx?$/
/** Tests that loop over the whole registry, and would be listed in every row. */
const LOOPS = /packages\/contract\/(index|openapi)\.test\.ts$/

function filesUnder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    // A folder that does not exist yet has no tests.
    return []
  }
}

/** `['activity/join', 'apply']` for the call named `apply`: its file, and its export there. */
export function callExports(root: string) {
  const contract = join(root, 'packages/contract')
  const found = new Map<string, readonly [file: string, name: string]>()
  for (const file of filesUnder(contract)) {
    if (TEST.test(file)) continue
    for (const [, exported = '', name = ''] of readFileSync(file, 'utf8').matchAll(
      /^export const (\w+) = defineCall\(\{\s*(?:\.\.\.\w+,\s*)*name: '([a-zA-Z]+)'/gm,
    ))
      found.set(name, [relative(contract, file).split(sep).join('/').replace(/\.ts$/, ''), exported])
  }
  return found
}

/** The test files that name a call's path, or import the call. */
export function createTestFinder(root: string): (call: CallDefinition) => string[] {
  const exported = callExports(root)
  const tests = FOLDERS.flatMap((folder) => filesUnder(join(root, folder)))
    .filter((file) => TEST.test(file))
    .map((file) => ({ file: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .filter(({ file }) => !LOOPS.test(file))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))

  return (call) => {
    const [home, name] = exported.get(call.name) ?? [call.name, call.name]
    const path = call.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[a-zA-Z]+\}/g, '[^/\'"`\\s]+')
    const named = new RegExp(`['"\`]${path}(?![A-Za-z0-9/])`)
    const exportedName = new RegExp(`\\b${name}\\b`)
    const isImported = (text: string) => text.includes(`/${home}.ts'`) && exportedName.test(text)
    return tests.filter(({ text }) => named.test(text) || isImported(text)).map(({ file }) => file)
  }
}
