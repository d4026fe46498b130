import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { sql, type Selectable } from 'kysely'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { register } from '@fanfare/contract/session/register.ts'
import type { AdjustableClock } from '#gateway/clock.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Database } from '#gateway/db/schema.ts'
import {
  answerOf,
  opsHeaders,
  signatureHeaders,
  targetOf,
  type Answer,
  type RawRequest,
  type UntypedData,
} from './signed-request.ts'
import type { TestDatabase } from './test-database.ts'
import { withTransaction } from '../db/transaction.ts'
import { appendLog, type NewLogEntry } from '../log/db/log.ts'

export interface CallOptions {
  /** Access token, sent as a bearer token. */
  token?: string
  headers?: Record<string, string>
}

export interface TestUser {
  userId: string
  loginName: string
  password: string
  token: string
  cookies: Record<string, string>
}

type Values<Table extends keyof Database> = Partial<Selectable<Database[Table]>>

/** A gateway, and what calls it. */
export interface CalledGateway {
  app: FastifyInstance
  ctx: GatewayContext
  config: GatewayConfig
  clock: AdjustableClock
  db: TestDatabase['db']
  databaseUrl: string
  /** Runs work that the gateway's role has no right to, for example changing the age of an account. */
  asOwner: TestDatabase['asOwner']
  /** A signed call of the contract. */
  call: <Call extends CallDefinition>(
    definition: Call,
    input: CallInput<Call>,
    options?: CallOptions,
  ) => Promise<Answer<CallData<Call>>>
  send: (request: RawRequest) => Promise<LightMyRequestResponse>
  /** Any request to `/ops/**`, signed by the operator's key. */
  sendOps: (request: Omit<RawRequest, 'signed' | 'token'>) => Promise<LightMyRequestResponse>
  /**
   * A call signed by the operator's key, whose address begins with `/ops/v1/` unless it begins with a slash. An object body is sent as
   * JSON, a string as YAML.
   */
  ops: <Data = UntypedData>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    target: string,
    body?: object | string,
    change?: StaffChange,
  ) => Promise<Answer<Data>>
  /** The data of a GET by `ops`. */
  read: <Data = UntypedData>(target: string) => Promise<Data>
  /** A change of the staff by `ops`: by Sam and under a new key unless others are given. */
  post: (target: string, body: object, change?: StaffChange) => Promise<Answer<UntypedData>>
  /** Decides a proposal, as Lena unless another person is given. */
  decide: (
    proposal: { proposalId: string; hash: string },
    decision?: { accept?: boolean; actor?: string },
  ) => Promise<Answer<UntypedData>>
  /** Publishes a file. @returns the activity's id */
  publish: (file: { alias: string } | string, query?: string) => Promise<string>
  /** Sends facts of the platform, which are new ones of this moment unless they say otherwise. */
  sendFacts: (...facts: object[]) => Promise<Answer<UntypedData>>
  /** The rows of a table with these values, in the order of a column. */
  rows: <Table extends keyof Database>(
    table: Table,
    where?: Values<Table>,
    order?: keyof Values<Table> & string,
  ) => Promise<Selectable<Database[Table]>[]>
  /** Changes these rows as the owner of the database. */
  change: <Table extends keyof Database>(
    table: Table,
    values: { [Column in keyof Values<Table>]: unknown },
    where?: Values<Table>,
  ) => Promise<unknown>
  /** Appends entries to the log in one transaction. */
  append: (...entries: NewLogEntry[]) => Promise<void>
  /** Registers a new account, which is then logged in. */
  register: (changes?: Partial<CallInput<typeof register>['body']>) => Promise<TestUser>
  /** From the first call on it listens. @returns its origin */
  listen: () => Promise<string>
}

/** The person behind a change of the staff, the revision that it replaces, and the key under which it is made once at most. */
export interface StaffChange {
  actor?: string | undefined
  revision?: number | undefined
  key?: string | undefined
}

/** Calls a gateway through `inject`. */
export function callerOf({
  app,
  clock,
  config,
  db,
  asOwner,
}: Pick<CalledGateway, 'app' | 'clock' | 'config' | 'db' | 'asOwner'>): Omit<
  CalledGateway,
  'app' | 'ctx' | 'config' | 'clock' | 'db' | 'databaseUrl' | 'asOwner'
> {
  const send: CalledGateway['send'] = ({ method, target, body, token, headers, signed = true }) =>
    app.inject({
      method: method as 'GET',
      url: target,
      ...(body === undefined ? {} : { payload: body }),
      headers: {
        ...(signed ? signatureHeaders({ method, target, body }, { now: clock.now(), key: config.signKey }) : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })

  const call: CalledGateway['call'] = async (definition, input, callOptions = {}) => {
    const { body, ...rest } = input as { params?: unknown; query?: unknown; body?: unknown }
    const response = await send({
      method: definition.method,
      target: targetOf(definition, rest),
      signed: definition.signed,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...callOptions,
    })
    return answerOf(response)
  }

  const sendOps: CalledGateway['sendOps'] = ({ method, target, body = '', headers }) => {
    const signature = opsHeaders(
      { method, target, body },
      { now: clock.machineNow(), secret: config.opsSecrets[0] ?? '' },
    )
    const hasBody = body.length > 0
    return send({ method, target, signed: false, ...(hasBody ? { body } : {}), headers: { ...signature, ...headers } })
  }

  const ops: CalledGateway['ops'] = async (method, target, body, { actor, revision, key } = {}) => {
    const type = typeof body === 'string' ? 'application/yaml' : 'application/json'
    const text = typeof body === 'object' ? JSON.stringify(body) : (body ?? '')
    const headers = {
      'content-type': type,
      ...(actor !== undefined && { 'x-ops-actor': actor }),
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    }
    const address = target.startsWith('/') ? target : `/ops/v1/${target}`
    return answerOf(await sendOps({ method, target: address, body: text, headers }))
  }

  const read: CalledGateway['read'] = async (target) => (await ops('GET', target)).data

  const post: CalledGateway['post'] = (
    target,
    body,
    { actor = 'sam', revision, key = randomBytes(12).toString('hex') } = {},
  ) => ops('POST', target, body, { actor, revision, key })

  const decide: CalledGateway['decide'] = ({ proposalId, hash }, { accept = true, actor = 'lena' } = {}) =>
    post(`proposals/${proposalId}/decision`, { accept, hash }, { actor })

  const publish: CalledGateway['publish'] = async (file, query = '') => {
    const alias = typeof file === 'string' ? /^alias: (.+)$/m.exec(file)?.[1] : file.alias
    const { code, data } = await ops('PUT', `activities/${alias}${query}`, file)
    if (code !== '00000') throw new Error(`publication answered ${code}: ${JSON.stringify(data)}`)
    return data.activityId
  }

  const sendFacts: CalledGateway['sendFacts'] = (...facts) => {
    const events = facts.map((fact) => ({ eventId: randomBytes(8).toString('hex'), occurredAt: clock.now(), ...fact }))
    return ops('POST', 'events', { events })
  }

  const conditions = (where: object) =>
    sql.join(
      [sql`true`, ...Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`)],
      sql` and `,
    )
  const rows: CalledGateway['rows'] = async (table, where = {}, order) => {
    const ordered = order === undefined ? sql`` : sql`order by ${sql.ref(order)}`
    const query = sql<
      Selectable<Database[typeof table]>
    >`select * from ${sql.table(table)} where ${conditions(where)} ${ordered}`
    return (await query.execute(db)).rows
  }
  const change: CalledGateway['change'] = (table, values, where = {}) => {
    const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    return asOwner((owner) =>
      sql`update ${sql.table(table)} set ${sql.join(set)} where ${conditions(where)}`.execute(owner),
    )
  }

  const append: CalledGateway['append'] = (...entries) =>
    withTransaction(db, (tx) => appendLog(tx, entries, clock.now()))

  const registerUser: CalledGateway['register'] = async (changes = {}) => {
    const email = `${randomBytes(6).toString('hex')}@example.test`
    const password = 'a quiet harbour at dawn'
    const { mobile } = changes
    const body = {
      ...(mobile === undefined ? { email } : {}),
      password,
      languageType: 1,
      termsAccepted: true as const,
      ...changes,
    }
    const answer = await call(register, { body })
    if (answer.code !== '00000') throw new Error(`registration answered ${answer.code}`)
    const { userId, loginName, token } = answer.data
    return { userId, loginName, password: body.password, token, cookies: answer.cookies }
  }

  const listen = async (): Promise<string> => {
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }
  return {
    call,
    send,
    sendOps,
    ops,
    read,
    post,
    decide,
    publish,
    sendFacts,
    rows,
    change,
    append,
    register: registerUser,
    listen,
  }
}
