import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
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
  token?: string
  headers?: Record<string, string>
}

export type TestUser = Awaited<ReturnType<CalledGateway['register']>>

type Values<Table extends keyof Database> = Partial<Selectable<Database[Table]>>

interface Served {
  app: FastifyInstance
  ctx: GatewayContext
  config: GatewayConfig
  clock: AdjustableClock
  db: TestDatabase['db']
  databaseUrl: string
  /** Runs work that the gateway's role has no right to, for example changing the age of an account. */
  asOwner: TestDatabase['asOwner']
}
export type CalledGateway = Served & ReturnType<typeof callerOf>

/** The person behind a change of the staff, the revision that it replaces, and the key under which it is made once at most. */
export interface StaffChange {
  actor?: string | undefined
  revision?: number | undefined
  key?: string | undefined
}

/** Calls a gateway through `inject`. */
export function callerOf({ app, clock, config, db, asOwner }: Omit<Served, 'ctx' | 'databaseUrl'>) {
  const send = ({ method, target, body, token, headers, signed = true }: RawRequest) =>
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

  /** A signed call of the contract. */
  const call = async <Call extends CallDefinition>(
    definition: Call,
    input: CallInput<Call>,
    callOptions: CallOptions = {},
  ): Promise<Answer<CallData<Call>>> => {
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

  /** Any request to `/ops/**`, signed by the operator's key. */
  const sendOps = ({ method, target, body = '', headers }: Omit<RawRequest, 'signed' | 'token'>) => {
    const signature = opsHeaders(
      { method, target, body },
      { now: clock.machineNow(), secret: config.opsSecrets[0] ?? '' },
    )
    const hasBody = body.length > 0
    return send({ method, target, signed: false, ...(hasBody ? { body } : {}), headers: { ...signature, ...headers } })
  }

  /**
   * A call signed by the operator's key, whose address begins with `/ops/v1/` unless it begins with a slash. An object body is sent as
   * JSON, a string as YAML.
   */
  const ops = async <Data = UntypedData>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    target: string,
    body?: object | string,
    { actor, revision, key }: StaffChange = {},
  ): Promise<Answer<Data>> => {
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

  /** The data of a GET by `ops`. */
  const read = async <Data = UntypedData>(target: string) => (await ops<Data>('GET', target)).data

  /** A change of the staff by `ops`: by Sam and under a new key unless others are given. */
  const post = (
    target: string,
    body: object,
    { actor = 'sam', revision, key = randomBytes(12).toString('hex') }: StaffChange = {},
  ) => ops('POST', target, body, { actor, revision, key })

  /** Decides a proposal, as Lena unless another person is given. */
  const decide = ({ proposalId, hash }: { proposalId: string; hash: string }, { accept = true, actor = 'lena' } = {}) =>
    post(`proposals/${proposalId}/decision`, { accept, hash }, { actor })

  const publish = async (file: { alias: string } | string, query = ''): Promise<string> => {
    const alias = typeof file === 'string' ? /^alias: (.+)$/m.exec(file)?.[1] : file.alias
    const { code, data } = await ops('PUT', `activities/${alias}${query}`, file)
    if (code !== '00000') throw new Error(`publication answered ${code}: ${JSON.stringify(data)}`)
    return data.activityId
  }

  /** Sends facts of the platform, which are new ones of this moment unless they say otherwise. */
  const sendFacts = (...facts: object[]) => {
    const events = facts.map((fact) => ({ eventId: randomBytes(8).toString('hex'), occurredAt: clock.now(), ...fact }))
    return ops('POST', 'events', { events })
  }

  const conditions = (where: object) =>
    sql.join(
      [sql`true`, ...Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} is not distinct from ${value}`)],
      sql` and `,
    )
  /** The rows of a table with these values, in the order of a column; without one, of their `id` where they have one. */
  const rows = async <Table extends keyof Database>(
    table: Table,
    where: Values<Table> = {},
    order?: keyof Values<Table> & string,
  ) => {
    const place = order === undefined ? sql`to_jsonb(t) -> 'id'` : sql.ref(order)
    const query = sql<
      Selectable<Database[Table]>
    >`select * from ${sql.table(table)} t where ${conditions(where)} order by ${place}`
    return (await query.execute(db)).rows
  }
  /** Changes these rows as the owner of the database. */
  const change = <Table extends keyof Database>(
    table: Table,
    values: { [Column in keyof Values<Table>]: unknown },
    where: Values<Table> = {},
  ) => {
    const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    return asOwner((owner) =>
      sql`update ${sql.table(table)} set ${sql.join(set)} where ${conditions(where)}`.execute(owner),
    )
  }

  const append = (...entries: NewLogEntry[]) => withTransaction(db, (tx) => appendLog(tx, entries, clock.now()))

  /** Registers a new account, which is then logged in. */
  const registerUser = async (changes: Partial<CallInput<typeof register>['body']> = {}) => {
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

  /** From the first call on it listens. @returns its origin */
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
