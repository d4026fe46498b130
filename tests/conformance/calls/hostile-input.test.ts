import { existsSync, readFileSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { envelopeSchema, type Envelope } from '@fanfare/contract/envelope.ts'
import { CALLS, OPS_CALLS } from '@fanfare/contract/index.ts'
import { jsonSchemaOf } from '@fanfare/contract/json-schema.ts'
import { opsHeaders, signatureHeaders, targetOf } from '@fanfare/gateway/testing/signed-request.ts'
import { activityInput } from '@fanfare/gateway/testing/activity-file.ts'
import { borrowGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { longestTurn } from '@fanfare/kernel/testing/turns.ts'
import { someOf } from '@fanfare/kernel/testing/runs.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { changedFiles } from '@fanfare/runner/testing/changed-nouns.ts'
import {
  HOSTILE_BODIES,
  HOSTILE_JSON,
  HOSTILE_TEXTS,
  largestInputs,
  PLAUSIBLE,
  takesText,
  type LargeInput,
} from './hostile-values.ts'
import { sessionOfRole } from './roles.ts'

let token: string | undefined
const errors: string[] = []
const keepErrors = (line: string): void => {
  if (/"level":"(error|fatal)"/.test(line)) errors.push(line)
}
const gateway = await borrowGateway({ logTo: { write: keepErrors } })
expect(await gateway.ops('PUT', '/ops/v1/activities/small-cup', activityInput())).toMatchObject({ code: '00000' })
beforeEach(async () => (token = await sessionOfRole(gateway, 'agent')))

const every = [...CALLS, ...OPS_CALLS].map((call) => [call.name, call] as const)

const fieldsOf = (schema: CallDefinition['query']): string[] => {
  if (schema === undefined) return []
  const { properties = {} } = jsonSchemaOf(schema, 'input').schema as { properties?: object }
  return Object.keys(properties)
}
const plausible = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, PLAUSIBLE[field]]))

interface Hostile {
  query?: Record<string, unknown>
  params?: Record<string, unknown>
  body?: string | Buffer
  headers?: Record<string, string>
}

const isEnvelope = (value: unknown): boolean =>
  envelopeSchema.safeParse(value).success && typeof (value as Envelope).requestTime === 'number'

function complaintOf(response: LightMyRequestResponse, { answers }: CallDefinition): string | null {
  // Only the readiness probe may answer 50300; hostile input must not cause it.
  if (response.statusCode >= 500) return `HTTP ${response.statusCode}`
  // Input that such a call does not read changes nothing: it gives its file.
  if (answers === 'file' && response.statusCode === 200) return null
  if (response.headers['content-type'] !== 'application/json; charset=utf-8') return 'another content type'
  if (response.headers['set-cookie']?.toString().includes('stolen')) return 'a split header'
  if (!isEnvelope(response.json())) return 'no envelope'
  const repeats = /alert\(1\)|drop table|etc\/passwd/.test(response.body)
  return response.statusCode === 400 && repeats ? 'repeats the value' : null
}

/** The faults of the answer, in words; empty: there are none. */
async function attack(call: CallDefinition, { query, params, body, headers }: Hostile): Promise<string[]> {
  const target = targetOf(call, {
    query: query ?? plausible(fieldsOf(call.query)),
    params: params ?? { id: 'a1', alias: 'harvest-draw' },
  })
  const sent = { method: call.method, target, ...(body === undefined ? {} : { body }) }
  const response = await (call.auth === 'ops'
    ? gateway.sendOps({ ...sent, headers: { 'content-type': 'application/json', ...headers } })
    : gateway.send({ ...sent, token, signed: call.signed, headers: { 'idempotency-key': 'hostile-1', ...headers } }))
  const complaint = complaintOf(response, call)
  if (complaint === null) return []
  return [`${complaint}: ${target.slice(0, 120)} ${String(body ?? '').slice(0, 80)} → ${response.body.slice(0, 200)}`]
}

const AT_ONCE = 8

/** Sends some requests at once, so that gateway and database are both busy, and returns the faults of all answers. */
async function attackAll(call: CallDefinition, attacks: readonly Hostile[]): Promise<string[]> {
  const complaints: string[] = []
  const tried = someOf(attacks)
  for (let first = 0; first < tried.length; first += AT_ONCE) {
    const answers = await Promise.all(tried.slice(first, first + AT_ONCE).map((hostile) => attack(call, hostile)))
    complaints.push(...answers.flat())
  }
  return complaints
}

test.each(every)('[API-2] %s answers hostile queries and paths with an envelope', async (_name, call) => {
  const fields = fieldsOf(call.query)
  const attacks: Hostile[] = []
  for (const text of HOSTILE_TEXTS) {
    for (const field of fields) attacks.push({ query: { ...plausible(fields), [field]: text } })
    attacks.push({ query: { [text === '' ? 'unknown' : text]: text } })
    if (text === '' || text.length > 300) continue
    for (const field of fieldsOf(call.params)) attacks.push({ params: { [field]: text } })
  }
  expect(await attackAll(call, attacks)).toEqual([])
})

test.each(every.filter(([, { method }]) => method !== 'GET'))(
  '[API-2] %s answers hostile bodies with an envelope',
  async (_name, call) => {
    const fields = fieldsOf(call.body)
    const attacks: Hostile[] = HOSTILE_BODIES.map((body) => ({ body }))
    for (const field of fields) {
      for (const value of [...HOSTILE_TEXTS, ...HOSTILE_JSON])
        attacks.push({ body: JSON.stringify({ ...plausible(fields), [field]: value }) })
    }
    expect(await attackAll(call, attacks)).toEqual([])
  },
)

const HEADERS = ['language', 'cookie', 'x-country', 'idempotency-key', 'content-type', 'x-forwarded-for', 'origin']
const HEADER_TEXTS = ['', 'null', 'x'.repeat(3000), '../..', "' or 1=1 --", ';;;=;', '%00', '\u00ff\u00fe']

test.each(every)('[API-2] %s answers hostile headers with an envelope', async (_name, call) => {
  const body = call.method === 'GET' ? {} : { body: '{}' }
  const attacks = HEADER_TEXTS.flatMap((text) => HEADERS.map((name) => ({ headers: { [name]: text }, ...body })))
  expect(await attackAll(call, attacks)).toEqual([])
})

/** A body of the staff is parsed at once: 50,000 keys, on an idle machine in about 12 ms. */
const PARSED_AT_ONCE = JSON.stringify(
  Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`key${key}`, key])),
)
const TIMES_THAT = 4
const TRIES = 3

/** How long a second caller may wait, ms. */
const mostTurn = async (): Promise<number> =>
  TIMES_THAT * (await longestTurn(() => Promise.resolve(JSON.parse(PARSED_AT_ONCE))))

/** The last option of each parameter: `dryRun=1`, so that no request changes what the next one meets. */
function optionsOf({ query }: CallDefinition): Record<string, unknown> {
  const { properties = {} } = (query ? jsonSchemaOf(query, 'input').schema : {}) as {
    properties?: Record<string, { enum?: unknown[] }>
  }
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, one]) => (one.enum ? [[name, one.enum.at(-1)]] : [])),
  )
}

let requests = 0
/** A request that is signed before the time is taken. */
function prepare(call: CallDefinition, { query, body, type = 'application/json' }: LargeInput) {
  const params = { id: 'a1', alias: 'small-cup', name: 'listed', n: '1', type: 'NewUser' }
  const target = targetOf(call, { query: query ?? optionsOf(call), params })
  const request = { method: call.method, target, ...(body !== undefined && { body }) }
  const { config, clock } = gateway
  const [secret = ''] = config.opsSecrets
  requests += 1
  const headers = {
    ...(call.auth === 'ops'
      ? opsHeaders(request, { now: clock.machineNow(), secret })
      : signatureHeaders(request, { now: clock.now(), key: config.signKey })),
    ...(call.ifMatch === 'needed' && { 'if-match': '"1"' }),
    'idempotency-key': `largest-input-${requests}`,
    'content-type': type,
  }
  return { ...request, token, signed: false, headers }
}

/** Measuring takes most of the time, so `npm test` measures calls that a changed file names, and few of the others. */
const NAMED = changedFiles()
  .filter((path) => /^packages\/(?:contract|gateway)\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\//.test(path))
  .filter((path) => existsSync(inRoot(path)))
  .map((path) => readFileSync(inRoot(path), 'utf8'))
const { changed = [], unchanged = [] } = Object.groupBy(
  every.filter(([, call]) => takesText(call)),
  ([name]) => (NAMED.some((text) => new RegExp(`\\b${name}\\b`).test(text)) ? 'changed' : 'unchanged'),
)

test.each([...changed, ...someOf(unchanged, 'activities', 'kernel', 'gateway/http')])(
  '[API-2] the largest inputs of %s hold up no other caller',
  async (_name, call) => {
    const held: string[] = []
    let most = await mostTurn()
    for (const input of largestInputs(call)) {
      const waits: string[] = []
      // A turn that is long once has met the garbage collection.
      while (waits.length < TRIES) {
        const request = prepare(call, input)
        const waited = await longestTurn(() => gateway.send(request))
        if (waited <= most) break
        waits.push(`${waited.toFixed(0)} ms of ${most.toFixed(0)}`)
        most = Math.max(most, await mostTurn())
      }
      if (waits.length === TRIES) held.push(`${input.shape}: ${waits.join(', ')}`)
    }
    expect(held).toEqual([])
  },
)

test('[API-2] the log contains no error after all hostile requests', () => expect(errors).toEqual([]))
