import { channel } from 'node:diagnostics_channel'
import pg from 'pg'
import { timeoutsFor } from './timeouts.ts'
import { isUnprepared } from './unprepared.ts'

/** Statements beyond this number are sent unprepared: for example, lists of many lengths have many texts. */
const PREPARED_MAXIMUM = 400
const names = new Map<string, string>()
/** How often the schema has changed under prepared statements. */
let changes = 0

function nameOf(text: string) {
  const known = names.get(text)
  if (known !== undefined || names.size >= PREPARED_MAXIMUM) return known
  const name = `s${changes}_${names.size}`
  names.set(text, name)
  return name
}

/**
 * Whether PostgreSQL refused a prepared statement because the columns of its result have changed: a newer version has added one to a table (ADR
 * 0158). The statement has done nothing.
 */
export const isStalePlan = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type'

/** Gives all statements new names. The old ones stay until their connections end, because no command removes them inside a transaction. */
export function prepareAnew() {
  names.clear()
  changes += 1
}

/** SQLSTATE of statements after one that failed, in the same transaction. */
const IN_FAILED_TRANSACTION = '25P02'

export interface SentStatement {
  /** With `$1` in place of the values. */
  text: string
  /** Settles with its result. */
  ended: Promise<unknown>
}

/** Publishes each statement once it is sent, for traces. */
export const STATEMENT_CHANNEL = 'fanfare:statement'
const statements = channel(STATEMENT_CHANNEL)

const isText = (query: unknown): query is string => typeof query === 'string'

/** Closes the connection at once; `end` would wait for a server that does not answer. The types of `pg` lack the field. */
export function closeAtOnce(client: pg.Client) {
  if (!('connection' in client)) throw new Error('pg has no connection in its client')
  const { stream } = client.connection as { stream: { destroy: () => void } }
  stream.destroy()
}

/**
 * Closes the connection of a statement that exceeds the timeout of PostgreSQL. Behind a network that drops all packets it would wait for ever, and
 * such connections would fill the pool.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    // The pool only listens to idle connections. A connection that breaks in a transaction must not end the process; its statement fails and reports
    // the error.
    this.on('error', () => undefined)
  }

  override query: pg.Client['query'] = (query: unknown, values?: unknown, ...rest: unknown[]) => {
    const plain = super.query.bind(this) as (...parts: unknown[]) => unknown
    const asked = this.repeated(() => this.#watched(plain(...this.asSent(query, values), ...rest)))
    if (statements.hasSubscribers && asked instanceof Promise)
      statements.publish({ text: isText(query) ? query : (query as pg.QueryConfig).text, ended: asked })
    return asked as never
  }

  /** How long a statement may go without an answer, ms. */
  protected readonly answerMs: () => number = timeoutsFor

  /** The first arguments of `query` as they go to `pg`. */
  protected asSent(query: unknown, values: unknown) {
    return [query, values]
  }

  /** Sends a query, and may repeat it. */
  protected repeated(send: () => unknown) {
    return send()
  }

  #watched(asked: unknown) {
    if (!(asked instanceof Promise)) return asked
    const watch = setTimeout(() => this.disconnect(), this.answerMs())
    return asked.finally(() => clearTimeout(watch))
  }

  disconnect() {
    closeAtOnce(this)
  }
}

/**
 * Prepares every statement with parameters under a name, so that PostgreSQL plans it once per connection and not once per request: planning the large
 * statement of a claim costs more than running it.
 */
export class PreparingClient extends WatchedClient {
  protected override asSent(query: unknown, values: unknown) {
    const isPrepared = isText(query) && Array.isArray(values) && values.length > 0 && !isUnprepared()
    return isPrepared ? [{ text: query, values, name: nameOf(query) }] : super.asSent(query, values)
  }
  protected override repeated(send: () => unknown) {
    const asked = send()
    if (!(asked instanceof Promise)) return asked
    return asked.catch(async (stale: unknown) => {
      if (!isStalePlan(stale)) throw stale
      prepareAnew()
      try {
        return (await send()) as unknown
      } catch (error) {
        // `withTransaction` repeats the transaction.
        throw error instanceof pg.DatabaseError && error.code === IN_FAILED_TRANSACTION ? stale : error
      }
    })
  }
}
