import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { BODY_LIMITS, INPUT_LIMITS } from '../limits.ts'
import type { RouteOptions } from '../route.ts'
import { DomainError, issuePath, Malformed } from '../util/domain-error.ts'
import { textFault } from '../util/stored-text.ts'

const FORBIDDEN = new Set(['__proto__', 'constructor'])

const refuse = (message: string) => {
  throw new Malformed('', message)
}

const refuseText = (text: string) => {
  const fault = textFault(text)
  if (fault !== null) refuse(fault)
}

interface InputLimits {
  depth: number
  keys: number
  /** Whether the use case itself checks the texts of its items, one by one. */
  areTextsJudgedLater?: boolean
}

/**
 * Refuses faults that no schema checks: keys that reach prototypes, extreme depth or width, and text that PostgreSQL
 * cannot store (contract §1 and §10, D-23).
 */
function checkInput(value: unknown, { depth, keys: maximum, areTextsJudgedLater = false }: InputLimits) {
  const checkText = areTextsJudgedLater ? () => undefined : refuseText
  let keys = 0
  const walk = (node: unknown, left: number) => {
    if (typeof node === 'string') {
      checkText(node)
      return
    }
    if (typeof node !== 'object' || node === null) return
    if (left === 0) refuse('is nested too deeply')
    const names = Object.keys(node)
    keys += names.length
    if (keys > maximum) refuse('holds too many values')
    for (const name of names) {
      if (FORBIDDEN.has(name)) refuse('holds a forbidden key')
      checkText(name)
      walk((node as Record<string, unknown>)[name], left - 1)
    }
  }
  walk(value, depth)
}

z.config(z.locales.en())

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const TEXT_TYPE = /^text\/plain\s*(;\s*charset="?utf-8"?\s*)?$/i
const CSV_TYPE = /^text\/csv\s*(;.*)?$/i
const YAML_TYPE = /^application\/(x-)?yaml\s*(;\s*charset="?utf-8"?\s*)?$/i

/** How many issues an answer names. */
const ISSUES_MAXIMUM = 50

export const malformed = (path: string, message: string) => new Malformed(path, message)

/** @throws DomainError MALFORMED with the issues of zod, which never contain a value */
function parseOrRefuse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, ISSUES_MAXIMUM)
  throw new DomainError('MALFORMED', {
    issues: issues.map(({ path, message }) => ({ path: issuePath(path), message })),
  })
}

/** Keeps a byte order mark: JSON must not have one (RFC 8259 §8.1), YAML may begin with one. */
function textOf(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw malformed('body', 'must be UTF-8')
  }
}

const BACKSLASH = '\\'

/** Where a text of JSON ends that begins with the quotation mark at `start`. */
function endOfText(json: string, start: number) {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end
    while (json[before - 1] === BACKSLASH) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return json.length
}

/** Refuses depth and width before the parser meets them: a mebibyte of brackets takes it a third of a second, and this 5 ms at most. */
function refuseShape(json: string, { depth, keys }: InputLimits) {
  let open = 0
  let blocks = 0
  let commas = 0
  for (let index = 0; index < json.length; index += 1) {
    const mark = json[index]
    if (mark === '"') index = endOfText(json, index)
    else if (mark === '[' || mark === '{') {
      open += 1
      blocks += 1
    } else if (mark === ']' || mark === '}') open -= 1
    else if (mark === ',') commas += 1
    if (open > depth) refuse('is nested too deeply')
    // Each comma and each block but the outermost belongs to a value of its own.
    if (commas > keys || blocks - 1 > keys) refuse('holds too many values')
  }
}

function jsonOf(text: string, limits: InputLimits) {
  // A body above the usual limit must be one long text.
  refuseShape(text, text.length > BODY_LIMITS.ops ? { ...limits, keys: INPUT_LIMITS.keys.call } : limits)
  if (text.startsWith('\uFEFF')) throw malformed('body', 'must not begin with a byte order mark')
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw malformed('body', 'must be JSON')
  }
}

/** Calls whose body is `{ text }` also accept plain text. */
const takesText = ({ auth, body }: CallDefinition) =>
  auth === 'ops' && body instanceof z.ZodMiniObject && Object.hasOwn(body.shape, 'text')

/** Whether the body has many small rows, sent by a program of the platform. */
export const isBatch = ({ roles }: CallDefinition) => roles.includes('platform')

function bodyOf(call: CallDefinition, request: FastifyRequest, { areTextsJudgedLater = false }: RouteOptions) {
  const bytes = request.body
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined
  const type = request.headers['content-type'] ?? ''
  const text = textOf(bytes)
  if (call.auth === 'ops' && YAML_TYPE.test(type)) return { yaml: text }
  if (takesText(call) && TEXT_TYPE.test(type)) return { text }
  if (call.auth === 'ops' && CSV_TYPE.test(type)) return { csv: text }
  if (!JSON_TYPE.test(type)) throw malformed('content-type', 'must be application/json')
  const keys = INPUT_LIMITS.keys[isBatch(call) ? 'batch' : call.auth === 'ops' ? 'ops' : 'call']
  const limits = { depth: INPUT_LIMITS.depth, keys, areTextsJudgedLater }
  const body = jsonOf(text, limits)
  checkInput(body, limits)
  return body
}

/** Reads an absent body as an empty object, so that a client may omit a body whose fields are all optional. */
const parseBody = (schema: z.ZodMiniType, body: unknown) => {
  if (body !== undefined) return parseOrRefuse(schema, body)
  const absent = schema.safeParse(undefined)
  return absent.success ? absent.data : parseOrRefuse(schema, {})
}

/** A misspelt `dryRun` would publish, so unknown keys of operators are refused, in the query and the body (contract §10). */
function refuseUnknownKeys(schema: z.ZodMiniType | undefined, given: object) {
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
  const unknown = Object.keys(given).filter((key) => !known.includes(key))
  if (unknown.length === 0) return
  const issues = unknown.slice(0, ISSUES_MAXIMUM).map((key) => ({ path: issuePath([key]), message: 'is not known' }))
  throw new DomainError('MALFORMED', { issues })
}

const isFields = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body)

/** Path parameters, query and body, checked by the call's own schemas. @throws DomainError MALFORMED */
export function readInput(call: CallDefinition, request: FastifyRequest, options: RouteOptions = {}) {
  const query = request.query as Record<string, unknown>
  const params = request.params as Record<string, unknown>
  const limits = { depth: INPUT_LIMITS.depth, keys: INPUT_LIMITS.keys.call }
  checkInput(query, limits)
  checkInput(params, limits)
  if (call.auth === 'ops') refuseUnknownKeys(call.query, query)
  const body = bodyOf(call, request, options)
  if (call.auth === 'ops' && call.body instanceof z.ZodMiniObject && isFields(body)) refuseUnknownKeys(call.body, body)
  return {
    params: call.params && parseOrRefuse(call.params, params),
    query: call.query && parseOrRefuse(call.query, { ...query }),
    body: call.body && parseBody(call.body, body),
  }
}
