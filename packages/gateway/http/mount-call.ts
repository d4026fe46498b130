import { Readable } from 'node:stream'
import type { Cookie, CsvExport, ExportEnd } from '#gateway/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { idempotencyKeySchema } from '@fanfare/contract/identifiers.ts'
import { storePicture } from '@fanfare/contract/ops/publish.ts'
import { hasSecureCookies } from '@fanfare/contract/session/secure-cookies.ts'
import { languageByHeader } from '@fanfare/languages/languages.ts'
import { countedAs, type Staff } from '../access/ops-keys.ts'
import type { GatewayContext } from '../context.ts'
import { BODY_LIMITS, FILE_MS, SMALL_BODY } from '../limits.ts'
import { wantsCsv, type AnyRoute, type RequestContext } from '../route.ts'
import { withCaller, withRequestId } from '../util/request-scope.ts'
import { addressOf } from './client-address.ts'
import { sendEnvelope } from './envelope.ts'
import { identify } from './identify.ts'
import { isSiteReading, type RateLimiter } from './rate-limit.ts'
import { isBatch, malformed, readInput } from './read-input.ts'
import { verifyOps } from './verify-ops.ts'

/** Encodes names and values as a query string, which is plain ASCII for any search text. */
const fields = (pairs: readonly (readonly [string, string])[]) =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()

const CSV = 'text/csv'

const digestField = (digest: Buffer) => `sha-256=:${digest.toString('base64')}:`

/**
 * Streams a file no faster than the client reads it. The first part is made before the answer begins, so that a refusal is an
 * envelope; a fault after it breaks the connection, so that no client takes a part for the whole. A client that leaves ends `parts`.
 * The digest and the totals are known at the end: they are trailers (RFC 9110 §6.5).
 */
async function sendCsv(reply: FastifyReply, { name, type = CSV, about, digest, parts }: CsvExport) {
  const first = await parts.next()
  let end: ExportEnd | undefined
  async function* content() {
    if (first.done !== true) yield first.value
    end = yield* parts
  }
  const stream = Readable.from(content(), { objectMode: false })
  const timer = setTimeout(() => stream.destroy(new Error('the client reads too slowly')), FILE_MS).unref()
  stream.once('close', () => {
    clearTimeout(timer)
    // If the client left before it read anything, the generator has not started, so it cannot end `parts`.
    const leave = async () => void (await parts.return(undefined))
    leave().catch((error: unknown) => reply.log.warn({ err: error }, 'an export was not recorded'))
  })
  reply.request.answerCode = CODES.SUCCESS.code
  if (digest) reply.header('x-content-digest', digestField(digest))
  return reply
    .code(200)
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-export', fields(about))
    .trailer('x-content-digest', async () => (end ? digestField(end.digest) : ''))
    .trailer('x-export-totals', async () => (end ? fields(end.totals) : ''))
    .send(stream)
}

export function writeCookies(reply: FastifyReply, cookies: readonly Cookie[], { secure }: { secure: boolean }) {
  for (const { name, value, ...options } of cookies) void reply.setCookie(name, value, { ...options, secure })
}

/** A client that names its type first gets only the file (RFC 9512). */
const YAML_FIRST = /^\s*application\/yaml\s*(?:[;,]|$)/i

const COUNTRY = /^[A-Za-z]{2}$/
/** Proxies write these for an unknown country: ISO 3166 keeps XX and ZZ for private use. */
const NO_COUNTRY = new Set(['XX', 'ZZ'])

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

export function countryOf(gateway: GatewayContext, request: FastifyRequest) {
  const { countryHeader } = gateway.config
  const value = countryHeader === null ? undefined : single(request.headers[countryHeader])
  const country = value !== undefined && COUNTRY.test(value) ? value.toUpperCase() : null
  return country === null || NO_COUNTRY.has(country) ? null : country
}

const requestContext = ({
  gateway,
  request,
  reply,
  caller,
  staff,
}: Pick<RequestContext, 'gateway' | 'caller' | 'staff'> & {
  request: FastifyRequest
  reply: FastifyReply
}): RequestContext => ({
  gateway,
  caller,
  operator: staff?.name ?? null,
  staff,
  locale: languageByHeader(single(request.headers.language)).language,
  country: countryOf(gateway, request),
  address: addressOf(request),
  header: (name) => single(request.headers[name]),
  cookies: request.cookies,
  setCookies: (cookies) => writeCookies(reply, cookies, { secure: hasSecureCookies(gateway.config) }),
  setHeader: (name, value) => void reply.header(name, value),
})

/** Activities come from the primary, so that no published change seems to be undone. */
const onReplica = (gateway: GatewayContext, db: GatewayContext['db']) => {
  const { activities, db: primary } = gateway
  const fresh: GatewayContext['activities'] = {
    findById: (_db, activityId) => activities.findById(primary, activityId),
    findByAlias: (_db, alias) => activities.findByAlias(primary, alias),
    list: (_db, filter) => activities.list(primary, filter),
    listAll: () => activities.listAll(primary),
    listByType: (_db, activityType) => activities.listByType(primary, activityType),
    findVersion: (_db, activityId, version) => activities.findVersion(primary, activityId, version),
    findCached: (_db, activityId) => activities.findCached(primary, activityId),
    peek: activities.peek,
  }
  return { ...gateway, db, activities: fresh }
}

/**
 * Answers from the replica where rows may be old, but never the site's own reads, which fill the cache of pages right after a change. A refusal may
 * come from an old row, too, so the primary repeats whatever failed.
 */
async function handle(
  { mayBeOld, ...route }: AnyRoute,
  request: FastifyRequest,
  input: unknown,
  context: RequestContext,
) {
  const run = route.handle as (input: unknown, context: RequestContext) => Promise<unknown>
  const { gateway, caller } = context
  const { replica, config, metrics } = gateway
  const mayUse = mayBeOld === 'everyone' || (mayBeOld === 'visitors' && caller === null)
  if (replica === null || !mayUse || isSiteReading(request, config)) return run(input, context)
  if (replica.fault() === null) {
    try {
      const answer = await run(input, { ...context, gateway: onReplica(gateway, replica.db) })
      metrics.replicaReads.inc({ server: 'replica' })
      return answer
    } catch {
      // The primary reports the fault, if it has it too.
    }
  }
  metrics.replicaReads.inc({ server: 'primary' })
  return run(input, context)
}

function requireIdempotencyKey(call: CallDefinition, request: FastifyRequest) {
  if (!call.idempotencyKey) return
  const { success } = idempotencyKeySchema.safeParse(request.headers['idempotency-key'])
  if (!success) throw malformed('Idempotency-Key', 'is needed: 1 to 128 visible characters')
}

/** Answers exactly by the contract: drops unknown fields; a wrong field is a fault of the gateway (contract, introduction). */
const writeStrictly = (call: CallDefinition, answer: unknown) => {
  const result = call.data.safeParse(answer)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${call.name} does not answer as its contract says: ${issues.join('; ')}`)
}

/** @throws DomainError */
type VerifyStaff = (gateway: GatewayContext, request: FastifyRequest, call: CallDefinition) => Staff | Promise<Staff>

/** The operator or caller after a check of the signature, and of the limits once the caller is known. @throws DomainError */
async function authenticate(
  gateway: GatewayContext,
  limiter: RateLimiter,
  { call, sessionCookie = false }: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  verifyStaff: VerifyStaff,
) {
  try {
    const staff = call.auth === 'ops' ? await verifyStaff(gateway, request, call) : null
    const caller = await identify(gateway, call, request, sessionCookie)
    request.callerId = caller?.userId ?? null
    return { staff, caller }
  } finally {
    // A refused request counts as well, and a limit refuses before everything else.
    await limiter.byCaller(request, reply, call, request.callerId)
  }
}

/** Whether the handler of this call has made a file. */
const isFile = ({ answers }: CallDefinition, { headers }: FastifyRequest) =>
  answers === 'csv' || answers === 'file' || (answers === 'json or csv' && wantsCsv(headers.accept))

/** Batches come at the rate of trades and payments, so they must not wait for files of the staff. */
const isLarge = (call: CallDefinition, { body }: FastifyRequest) =>
  call.auth === 'ops' && !isBatch(call) && Buffer.isBuffer(body) && body.length > SMALL_BODY

/** The order of the checks: limit, signature, caller, limit of the caller, input, use case. */
async function answerCall(
  gateway: GatewayContext,
  limiter: RateLimiter,
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  verifyStaff: VerifyStaff,
) {
  const { call } = route
  const { staff, caller } = await authenticate(gateway, limiter, route, request, reply, verifyStaff)
  const input = readInput(call, request, route)
  requireIdempotencyKey(call, request)
  const work = () => handle(route, request, input, requestContext({ gateway, request, reply, caller, staff }))
  const counted = staff === null ? '' : countedAs(gateway.opsKeys, staff)
  const answer = await withCaller(counted, () =>
    isLarge(call, request) ? gateway.largeInputs.run(work, counted) : work(),
  )
  if (isFile(call, request)) return sendCsv(reply, answer as CsvExport)
  const data = writeStrictly(call, answer)
  if (call.answers === 'yaml' && YAML_FIRST.test(request.headers.accept ?? '')) {
    request.answerCode = CODES.SUCCESS.code
    return reply.type('application/yaml; charset=utf-8').send((data as { yaml: string }).yaml)
  }
  return sendEnvelope(reply, call.successCode === '0' ? 'AGENT_SUCCESS' : 'SUCCESS', data)
}

/** A picture of 5 MB is 6.7 MB in base64. */
const bodyLimitOf = ({ name, auth }: CallDefinition) =>
  name === storePicture.name ? BODY_LIMITS.picture : auth === 'ops' ? BODY_LIMITS.ops : BODY_LIMITS.call

/** Adds a call of the contract to the server; `verifyStaff` finds the caller of `/ops/**`. */
export function mountCall(
  app: FastifyInstance,
  gateway: GatewayContext,
  limiter: RateLimiter,
  route: AnyRoute,
  verifyStaff: VerifyStaff = verifyOps,
) {
  const { call } = route
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(call),
    onRequest: async (request, reply) => limiter.byAddress(request, reply, call),
    handler: (request, reply) =>
      withRequestId(request.id, () => answerCall(gateway, limiter, route, request, reply, verifyStaff)),
  })
}
