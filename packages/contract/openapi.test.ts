import { describe, expect, test } from 'vitest'
import { CODES } from './codes.ts'
import { CALLS, OPS_CALLS } from './index.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument({ title: 'Fanfare', version: '0.2.0', server: 'http://localhost:4000' })
const EVERY = [...CALLS, ...OPS_CALLS]

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  security: Record<string, unknown>[]
  responses: Record<string, { content: Record<string, { examples?: Record<string, { value: { code: string } }> }> }>
}

const operationOf = (path: string, method: string) =>
  document.paths[path]?.[method.toLowerCase()] as Operation | undefined

function refsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : refsOf(part)))
}

test('the document is OpenAPI 3.1 and has every call once', () => {
  expect(document.openapi).toBe('3.1.0')
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId))
  expect(ids).toHaveLength(EVERY.length)
  expect(new Set(ids)).toEqual(new Set(EVERY.map(({ name }) => name)))
})

test('every reference has a target', () => {
  const refs = new Set(refsOf(document))
  expect(refs.size).toBeGreaterThan(10)
  for (const ref of refs) {
    expect(ref).toMatch(/^#\/components\/schemas\//)
    expect(document.components.schemas).toHaveProperty([ref.slice('#/components/schemas/'.length)])
  }
})

test('no schema forbids unknown fields', () => {
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false')
})

test('the document is plain JSON without internal keys of zod', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  expect(JSON.stringify(document)).not.toMatch(/\$defs|\$schema|~standard/)
})

describe.each(EVERY)('$method $path', (call) => {
  const operation = operationOf(call.path, call.method)

  test('declares its path parameters as required', () => {
    for (const [, name] of call.path.matchAll(/\{([a-zA-Z]+)\}/g)) {
      expect(operation?.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
    }
  })

  test('lists each of its codes under the HTTP status of that code', () => {
    for (const name of call.codes) {
      const { code, status } = CODES[name]
      const examples = operation?.responses[String(status)]?.content['application/json']?.examples
      expect(examples?.[name]?.value.code).toBe(code)
    }
  })

  test('names security schemes that exist', () => {
    for (const scheme of operation?.security.flatMap((one) => Object.keys(one)) ?? []) {
      expect(document.components.securitySchemes).toHaveProperty([scheme])
    }
  })
})

test('[API-1] a user’s call needs token and signature, a public call only the signature, health neither', () => {
  const schemes = (path: string, method: string) => Object.keys(operationOf(path, method)?.security[0] ?? {})
  expect(schemes('/v1/activity/obtainReward', 'POST')).toEqual(expect.arrayContaining(['bearer', 'signature', 'vs']))
  expect(schemes('/v1/activity/list', 'GET')).not.toContain('bearer')
  expect(schemes('/v1/if/health', 'GET')).toEqual([])
  expect(schemes('/ops/v1/events', 'POST')).toEqual(['opsSignature', 'opsTimestamp'])
})

test('[GW-2] calls of operators declare the actor, required with signature v2, and publishing declares its conditions and 412', () => {
  const headers = (path: string, method: string) =>
    Object.fromEntries(
      (operationOf(path, method)?.parameters ?? [])
        .filter((one) => one.in === 'header')
        .map((one) => [one.name, one.required]),
    )
  expect(headers('/ops/v1/events', 'POST')).toEqual({ 'X-OPS-KEY': false, 'X-OPS-ACTOR': false })
  expect(headers('/ops/v1/activities/{alias}', 'PUT')).toEqual({
    'X-OPS-KEY': false,
    'X-OPS-ACTOR': true,
    'If-Match': false,
    'If-None-Match': false,
  })
  expect(operationOf('/ops/v1/activities/{alias}', 'PUT')?.responses).toHaveProperty('412')
  expect(headers('/v1/activity/list', 'GET')).toEqual({})
})

test('a draw declares its Idempotency-Key header', () => {
  expect(operationOf('/v1/activity/lottery/draw', 'POST')?.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
  )
})
