import * as z from 'zod/mini'
import { CODES, type CodeName } from './codes.ts'
import { codesOf } from './codes-of.ts'
import { JSON_FILE, type CallDefinition } from './define-call.ts'
import { envelopeSchema, refusalDataSchema } from './envelope.ts'
import { idempotencyKeySchema } from './identifiers.ts'
import { CALLS, OPS_CALLS } from './index.ts'
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts'
import { mayBeSignedBare, OPS_ACTOR_MAXIMUM, OPS_SIGNATURE_FAULTS } from './ops/ops-signature.ts'
import { platformEventSchema } from './ops/platform-event.ts'
import { filledText, textMatching } from './fields.ts'

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })

/** The signatures and tokens of contract §2 to §4 and §7. */
const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session, or the app’s uToken.' },
  signature: header('X-SIG', 'Hex MD5 of timestamp|METHOD|target|body|vs|appVersion|terminalType|key.'),
  timestamp: header('X-TIMESTAMP', 'ms since the epoch, 13 digits, within 300 s of the gateway’s clock.'),
  vs: header('vs', '16 to 64 random letters, digits, - or _.'),
  appVersion: header('appVersion', '1.1.0'),
  terminalType: header('terminalType', '1'),
  refreshCookie: { type: 'apiKey', in: 'cookie', name: 'refreshToken' },
  opsSignature: header(
    'X-OPS-SIGNATURE',
    'v2= and the hex HMAC-SHA256 of timestamp.METHOD.target.rawBody, target being path and query as sent. Without v2=, of ' +
      'timestamp.rawBody: for requests without a query that are GET, POST /ops/v1/events or POST /ops/v1/clock.',
  ),
  opsTimestamp: header('X-OPS-TIMESTAMP', 's since the epoch on the machine’s clock, within 300 s.'),
} as const

const SIGNED = { signature: [], timestamp: [], vs: [], appVersion: [], terminalType: [] }

/** OpenAPI reads the list as alternatives. A public call needs no token, so it has none in the list. */
function securityOf({ name, auth, signed }: CallDefinition): Record<string, string[]>[] {
  if (auth === 'ops') return [{ opsSignature: [], opsTimestamp: [] }]
  const base = signed ? SIGNED : {}
  if (name === 'refreshToken') return [{ ...base, refreshCookie: [] }]
  return auth === 'user' || auth === 'agent' ? [{ ...base, bearer: [] }] : [base]
}

interface OpenApiInfo {
  title: string
  version: string
  /** The gateway's address. */
  server: string
}

const EXAMPLE_TIME = 1_763_600_000_000

const refusalExample = (name: CodeName) => ({
  summary: `${CODES[name].code} ${name}`,
  value: { code: CODES[name].code, msg: name, requestTime: EXAMPLE_TIME },
})

const examplesOf = (names: readonly CodeName[]) => Object.fromEntries(names.map((name) => [name, refusalExample(name)]))

const json = (schema: JsonSchema, names: readonly CodeName[] = []) => ({
  'application/json': names.length === 0 ? { schema } : { schema, examples: examplesOf(names) },
})

/** 51023 has the status 429 from the rate limiter and 200 from a use case (contract §1). */
const statusesOf = (name: CodeName, call: CallDefinition) => {
  if (name === 'TOO_FREQUENT') return [200, 429]
  return name === 'MALFORMED' && CONDITIONAL.has(call.name) ? [400, 412] : [CODES[name].status]
}

/** Calls with `If-Match` and `If-None-Match` (contract §10). */
const CONDITIONAL: ReadonlySet<string> = new Set(['publishActivity'])

function responsesOf(call: CallDefinition, data: JsonSchema) {
  const codes = codesOf(call)
  const refusal = { $ref: '#/components/schemas/Refusal' }
  const at = (status: number) => codes.filter((name) => statusesOf(name, call).includes(status))
  const success = {
    type: 'object',
    properties: {
      code: { const: call.successCode },
      msg: { type: 'string' },
      data,
      requestTime: { type: 'integer', description: 'The gateway’s clock, ms since the epoch.' },
    },
    required: ['code', 'msg', 'data', 'requestTime'],
  }
  const content = json({ anyOf: [success, refusal] }, at(200))
  const file = { 'text/csv': { schema: call.answers === 'csv' ? data : { type: 'string' } } }
  const contents = {
    json: content,
    csv: { ...file, ...json(refusal, at(200)) },
    file: { [JSON_FILE]: { schema: { type: 'object' } }, ...json(refusal, at(200)) },
    'json or csv': { ...content, ...file },
    yaml: { 'application/yaml': { schema: { type: 'string' } }, ...content },
  }
  const statuses = [...new Set(codes.flatMap((name) => statusesOf(name, call)))].filter((status) => status !== 200)
  return {
    200: {
      description: 'Success, or a business refusal with its code.',
      content: contents[call.answers],
    },
    ...Object.fromEntries(
      statuses.map((status) => [status, { description: at(status).join(', '), content: json(refusal, at(status)) }]),
    ),
  }
}

function parametersOf(call: CallDefinition, take: (schema: z.ZodMiniType) => JsonSchema) {
  const from = (place: 'path' | 'query', schema: CallDefinition['query']) => {
    if (!schema) return []
    const { properties = {}, required = [] } = take(schema) as { properties?: JsonSchema; required?: string[] }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  const key = call.idempotencyKey
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: take(idempotencyKeySchema) }]
    : []
  return [...from('path', call.params), ...from('query', call.query), ...key, ...opsHeadersOf(call, take)]
}

/** The headers of a call of `/ops/**` without those of its signature (contract §10). */
function opsHeadersOf({ name, auth, method, path }: CallDefinition, take: (schema: z.ZodMiniType) => JsonSchema) {
  if (auth !== 'ops') return []
  const keyId = { name: 'X-OPS-KEY', required: false, schema: take(keyIdSchema) }
  const actor = { name: 'X-OPS-ACTOR', required: !mayBeSignedBare({ method, target: path }), schema: take(actorSchema) }
  const conditions = CONDITIONAL.has(name) ? ['If-Match', 'If-None-Match'] : []
  const optional = conditions.map((header) => ({ name: header, required: false, schema: { type: 'string' } }))
  return [keyId, actor, ...optional].map((parameter) => ({ in: 'header', ...parameter }))
}

const keyIdSchema = textMatching(/^[0-9a-f]{8}$/)
const actorSchema = filledText(OPS_ACTOR_MAXIMUM)
/** `reason` of a refused signature of `/ops/**`. */
const anyRefusalSchema = z.extend(refusalDataSchema, { reason: z.optional(z.enum(OPS_SIGNATURE_FAULTS)) })

/** The whole contract as OpenAPI 3.1, generated from the calls. */
export function openApiDocument({ title, version, server }: OpenApiInfo) {
  const schemas: JsonSchema = {}
  const take = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const { schema: own, named } = jsonSchemaOf(schema, io)
    Object.assign(schemas, named)
    return own
  }
  schemas.Envelope = take(envelopeSchema, 'input')
  schemas.Refusal = {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      { type: 'object', properties: { data: { anyOf: [take(anyRefusalSchema, 'input'), { type: 'null' }] } } },
    ],
  }
  const input = (schema: z.ZodMiniType) => take(schema, 'input')
  take(platformEventSchema, 'input')

  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of [...CALLS, ...OPS_CALLS]) {
    const operations = (paths[call.path] ??= {})
    operations[call.method.toLowerCase()] = {
      operationId: call.name,
      summary: call.summary,
      description: [call.source === 'spec' ? 'A call of the specification.' : 'An extension.', call.screens.join(', ')]
        .join(' ')
        .trim(),
      tags: [call.auth],
      security: securityOf(call),
      parameters: parametersOf(call, input),
      ...(call.body && { requestBody: { required: !acceptsNothing(call.body), content: json(input(call.body)) } }),
      responses: responsesOf(call, take(call.data, 'output')),
    }
  }
  const description = 'Every JSON answer is an envelope; success is its code, not the HTTP status.'
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    servers: [{ url: server }],
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  }
}

const acceptsNothing = (schema: z.ZodMiniType) => schema.safeParse(undefined).success
