import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { jsonSchemaOf, type JsonSchema } from '@fanfare/contract/json-schema.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import { BODY_LIMITS, INPUT_LIMITS, SMALL_BODY, WORKS } from '@fanfare/gateway/limits.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { OWN_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import { sendEvents } from '@fanfare/contract/ops/send-events.ts'
import { EVENTS_MAXIMUM } from '@fanfare/contract/ops/platform-event.ts'
import { FILE_MAXIMUM } from '@fanfare/activities/parse-yaml-file.ts'

/** Texts that have broken programs: disguised types, injections, odd Unicode, sizes. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...String.raw`null undefined NaN Infinity -1 0x10 1e309 1.5 99999999999999999999 -0 true <script>alert(1)</script>
    ../../../../etc/passwd file:///etc/passwd //evil.example /\evil.example javascript:alert(1) %00%0a%0d %s%n%x
    Z̴̢͝a̷̛l̵̈́g̶̎o̸͂ 👨‍👩‍👧‍👦🏳️‍🌈 ﷽﷽﷽ ٠١٢٣ __proto__ constructor hasOwnProperty toString`.split(/\s+/),
  '',
  ' ',
  "' or '1'='1",
  '"; drop table users; --',
  '1; select pg_sleep(9)',
  '"><img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  'a\r\nSet-Cookie: stolen=1',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066rtl\u2069',
  'ſtraße İı',
  '() { :;}; echo x',
  'x'.repeat(300),
  'x'.repeat(20_000),
]

/** Values of JSON where another type was expected. */
export const HOSTILE_JSON: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e300,
  [],
  {},
  [[[[[]]]]],
  [null],
  { toString: 1 },
  { length: -1 },
  Array.from({ length: 600 }, (_, index) => index),
]

/** Whole bodies, as bytes. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  ...String.raw`{ } [] null true "text" 0 1e999 {"a":1,} {'a':1} {"a":1}{"b":2} {"__proto__":{"admin":true}} a=1&b=2
    {"constructor":{"prototype":{"admin":true}}} {"a":"\u0000"} {"a":"\ud800"}`.split(/\s+/),
  '',
  ' ',
  '\ufeff{}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]))),
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
]

/** A valid value for each field, so that the test reaches the other fields. */
export const PLAUSIBLE: Record<string, unknown> = {
  activityId: 'act_x',
  taskId: 'deposit-50',
  rewardId: 'rw_x',
  alias: 'harvest-draw',
  id: 'a1',
  code: 'AURORA7',
  key: 'TEAMKEY1',
  track: 'pnl',
  from: '2026-11-01',
  to: '2026-11-20',
  timeZone: 'UTC',
  loginName: 'hostile@example.test',
  email: 'hostile@example.test',
  password: 'a quiet harbour at dawn',
  termsAccepted: true,
  languageType: 1,
  terminalCode: 1,
  path: '/welcome-event',
  action: 'login',
  pageIndex: 0,
  pageSize: 5,
  status: undefined,
  now: null,
  events: [{ eventId: 'e1', type: 'kyc.passed', userId: 'u1', occurredAt: 1 }],
}

/** Repetitions on which backtracking patterns, comparisons of all pairs and Unicode tables take longest; each with an end that fits no pattern. */
const REPEATED = ['a', ' ', '\n', '0', '-a', '](', '**', '- ', 'a\u0301', '\u{1f468}\u200d', '\n- \n', '=,']
/** A target is a line of the request, and Node takes 16 kB of headers. */
const QUERY_BYTES = 6_000

const repeated = (text: string, length: number): string =>
  `${text.repeat(Math.max(0, Math.floor((length - 1) / text.length)))}!`

interface Fill {
  text: string
  /** Lists and tables have as many entries as fit, instead of one that is long. */
  isWide: boolean
}

type Node = JsonSchema & {
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
}

const BYTES_OF_ENTRY = 24

/** A value of about `length` characters by its schema. */
function filled(schema: Node, length: number, fill: Fill): unknown {
  const { type, properties, items, enum: values, anyOf = schema.oneOf } = schema
  if (schema.const !== undefined) return schema.const
  if (values !== undefined) return values[0]
  if (anyOf?.[0] !== undefined) return filled(anyOf[0], length, fill)
  const entries = fill.isWide ? Math.min(Math.floor(length / BYTES_OF_ENTRY), INPUT_LIMITS.keys.batch / 2) : 1
  if (type === 'array')
    return Array.from({ length: entries }, () => filled(items ?? {}, Math.max(1, length / entries - 4), fill))
  if (type === 'object' && properties !== undefined) {
    const fields = Object.entries(properties)
    return Object.fromEntries(
      fields.map(([name, child]) => [
        name,
        (child.type === 'array' ? undefined : PLAUSIBLE[name]) ??
          filled(child, Math.max(1, length / fields.length - name.length - 6), fill),
      ]),
    )
  }
  if (type === 'object' || type === undefined)
    return Object.fromEntries(
      Array.from({ length: entries }, (_, index) => [`k${index}`, repeated(fill.text, length / entries - 12)]),
    )
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  return type === 'boolean' ? false : repeated(fill.text, length)
}

const lines = (length: number, line: (index: number) => string): string => {
  let text = ''
  for (let index = 0; text.length + line(index).length < length; index += 1) text += line(index)
  return text
}

/** Texts of YAML: many keys, anchors, aliases, entries, blocks in blocks, faults, and one that is short enough to be parsed at once. */
const yamls = (length: number): string[] => [
  lines(length, (index) => `k${index}: 1\n`),
  lines(length, (index) => `k${index}: &a${index} 1\n`),
  `a: &a 1\n${lines(length - 10, (index) => `k${index}: *a\n`)}`,
  lines(length, () => '- \n'),
  lines(length, () => 'a: }\n'),
  lines(length, () => '{a: '),
  lines(length, () => '- '),
  lines(length, () => '\n'),
  `texts:\n  en:\n    rules: "${lines(length - 40, () => '](**')}"`,
]

const csvs = (length: number): string[] => [
  `id,en,de\n${lines(length - 10, (index) => `${index},a,b\n`)}`,
  `id,en,${lines(length - 10, () => 'de,')}\n`,
  `id,en,de\n${lines(length - 10, () => ',')}`,
  `id,en,de\n"${lines(length - 10, () => '""')}`,
  ...REPEATED.map(
    (text) => `id,en,de\ntitle,Small cup,"${repeated(text, (length * text.length) / Buffer.byteLength(text) - 40)}"\n`,
  ),
]

const texts = (length: number): string[] => [
  lines(length, (index) => `${index.toString(36)}\n`),
  lines(length, () => '\n'),
  repeated(' ', length),
]

export interface LargeInput {
  /** As a failing test names it. */
  shape: string
  query?: Record<string, unknown>
  body?: string
  type?: string
}

/** Of the length that an activity's file may have, with as many marks as its rules may have. */
function longestFile() {
  const rules = '*a_'.repeat(180).padEnd(14_000, 'x')
  const english = { title: 'Small cup', rules, tasks: { trade: { title: 'Trade 100 USDT' } } }
  return activityInput({ texts: Object.fromEntries(OWN_LOCALES.map((locale) => [locale, english])) })
}

const mostEvents = () =>
  Array.from({ length: EVENTS_MAXIMUM }, (_, index) => ({
    eventId: `largest-${index}`,
    type: 'kyc.passed',
    userId: `u${index}`,
    occurredAt: 1_700_000_000_000,
  }))

const fieldsOf = (schema: CallDefinition['body']): Node =>
  schema === undefined ? {} : (jsonSchemaOf(schema, 'input').schema as Node)

export const takesText = ({ body, query }: CallDefinition): boolean => body !== undefined || query !== undefined

/** The largest inputs of a call that it takes, of every shape of text that it reads. */
export function largestInputs(call: CallDefinition): LargeInput[] {
  const inputs: LargeInput[] = []
  if (call.query !== undefined) {
    const { properties = {} } = fieldsOf(call.query)
    const names = Object.keys(properties).filter((name) => PLAUSIBLE[name] === undefined)
    for (const text of names.length === 0 ? [] : REPEATED) {
      const value = repeated(text, (QUERY_BYTES * text.length) / encodeURIComponent(text).length / names.length)
      inputs.push({
        shape: `query ${JSON.stringify(text)}`,
        query: Object.fromEntries(names.map((name) => [name, value])),
      })
    }
  }
  if (call.body === undefined) return inputs
  const isOps = call.auth === 'ops'
  const most = call.name === storePicture.name ? BODY_LIMITS.picture : isOps ? BODY_LIMITS.ops : BODY_LIMITS.call
  const schema = fieldsOf(call.body)
  const add = (shape: string, body: string, type = 'application/json') =>
    inputs.push({ shape, body: body.slice(0, most), type })
  const fills = [
    ...REPEATED.map((text) => ({ text, isWide: false })),
    { text: 'a', isWide: true },
    { text: '\n', isWide: true },
  ]
  for (const fill of someOf(fills)) {
    const { text, isWide } = fill
    // JSON escapes some of the characters, which makes them longer.
    const length = Math.floor((most * 0.95 * text.length) / (Buffer.byteLength(JSON.stringify(text)) - 2))
    add(`${isWide ? 'many' : 'long'} ${JSON.stringify(text)}`, JSON.stringify(filled(schema, length, fill)))
  }
  add('deep', '['.repeat(most))
  add('keys', `{${lines(most - 20, (index) => `"k${index}":1,`)}"z":1}`)
  if (!isOps) return inputs
  if (call.name === sendEvents.name) add('events', JSON.stringify({ events: mostEvents() }))
  const { properties = {} } = schema
  // A file is the whole body, or a text in it.
  const isFile = Object.keys(properties).length === 0 || 'yaml' in properties
  const beside = { ...('edits' in properties && { edits: [] }), ...('basedOn' in properties && { basedOn: 0 }) }
  if (isFile) {
    // At once, in a thread with as many marks as are read, and refused.
    for (const length of [WORKS.mostMarksHere, SMALL_BODY - 100, 70_000, 250_000, FILE_MAXIMUM])
      for (const [index, yaml] of yamls(length).entries())
        add(`yaml ${index} of ${length}`, JSON.stringify({ yaml, ...beside }))
    const file = JSON.stringify(longestFile())
    add('a whole file', 'yaml' in properties ? JSON.stringify({ yaml: file, ...beside }) : file)
    add('a file of many keys', `{${lines(FILE_MAXIMUM - 20, (index) => `"k${index}":1,`)}"z":1}`)
  }
  if ('csv' in properties) for (const [index, csv] of csvs(most - 100).entries()) add(`csv ${index}`, csv, 'text/csv')
  if ('text' in properties) for (const [index, text] of texts(most).entries()) add(`text ${index}`, text, 'text/plain')
  return inputs
}
