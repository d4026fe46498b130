import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { CallDefinition } from '#lib/contract/define-call.ts'
import { DomainError } from '../domain/domain-error.ts'
import { INPUT_LIMITS } from '../limits.ts'
import { checkInput } from './check-input.ts'

z.config(z.locales.en())

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i
const YAML_TYPE = /^application\/(x-)?yaml\s*(;\s*charset="?utf-8"?\s*)?$/i

export const malformed = (path: string, message: string): DomainError =>
  new DomainError('MALFORMED', { issues: [{ path, message }] })

/** A name that a client chose is not repeated, lest it carries something. */
const segment = (part: PropertyKey): string => (/^\w{1,64}$/.test(String(part)) ? String(part) : '?')

/** @throws DomainError MALFORMED with the issues of zod, which never hold a value. */
export function parseOrRefuse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, 50)
  throw new DomainError('MALFORMED', {
    issues: issues.map(({ path, message }) => ({ path: path.map(segment).join('.'), message })),
  })
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('body', 'must be UTF-8')
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw malformed('body', 'must be JSON')
  }
}

function bodyOf(call: CallDefinition, request: FastifyRequest): unknown {
  const bytes = request.body
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined
  const type = request.headers['content-type'] ?? ''
  const text = textOf(bytes)
  if (call.auth === 'ops' && YAML_TYPE.test(type)) return { yaml: text }
  if (!JSON_TYPE.test(type)) throw malformed('content-type', 'must be application/json')
  const body = jsonOf(text)
  checkInput(body, INPUT_LIMITS.depth, INPUT_LIMITS.keys[call.auth === 'ops' ? 'ops' : 'call'])
  return body
}

/** An absent body is an empty object where the call wants one, so that all-optional bodies may be left out. */
const parseBody = (schema: z.ZodMiniType, body: unknown): unknown => {
  if (body !== undefined) return parseOrRefuse(schema, body)
  const absent = schema.safeParse(undefined)
  return absent.success ? absent.data : parseOrRefuse(schema, {})
}

/** Path parameters, query and body, checked by the call's own schemas. @throws DomainError MALFORMED */
export function readInput(call: CallDefinition, request: FastifyRequest) {
  const query = request.query as Record<string, unknown>
  const params = request.params as Record<string, unknown>
  checkInput(query, INPUT_LIMITS.depth, INPUT_LIMITS.keys.call)
  checkInput(params, INPUT_LIMITS.depth, INPUT_LIMITS.keys.call)
  const body = bodyOf(call, request)
  return {
    params: call.params && parseOrRefuse(call.params, params),
    query: call.query && parseOrRefuse(call.query, { ...query }),
    body: call.body && parseBody(call.body, body),
  }
}
